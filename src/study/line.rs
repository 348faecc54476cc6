//! The line of play through the cursor: who played what, what it did to the lead, and where
//! other lines leave it.

use crate::game::{Document, NodeId, Symbol};
use crate::rules::{Player, Position};

/// The line through the cursor of a document, from the start to its last ply.
///
/// It stays the same while the cursor moves along it, so it need only be made anew when the
/// document changes or the cursor goes to another line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The lead before the first ply; see [`Ply::lead`].
    pub start_lead: Option<i32>,
    /// The plies, the first one first.
    pub plies: Vec<Ply>,
    /// How many positions, from the start on, belong to the opening: those in which the next
    /// ply places a piece. 0 for games that begin with everything on the board.
    pub opening: usize,
    /// The first ply whose position belongs to the ending; see [`Phase::Ending`].
    pub ending: Option<usize>,
    /// The lines that leave this one, by where they leave it, then in the order of the tree.
    pub side_lines: Vec<SideLine>,
}

/// A stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The pieces are placed.
    Opening,
    /// All that is neither opening nor ending.
    Middle,
    /// From where on the two players together have once had less than half of the moves to choose
    /// from that they had when all pieces stood. Games that begin with everything on the board
    /// have no such measure, and no ending.
    Ending,
}

/// One ply of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The node that the ply leads to.
    pub node: NodeId,
    /// Who played it.
    pub mover: Player,
    /// The move in its notation.
    pub notation: String,
    /// The first player's score minus the second player's after the ply, in half points, or
    /// whatever else a game measures; `None` in games without it.
    pub lead: Option<i32>,
    /// By how much the ply changed the lead in its mover's favour, in half points; `None` for
    /// placements, whose changes say nothing yet.
    pub change: Option<i32>,
    /// Whether the ply lies on the main line of the document.
    pub main: bool,
    /// Its place among the moves that were played from the same position, 0 for the main one.
    pub place: usize,
    /// How many moves were played there.
    pub places: usize,
    /// Whether more follows it.
    pub goes_on: bool,
    /// How the move was judged.
    pub symbol: Option<Symbol>,
    /// What was written about it; empty for nothing.
    pub comment: String,
}

/// A line that leaves another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideLine {
    /// The number of plies that both lines have in common.
    pub leaves: usize,
    /// The plies of its own, as they would be followed; at least one.
    pub plies: Vec<Ply>,
}

impl Line {
    /// The line through the cursor of a document, its lead that of the score.
    pub fn through<P: Position>(document: &Document<P>) -> Line {
        Line::measured(document, &lead)
    }

    /// The line through the cursor of a document, with another measure of the lead.
    pub fn measured<P: Position>(document: &Document<P>, lead: &dyn Fn(&P) -> Option<i32>) -> Line {
        let nodes = document.line();
        let start_lead = lead(document.position(NodeId::ROOT));
        let mut line = Line {
            start_lead,
            plies: plies(document, lead, start_lead, true, nodes[1..].iter().copied()),
            opening: opening(document, &nodes),
            ending: None,
            side_lines: Vec::new(),
        };
        line.ending = ending(document, &nodes, line.opening);
        for (leaves, node) in nodes.iter().enumerate() {
            let on_main_line = leaves == 0 || line.plies[leaves - 1].main;
            for child in document.children(*node) {
                if nodes.get(leaves + 1) != Some(child) {
                    let onward = document.onward(*child);
                    let plies = plies(document, lead, line.lead(leaves), on_main_line, onward);
                    line.side_lines.push(SideLine { leaves, plies });
                }
            }
        }
        line
    }

    /// The lead after so many plies, in half points; see [`Ply::lead`]. `None` beyond the end.
    pub fn lead(&self, plies: usize) -> Option<i32> {
        match plies.checked_sub(1) {
            None => self.start_lead,
            Some(last) => self.plies.get(last)?.lead,
        }
    }

    /// The stage of the game after so many plies.
    pub fn phase(&self, plies: usize) -> Phase {
        if plies < self.opening {
            Phase::Opening
        } else if self.ending.is_some_and(|ending| plies >= ending) {
            Phase::Ending
        } else {
            Phase::Middle
        }
    }

    /// The greatest lead of either player on this line and those beside it, in half points.
    pub fn greatest_lead(&self) -> Option<i32> {
        let beside = self.side_lines.iter().flat_map(|side| &side.plies);
        let leads = self.plies.iter().chain(beside).filter_map(|ply| ply.lead);
        leads.chain(self.start_lead).map(i32::abs).max()
    }

    /// The plies from the start to the last end of this line and those beside it.
    pub fn reach(&self) -> usize {
        let ends = self
            .side_lines
            .iter()
            .map(|side| side.leaves + side.plies.len());
        ends.chain([self.plies.len()]).max().unwrap_or_default()
    }

    /// The side lines that leave after so many plies.
    pub fn side_lines_after(&self, plies: usize) -> &[SideLine] {
        let from = self.side_lines.partition_point(|side| side.leaves < plies);
        let to = self.side_lines.partition_point(|side| side.leaves <= plies);
        &self.side_lines[from..to]
    }
}

impl SideLine {
    /// The node at which it begins: the first of its own.
    pub fn node(&self) -> NodeId {
        self.plies[0].node
    }

    /// The lead at its end, in half points; see [`Ply::lead`].
    pub fn lead(&self) -> Option<i32> {
        self.plies.last()?.lead
    }
}

/// The first player's score minus the second player's, in half points.
pub fn lead<P: Position>(position: &P) -> Option<i32> {
    let score = position.score()?;
    Some(score[Player::First] - score[Player::Second])
}

/// The facts of successive nodes. `lead` and `main` say how things stand before the first of them.
fn plies<P: Position>(
    document: &Document<P>,
    lead: &dyn Fn(&P) -> Option<i32>,
    lead_before: Option<i32>,
    main_before: bool,
    nodes: impl Iterator<Item = NodeId>,
) -> Vec<Ply> {
    let mut lead_before = lead_before;
    let mut main = main_before;
    let fact = |node| {
        let parent = document.parent(node)?;
        let play = document.played(node)?;
        let mover = document.position(parent).turn();
        let lead = lead(document.position(node));
        let leads = lead.zip(lead_before).filter(|_| !places::<P>(play));
        let gain = leads.map(|(now, before)| now - before);
        lead_before = lead;
        main &= document.children(parent).first() == Some(&node);
        Some(Ply {
            node,
            mover,
            notation: play.to_string(),
            lead,
            change: gain.map(|gain| match mover {
                Player::First => gain,
                Player::Second => -gain,
            }),
            main,
            place: document.index_among_siblings(node),
            places: document.children(parent).len(),
            goes_on: !document.children(node).is_empty(),
            symbol: document.notes(node).symbol,
            comment: document.notes(node).comment.clone(),
        })
    };
    nodes.filter_map(fact).collect()
}

/// How many positions of the line belong to the opening.
fn opening<P: Position>(document: &Document<P>, line: &[NodeId]) -> usize {
    let placements = line[1..]
        .iter()
        .take_while(|node| document.played(**node).is_some_and(places::<P>))
        .count();
    let reached = document.position(line[placements]);
    // Where the line ends in the opening, no ply tells that the last position belongs to it too.
    let still_placing = placements + 1 == line.len()
        && reached
            .legal_moves()
            .first()
            .is_some_and(|play| places::<P>(*play));
    placements + usize::from(still_placing)
}

/// The first position of the line that belongs to the ending.
fn ending<P: Position>(document: &Document<P>, line: &[NodeId], opening: usize) -> Option<usize> {
    let after = line.get(opening..).filter(|_| opening > 0)?;
    let mut choices = after
        .iter()
        .map(|node| document.position(*node).count_moves());
    let (mut before, mut now) = (choices.next()?, choices.next()?);
    let enough = (before + now).div_ceil(2);
    for (ply, next) in (opening + 2..).zip(choices) {
        (before, now) = (now, next);
        if before + now < enough {
            return Some(ply);
        }
    }
    None
}

/// Whether a ply brings a new piece onto the board.
fn places<P: Position>(play: P::Move) -> bool {
    matches!(P::ends(play), (None, Some(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::sample;

    #[test]
    fn plies_know_their_mover_their_lead_and_what_they_changed() {
        let line = Line::through(&sample::game(85));
        assert_eq!(line.plies.len(), 85);
        let ply = |number: usize| {
            let ply = &line.plies[number - 1];
            (ply.notation.as_str(), ply.mover, ply.lead, ply.change)
        };
        assert_eq!(ply(71), ("a4+a5", Player::First, Some(17), Some(80)));
        assert_eq!(ply(72), ("e6+e4", Player::Second, Some(-37), Some(54)));
        assert_eq!(ply(74), ("pass", Player::Second, Some(-3), Some(0)));
        assert_eq!(ply(2).3, None, "a placement");
        assert_eq!(line.lead(0), Some(0));
        assert_eq!(line.lead(72), Some(-37));
        assert_eq!(line.lead(86), None);
    }

    #[test]
    fn the_opening_lasts_as_long_as_the_next_ply_is_a_placement() {
        for (plies, opening) in [(0, 1), (1, 2), (9, 10), (10, 10), (11, 10), (85, 10)] {
            let line = Line::through(&sample::game(plies));
            assert_eq!(line.opening, opening, "after {plies} plies");
        }
    }

    #[test]
    fn the_ending_begins_where_the_choices_are_halved_and_stays_when_the_game_goes_on() {
        // After the opening there are 37 moves, and 37 after the first ply; 17 after 56 plies and
        // 16 after 57 are less than half of them.
        let phases = |plies| {
            let line = Line::through(&sample::game(plies));
            let phase = |ply| line.phase(ply);
            (line.ending, phase(9), phase(10), phase(plies))
        };
        use Phase::{Ending, Middle, Opening};
        assert_eq!(phases(40), (None, Opening, Middle, Middle));
        for plies in [57, 85] {
            assert_eq!(phases(plies), (Some(57), Opening, Middle, Ending));
        }
        let line = Line::through(&sample::game(85));
        assert_eq!((line.phase(56), line.phase(57)), (Middle, Ending));
    }

    #[test]
    fn side_lines_start_where_they_leave() {
        let document = sample::game_with_a_side_line();
        let line = Line::through(&document);
        assert_eq!(line.plies.len(), 85, "the line goes on beyond the cursor");
        assert!(line.plies.iter().all(|ply| ply.main));

        let [side] = line.side_lines_after(65) else {
            panic!("{:?}", line.side_lines);
        };
        assert_eq!((side.leaves, side.plies.len()), (65, 8));
        assert_eq!(side.plies[0].notation, "i5+h4");
        let gained = side.plies[0]
            .lead
            .zip(line.lead(65))
            .map(|(after, before)| before - after);
        assert_eq!(side.plies[0].change, gained);
        assert!(side.plies.iter().all(|ply| !ply.main));
        assert_eq!(side.lead(), Some(21));
        assert!(line.side_lines_after(64).is_empty());
        assert!(line.side_lines_after(66).is_empty());
    }

    #[test]
    fn from_a_side_line_the_main_line_is_beside() {
        let mut document = sample::game_with_a_side_line();
        let side = Line::through(&document).side_lines[0].node();
        document.set_cursor(side);
        let line = Line::through(&document);
        assert_eq!(line.plies.len(), 73);
        assert!(line.plies[64].main && !line.plies[65].main);
        let [main] = line.side_lines_after(65) else {
            panic!("{:?}", line.side_lines);
        };
        assert_eq!(main.plies.len(), 20);
        assert!(main.plies[0].main);
    }

    #[test]
    fn the_lines_beside_it_count_for_how_far_it_all_reaches() {
        let mut document = sample::game(85);
        let whole = Line::through(&document);
        let play = document.position(NodeId::ROOT).read_move("a1");
        let other = document.add(NodeId::ROOT, play.expect("a placement"));
        document.set_cursor(other.expect("legal"));
        let line = Line::through(&document);
        assert_eq!(line.plies.len(), 1);
        assert_eq!(line.reach(), 85);
        assert_eq!(line.greatest_lead(), whole.greatest_lead());
        assert!(line.greatest_lead() > line.lead(1));
    }

    #[test]
    fn the_line_stays_while_the_cursor_moves_along_it() {
        let mut document = sample::game_with_a_side_line();
        let line = Line::through(&document);
        document.set_cursor(line.plies[3].node);
        assert_eq!(Line::through(&document), line);
    }
}
