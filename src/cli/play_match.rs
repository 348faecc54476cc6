//! The command `match`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use agros::engine::matches::{
    Contestant, Elo, Ended, Finished, Match, MatchError, Openings, Pace, PaceError, Sprt, Standing,
    Verdict,
};
use agros::engine::{Playable, SetupOption};
use agros::rules::{Player, Position};
use agros::storage::{game_file, read_file};
use anyhow::{Context, anyhow};
use clap::Args;

use super::failure::Failure;
use super::game::{Game, with_game};
use super::results;
use super::texts::{one_line, result};

/// A match between two players.
#[derive(Args)]
pub struct MatchArguments {
    /// The player whose results are counted: @full, @random, @greedy, @uct, @bare, @mobile, or the
    /// command of a UGI program
    #[arg(long, value_name = "PLAYER")]
    first: String,
    /// Its opponent
    #[arg(long, value_name = "PLAYER")]
    second: String,
    /// The game
    #[arg(long, value_enum, default_value_t)]
    game: Game,
    #[command(flatten)]
    setup: SetupArguments,
    /// The number of games; those that begin alike are played in pairs
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    pace: PaceArguments,
    /// A file with a position a line, or random:PLIES from the usual start; without it, the whole
    /// opening is random
    #[arg(long, value_name = "FILE|random:PLIES")]
    openings: Option<PathBuf>,
    /// What is left to chance follows from this
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Ends the match as soon as it is decided whether the first is stronger by E1 rather than by
    /// E0 Elo
    #[arg(long, num_args = 2, value_names = ["E0", "E1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// A file to which the result is added as a line of JSON
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// What that line is to be known by, such as the commit of the program
    #[arg(long, value_name = "TEXT", default_value = "", requires = "results")]
    note: String,
    /// A folder for the games; they are numbered on from those that are there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// What is agreed before the games. Each game has some of it, and refuses the rest.
#[derive(Args)]
struct SetupArguments {
    /// Agros: the size of the board
    #[arg(long, value_name = "N")]
    size: Option<String>,
    /// Agros: the farmers a player
    #[arg(long, value_name = "N")]
    farmers: Option<String>,
    /// Agon: standard, guards or free
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// Agon: a captured queen may not go to the centre
    #[arg(long)]
    queen_avoids_centre: bool,
    /// Agora: what counts as height, pile or cell
    #[arg(long, value_name = "READING")]
    height: Option<String>,
    /// Agon, Agora: the side that moves first, by its letter
    #[arg(long, value_name = "LETTER")]
    begins: Option<String>,
}

impl SetupArguments {
    /// The arguments that were given, each with the key that it has in setups and its value.
    fn given(&self) -> impl Iterator<Item = (&'static str, &'static str, &str)> {
        let avoids = self.queen_avoids_centre.then_some("true");
        let all = [
            ("--size", "size", self.size.as_deref()),
            ("--farmers", "farmers", self.farmers.as_deref()),
            ("--variant", "variant", self.variant.as_deref()),
            ("--queen-avoids-centre", "queen_avoids_centre", avoids),
            ("--height", "height", self.height.as_deref()),
            ("--begins", "first", self.begins.as_deref()),
        ];
        let given = all.into_iter();
        given.filter_map(|(argument, key, value)| Some((argument, key, value?)))
    }

    /// The setup of a game with what they say of it.
    fn setup<P: Playable>(&self) -> anyhow::Result<P::Setup> {
        let mut setup = P::Setup::default();
        for (argument, key, value) in self.given() {
            let mut options = P::OPTIONS.iter();
            let option: &SetupOption = options
                .find(|option| option.key == key)
                .ok_or_else(|| anyhow!("{argument} means nothing in {}", P::GAME))?;
            setup = option.set::<P>(&setup, value).context(argument)?;
        }
        Ok(setup)
    }
}

/// How fast a match is played.
#[derive(Args)]
#[group(multiple = false)]
struct PaceArguments {
    /// The time for a move, in milliseconds [default: 100]
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// The positions, or playouts, for a move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// A clock: milliseconds for the game, and what each move adds
    #[arg(long, value_name = "MS+INC")]
    tc: Option<String>,
}

impl PaceArguments {
    fn pace(&self) -> Result<Pace, PaceError> {
        if let Some(clock) = &self.tc {
            return Pace::clock(clock);
        }
        Ok(match (self.nodes, self.movetime) {
            (Some(nodes), _) => Pace::Nodes(nodes),
            (None, time) => Pace::Time(Duration::from_millis(time.unwrap_or(100))),
        })
    }
}

/// A match cannot be played where there is no memory, or no such opening.
impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Failure {
        match error {
            MatchError::Table(_) => Failure::Refused(error.into()),
            MatchError::Opening(_) => Failure::Bad(error.into()),
        }
    }
}

/// Plays a match, and prints a line a game and the result.
pub fn play(arguments: &MatchArguments, out: &mut impl Write) -> Result<(), Failure> {
    with_game!(arguments.game, Position => play_match::<Position>(arguments, out))
}

fn play_match<P: Playable>(
    arguments: &MatchArguments,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let plan = plan::<P>(arguments).map_err(Failure::Bad)?;
    for player in [&plan.first, &plan.second] {
        let checked = player.check();
        checked.map_err(|failure| Failure::bad(anyhow!("`{player}` {failure}")))?;
    }
    let folder = arguments.out.as_deref().map(Folder::open).transpose()?;
    let standing = plan.play(|game, _| -> Result<(), Failure> {
        if let Some(folder) = &folder {
            folder.save(game)?;
        }
        writeln!(out, "{}", game_line(game))?;
        Ok(out.flush()?)
    })?;
    if let Some(sprt) = plan.sprt {
        writeln!(out, "{}", sprt_line(&sprt, &standing))?;
    }
    writeln!(out, "{}", last_line(&standing))?;
    if let Some(path) = &arguments.results {
        results::add(path, &arguments.note, command(), &standing)?;
    }
    Ok(())
}

/// The arguments of the command, but for those that say where results go.
fn command() -> String {
    let mut words = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--results" | "--note" | "--out" => drop(arguments.next()),
            _ if argument.contains(' ') => words.push(format!("\"{argument}\"")),
            _ => words.push(argument),
        }
    }
    words.join(" ")
}

fn plan<P: Playable>(arguments: &MatchArguments) -> anyhow::Result<Match<P>> {
    let player = |text: &str| Contestant::parse::<P>(text);
    let sprt = match arguments.sprt.as_deref() {
        Some(&[elo0, elo1]) => Some(Sprt::new(elo0, elo1).context("--sprt")?),
        _ => None,
    };
    Ok(Match {
        first: player(&arguments.first).context("--first")?,
        second: player(&arguments.second).context("--second")?,
        openings: openings::<P>(arguments)?,
        games: arguments.games as usize,
        pace: arguments.pace.pace().context("--tc")?,
        concurrency: arguments.concurrency.into(),
        seed: arguments.seed,
        sprt,
    })
}

fn openings<P: Playable>(arguments: &MatchArguments) -> anyhow::Result<Openings<P>> {
    let setup = arguments.setup.setup::<P>()?;
    let Some(openings) = &arguments.openings else {
        let plies = P::start(&setup).opening_plies();
        return Ok(Openings::Random { setup, plies });
    };
    let plies = openings
        .to_str()
        .and_then(|text| text.strip_prefix("random:"));
    if let Some(plies) = plies {
        let plies = plies.parse();
        let plies = plies.with_context(|| format!("--openings `{}`", openings.display()))?;
        return Ok(Openings::Random { setup, plies });
    }
    let positions = read_positions::<P>(openings);
    let positions = positions.with_context(|| format!("--openings {}", openings.display()))?;
    let positions = positions.into_iter();
    let positions = positions.map(|position| position.with_options(&setup));
    Ok(Openings::Positions(positions.collect()))
}

/// The positions of a file, one a line; empty lines and those that begin with `#` are passed over.
fn read_positions<P: Position>(path: &Path) -> anyhow::Result<Vec<P>> {
    let bytes = read_file(path, game_file::MAX_BYTES)?;
    let text = String::from_utf8(bytes).map_err(|_| anyhow!("not a text file"))?;
    let mut positions = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let position = P::parse(line).with_context(|| format!("line {number}"))?;
        if position.outcome().is_some() {
            return Err(anyhow!("line {number}: the game is over there"));
        }
        positions.push(position);
    }
    if positions.is_empty() {
        return Err(anyhow!("there is no position in it"));
    }
    Ok(positions)
}

/// Where games are saved, under numbers that go on from those of the games that are there.
struct Folder<'a> {
    path: &'a Path,
    games: usize,
}

impl Folder<'_> {
    fn open(path: &Path) -> Result<Folder<'_>, Failure> {
        let games = || -> io::Result<usize> {
            fs::create_dir_all(path)?;
            let mut greatest = 0;
            for entry in fs::read_dir(path)? {
                let name = entry?.path();
                let number = name
                    .file_stem()
                    .and_then(|stem| stem.to_str()?.parse().ok());
                greatest = greatest.max(number.unwrap_or(0));
            }
            Ok(greatest)
        };
        let games = games()
            .with_context(|| format!("`{}` cannot be made or read", path.display()))
            .map_err(Failure::Refused)?;
        Ok(Folder { path, games })
    }

    fn save<P: Playable>(&self, game: &Finished<P>) -> Result<(), Failure> {
        let number = self.games.saturating_add(game.index + 1);
        let name = format!("{number:05}.{}", game_file::EXTENSION);
        let path = self.path.join(name);
        game_file::save(&path, &game.game)
            .with_context(|| format!("`{}` cannot be written", path.display()))
            .map_err(Failure::Refused)
    }
}

/// How a game went: its number, the players, the result, and by what.
fn game_line<P: Playable>(finished: &Finished<P>) -> String {
    let game = &finished.game;
    let end = game.main_end();
    let names = Player::BOTH.map(|player| one_line(&game.header().players[player].name));
    let points = match finished.ended.winner() {
        Some(Player::First) => "1-0",
        Some(Player::Second) => "0-1",
        None => "1/2-1/2",
    };
    let by = match &finished.ended {
        Ended::Play(outcome) => outcome.reason.to_string(),
        Ended::Failure(loser, failure) => one_line(&format!("{} {failure}", names[loser.index()])),
    };
    format!(
        "game {} {} - {} {points} {} {} plies: {by}",
        finished.index + 1,
        names[0],
        names[1],
        result(game, end).unwrap_or_default(),
        game.ply(end),
    )
}

fn sprt_line(sprt: &Sprt, standing: &Standing) -> String {
    let verdict = match sprt.verdict(&standing.pairs) {
        Some(Verdict::Upper) => "E1 accepted",
        Some(Verdict::Lower) => "E0 accepted",
        None => "not decided",
    };
    let (ratio, bound) = (sprt.ratio(&standing.pairs), Sprt::bound());
    format!("sprt llr {ratio:.2} [{:.2},{bound:.2}] {verdict}", -bound)
}

fn last_line(standing: &Standing) -> String {
    let Elo { value, low, high } = standing.elo();
    let pairs = standing.pairs.0.map(|count| count.to_string());
    format!(
        "games {} {} {} {} score {:.4} elo {value:.1} [{low:.1},{high:.1}] penta {}",
        standing.games(),
        standing.wins,
        standing.draws,
        standing.losses,
        standing.score(),
        pairs.join(",")
    )
}
