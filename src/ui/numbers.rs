//! How numbers are written in the window.

/// Points from half points: `213½`, `½`, `−12`.
pub fn points(half_points: i32) -> String {
    let whole = (half_points / 2).unsigned_abs();
    let sign = if half_points < 0 { "−" } else { "" };
    match (half_points % 2 != 0, whole) {
        (false, _) => format!("{sign}{whole}"),
        (true, 0) => format!("{sign}½"),
        (true, _) => format!("{sign}{whole}½"),
    }
}

/// A difference in half points, with its sign: `+18½`, `−27`, `0`.
pub fn difference(half_points: i32) -> String {
    if half_points > 0 {
        format!("+{}", points(half_points))
    } else {
        points(half_points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_written_as_points() {
        let written: Vec<_> = [427, 1, 0, -1, -24, -55].map(points).into();
        assert_eq!(written, ["213½", "½", "0", "−½", "−12", "−27½"]);
        assert_eq!(difference(37), "+18½");
        assert_eq!(difference(0), "0");
        assert_eq!(difference(-54), "−27");
    }
}
