/// The cover over a view, which hides the content of the view from assistive technologies except `uncovered`.
struct ReadingCover {
  weak var uncovered: UIView?
}
