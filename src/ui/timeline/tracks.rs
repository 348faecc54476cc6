//! Which lane of the ground runs on which track of the timeline.

use crate::study::Lane;

/// The tracks, from the top down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tracks {
    of_lane: Vec<Option<usize>>,
    count: usize,
}

impl Tracks {
    /// Gives a track to every lane that has ever been a large one, in the order in which they
    /// became so: the first one that no lane before it needs at the same time. So a lane keeps its
    /// track while the game goes on.
    pub fn of(lanes: &[Lane]) -> Tracks {
        let mut large: Vec<(usize, usize)> = lanes
            .iter()
            .enumerate()
            .filter_map(|(index, lane)| Some((lane.large_from?, index)))
            .collect();
        large.sort_unstable();
        let mut tracks: Vec<Vec<&Lane>> = Vec::new();
        let mut of_lane = vec![None; lanes.len()];
        for (_, index) in large {
            let lane = &lanes[index];
            // Where one ends as another begins, the two would look like one.
            let meets =
                |other: &&Lane| other.from <= lane.until + 1 && lane.from <= other.until + 1;
            let free = tracks.iter().position(|track| !track.iter().any(&meets));
            let track = free.unwrap_or_else(|| {
                tracks.push(Vec::new());
                tracks.len() - 1
            });
            tracks[track].push(lane);
            of_lane[index] = Some(track);
        }
        Tracks {
            of_lane,
            count: tracks.len(),
        }
    }

    /// The number of tracks.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The track of a lane, where it has one.
    pub fn of_lane(&self, lane: usize) -> Option<usize> {
        self.of_lane.get(lane).copied().flatten()
    }

    /// The lane that runs on a track at a ply.
    pub fn lane_on(&self, track: usize, ply: usize, lanes: &[Lane]) -> Option<usize> {
        let runs = |&lane: &usize| {
            let there = lanes[lane].from..=lanes[lane].until;
            self.of_lane[lane] == Some(track) && there.contains(&ply)
        };
        (0..lanes.len()).find(runs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::agros::land;
    use crate::study::{Lanes, sample};

    fn lanes(plies: usize) -> Vec<Lane> {
        let document = sample::game(plies);
        let mut lanes = Lanes::from(10);
        for node in &document.line()[10..] {
            lanes.push(land(document.position(*node)));
        }
        lanes.lanes().to_vec()
    }

    #[test]
    fn no_two_lanes_share_a_track_at_a_time() {
        let lanes = lanes(85);
        let tracks = Tracks::of(&lanes);
        for ply in 10..=85 {
            let there = |index: &usize| (lanes[*index].from..=lanes[*index].until).contains(&ply);
            let there: Vec<usize> = (0..lanes.len()).filter(there).collect();
            for lane in there {
                match tracks.of_lane(lane) {
                    Some(track) => assert_eq!(tracks.lane_on(track, ply, &lanes), Some(lane)),
                    None => assert_eq!(lanes[lane].large_from, None),
                }
            }
        }
        assert!(tracks.count() >= 6, "six large fields at the end");
    }

    #[test]
    fn lanes_keep_their_tracks_while_the_game_goes_on() {
        let mut before = Tracks::default();
        for plies in 11..=85 {
            let lanes = lanes(plies);
            let tracks = Tracks::of(&lanes);
            for (lane, track) in before.of_lane.iter().enumerate() {
                if track.is_some() {
                    assert_eq!(tracks.of_lane(lane), *track, "lane {lane}, ply {plies}");
                }
            }
            before = tracks;
        }
    }
}
