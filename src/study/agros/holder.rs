//! Who has a field after moves that covered, cut or joined it.

use crate::rules::Player;
use crate::rules::agros::Holding;

/// Who has a field of a former owner, by what has become of its cells: whoever controls most of
/// those that are still empty, nobody counting as one. Of equals it is the former owner, else the
/// only player among them, else nobody.
///
/// `None` where no cell is empty any more: the field is gone and belongs to no one, not even to
/// nobody.
pub fn holder(former: Option<Player>, now: &Holding) -> Option<Option<Player>> {
    let cells = |who: Option<Player>| who.map_or(now.ownerless, |player| now.held[player]);
    let everyone = [Some(Player::First), Some(Player::Second), None];
    let most = everyone
        .into_iter()
        .map(cells)
        .max()
        .filter(|&most| most > 0)?;
    let has_most = |who: Option<Player>| cells(who) == most;
    if has_most(former) {
        return Some(former);
    }
    match Player::BOTH.map(|player| has_most(Some(player))) {
        [true, false] => Some(Some(Player::First)),
        [false, true] => Some(Some(Player::Second)),
        _ => Some(None),
    }
}
