//! The stock of one game as JSON.
//!
//! A question is written in the words of game files: setup, start, moves, and `eval` as it stands
//! at the nodes of a game. Reading plays everything again.

use crate::cause::{Cause, Explain, explained};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::coach::training::{Card, Day, Deck, Exercise, MOST_CARDS, Memory, Source, Tally};
use crate::coach::{Aim, Forced, Loss, Noted, Question};
use crate::game::{Document, NodeId};
use crate::rules::Position;

/// No question has come about by more moves.
const MOST_PLIES: usize = 4_096;
/// No line or list of moves that are as good is longer.
const MOST_MOVES: usize = 512;
/// No name of a source is longer, in bytes.
const LONGEST_NAME: usize = 400;
/// More days are not read.
const MOST_DAYS: usize = 400;

#[derive(Serialize, Deserialize)]
struct Entry {
    setup: Json,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    aim: AimName,
    source: SourceName,
    eval: Json,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    as_good: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mistake: Option<Mistake>,
    ahead: f64,
    quiet: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    memory: Option<MemoryEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum AimName {
    Find,
    Hold,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SourceName {
    Game(String),
    Selfplay(u64),
    Endgame(u64),
}

#[derive(Serialize, Deserialize)]
struct Mistake {
    #[serde(rename = "move")]
    play: String,
    chance: f64,
    half_points: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    win_let_go: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    into_loss: Option<u32>,
}

#[derive(Serialize, Deserialize)]
struct MemoryEntry {
    ease: u16,
    repetitions: u16,
    pause: u32,
    last: u32,
    again: bool,
}

/// Writes a stock.
pub(super) fn write<P: Position>(deck: &Deck<P>) -> Json {
    let days = deck.days().iter();
    let days = days.map(|(day, tally)| {
        let counts = [tally.answered, tally.at_once];
        (day.0.to_string(), Json::from(counts.to_vec()))
    });
    let questions: Vec<Json> = deck.cards().iter().filter_map(write_card).collect();
    let mut written = Map::new();
    written.insert("seed".to_owned(), deck.seed().into());
    written.insert("days".to_owned(), days.collect::<Map<_, _>>().into());
    written.insert("questions".to_owned(), questions.into());
    written.into()
}

fn write_card<P: Position>(card: &Card<P>) -> Option<Json> {
    let exercise = &card.exercise;
    let question = &exercise.question;
    let names = |moves: &[P::Move]| moves.iter().map(P::Move::to_string).collect::<Vec<_>>();
    let noted = Noted {
        verdict: question.verdict,
        line: names(&question.line),
    };
    let mistake = question.mistake.map(|(play, loss)| {
        let (win_let_go, into_loss) = match loss.forced {
            None => (None, None),
            Some(Forced::WinLetGo(plies)) => (Some(plies), None),
            Some(Forced::IntoLoss(plies)) => (None, Some(plies)),
        };
        Mistake {
            play: play.to_string(),
            chance: loss.chance.into(),
            half_points: loss.half_points,
            win_let_go,
            into_loss,
        }
    });
    let entry = Entry {
        setup: serde_json::to_value(&question.setup).ok()?,
        start: question.start.as_ref().map(ToString::to_string),
        moves: names(&question.history),
        aim: match question.aim {
            Aim::Find => AimName::Find,
            Aim::Hold => AimName::Hold,
        },
        source: match &exercise.source {
            Source::Game(players) => SourceName::Game(players.clone()),
            Source::SelfPlay(seed) => SourceName::Selfplay(*seed),
            Source::Endgame(seed) => SourceName::Endgame(*seed),
        },
        eval: noted.write(None),
        as_good: names(&question.as_good),
        mistake,
        ahead: exercise.ahead.into(),
        quiet: exercise.quiet,
        memory: card.memory.map(|memory| MemoryEntry {
            ease: memory.ease,
            repetitions: memory.repetitions,
            pause: memory.pause,
            last: memory.last.0,
            again: memory.again,
        }),
    };
    serde_json::to_value(entry).ok()
}

/// Reads a stock, and says what is wrong with the parts of it that cannot be used.
pub(super) fn read<P: Position>(kept: &Json) -> (Deck<P>, Vec<Cause>) {
    let (mut cards, mut faults) = (Vec::new(), Vec::new());
    let questions = kept.get("questions").and_then(Json::as_array);
    match questions {
        None => faults.push(wrong("there is no list of questions")),
        Some(questions) => {
            for (number, question) in (1_usize..).zip(questions.iter().take(MOST_CARDS)) {
                match read_card(question) {
                    Ok(card) => cards.push(card),
                    Err(fault) => {
                        let english = format!("question {number}: {fault}");
                        let number = number.to_string();
                        let fault =
                            explained!(&english, "question-at", number = number, fault = fault);
                        faults.push(fault);
                    }
                }
            }
        }
    }
    let mut days = BTreeMap::new();
    let kept_days = kept.get("days").and_then(Json::as_object);
    for (day, counts) in kept_days.into_iter().flatten().take(MOST_DAYS) {
        let count = |place: usize| u32::try_from(counts.get(place)?.as_u64()?).ok();
        match (day.parse(), count(0), count(1)) {
            (Ok(day), Some(answered), Some(at_once)) if at_once <= answered => {
                days.insert(Day(day), Tally { answered, at_once });
            }
            _ => faults.push(wrong("a day of the record")),
        }
    }
    let seed = kept.get("seed").and_then(Json::as_u64).unwrap_or(1);
    (Deck::restored(cards, days, seed), faults)
}

fn read_card<P: Position>(written: &Json) -> Result<Card<P>, Cause> {
    let entry = Entry::deserialize(written).map_err(|error| error.explain())?;
    let too_long = entry.moves.len() > MOST_PLIES || entry.as_good.len() > MOST_MOVES;
    if too_long {
        return Err(wrong("more moves than any game has"));
    }
    let setup = P::Setup::deserialize(&entry.setup).map_err(|error| error.explain())?;
    let document = match &entry.start {
        None => Document::<P>::new(setup),
        Some(text) => {
            let start = P::parse(text).map_err(|error| error.explain())?;
            Document::starting_from(setup, start)
                .ok_or_else(|| wrong("start and setup contradict each other"))?
        }
    };
    let (document, node) = played(document, &entry.moves)?;
    let position = document.position(node).clone();
    if document.outcome(node).is_some() {
        return Err(wrong("the game is over"));
    }
    let legal = |text: &String| position.read_move(text).map_err(|error| error.explain());
    let noted = Noted::read(&entry.eval).ok_or_else(|| wrong("no value"))?;
    let line = noted.moves(&position, MOST_MOVES);
    if line.is_empty() || line.len() < noted.line.len() {
        return Err(wrong("the answer cannot be played"));
    }
    let mistake = match &entry.mistake {
        None => None,
        Some(mistake) => Some((legal(&mistake.play)?, loss(mistake)?)),
    };
    let way = document.path(node);
    let question = Question {
        aim: match entry.aim {
            AimName::Find => Aim::Find,
            AimName::Hold => Aim::Hold,
        },
        setup: document.setup().clone(),
        start: document.own_start().cloned(),
        history: way.iter().filter_map(|&n| document.played(n)).collect(),
        verdict: noted.verdict,
        line,
        as_good: entry.as_good.iter().map(legal).collect::<Result<_, _>>()?,
        mistake,
        position,
    };
    let source = match entry.source {
        SourceName::Game(players) if players.len() > LONGEST_NAME => {
            return Err(wrong("a name that is too long"));
        }
        SourceName::Game(players) => Source::Game(players),
        SourceName::Selfplay(seed) => Source::SelfPlay(seed),
        SourceName::Endgame(seed) => Source::Endgame(seed),
    };
    Ok(Card {
        exercise: Exercise {
            question,
            source,
            ahead: part(entry.ahead)?,
            quiet: entry.quiet,
        },
        memory: entry.memory.map(memory),
    })
}

/// What is wrong with a question.
fn wrong(english: &str) -> Cause {
    Cause::phrase("question", english)
}

fn played<P: Position>(
    mut document: Document<P>,
    moves: &[String],
) -> Result<(Document<P>, NodeId), Cause> {
    let mut node = NodeId::ROOT;
    for text in moves {
        let play = document.position(node).read_move(text);
        let play = play.map_err(|error| error.explain())?;
        node = document.add(node, play).map_err(|error| error.explain())?;
    }
    Ok((document, node))
}

fn loss(mistake: &Mistake) -> Result<Loss, Cause> {
    Ok(Loss {
        chance: part(mistake.chance)?,
        half_points: mistake.half_points.max(0),
        forced: match (mistake.win_let_go, mistake.into_loss) {
            (Some(plies), _) => Some(Forced::WinLetGo(plies)),
            (None, Some(plies)) => Some(Forced::IntoLoss(plies)),
            (None, None) => None,
        },
    })
}

/// A number from 0 to 1.
fn part(number: f64) -> Result<f32, Cause> {
    match (0.0..=1.0).contains(&number) {
        true => Ok(number as f32),
        false => Err(wrong("a chance that is none")),
    }
}

/// What is known of a question, kept within what the algorithm can come to.
fn memory(entry: MemoryEntry) -> Memory {
    Memory {
        ease: entry.ease.clamp(Memory::LEAST_EASE, Memory::MOST_EASE),
        repetitions: entry.repetitions,
        pause: entry.pause.clamp(1, Memory::LONGEST_PAUSE),
        last: Day(entry.last),
        again: entry.again,
    }
}
