//! The course of a game as an animation.

use std::ops::RangeInclusive;

use crate::game::{Document, NodeId};

use super::{AnimationError, Depict, Still, animate};

/// The widths that an animation may have, in pixels.
pub const FILM_WIDTHS: RangeInclusive<u16> = 64..=1280;

/// How long a position stays after a placement, after a move, and at the end, in hundredths of a
/// second: placements say little by themselves.
const PLACEMENT: u16 = 40;
const MOVE: u16 = 100;
const END: u16 = 300;

/// Makes a GIF file of the positions at some nodes, each like `still` but for the position and
/// the move that led to it.
pub fn film<P: Depict>(
    game: &Document<P>,
    nodes: &[NodeId],
    still: &Still<'_, P>,
) -> Result<Vec<u8>, AnimationError> {
    let draw = |picture: usize| {
        let node = nodes[picture];
        P::svg(&Still {
            position: game.position(node),
            last: game.played(node),
            before: game.parent(node).map(|parent| game.position(parent)),
            // They are moves of one position alone.
            proposed: &[],
            marks: &game.notes(node).marks,
            ..still.clone()
        })
    };
    let pause = |picture: usize| match nodes.get(picture + 1) {
        None => END,
        Some(next) => match game.played(*next).map(P::ends) {
            Some((None, Some(_))) => PLACEMENT,
            _ => MOVE,
        },
    };
    animate(nodes.len(), draw, pause)
}
