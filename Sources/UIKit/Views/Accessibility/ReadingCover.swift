/// A cover of a view, for assistive technologies.
struct ReadingCover {
  weak var uncovered: UIView?
}
