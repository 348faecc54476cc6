//! The library: what is remembered of games, how they are found, counted and explored, and the
//! index that spares reading them again.

#[path = "library/desk.rs"]
mod desk;
#[path = "library/explorer.rs"]
mod explorer;
#[path = "library/folder.rs"]
mod folder;
#[path = "library/hostile.rs"]
mod hostile;
#[path = "library/search.rs"]
mod search;
#[path = "library/shelf.rs"]
mod shelf;
#[path = "library/statistics.rs"]
mod statistics;
