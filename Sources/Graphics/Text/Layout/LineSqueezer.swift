/// Reduces the space between the letters of a line that is slightly too wide, before it would be truncated.
///
/// Frames in documents are measurements of the iOS system font. A title whose letters are up to a twentieth wider here is shown whole, as it is
/// there.
struct LineSqueezer {
  /// Whether the text asks for tightening before truncation.
  let tightens: Bool

  /// The limit of the reduction that the text asks for, as a fraction of the font size.
  private static let tightestSpacing = -0.03
  /// The part of its width that any line may lose.
  private static let greatestLoss = 0.05

  /// Squeezes the pieces to a width. Returns their width; nil if the line is too wide for that.
  func squeeze(_ pieces: inout some MutableCollection<TextPiece> & RandomAccessCollection, _ total: Double, to width: Double) -> Double? {
    let clusters = pieces.reduce(0) { $0 + ($1.shaped?.clusterCount ?? 0) }
    guard clusters > 1, let first = pieces.first else { return nil }
    let needed = (width - total) / Double(clusters)
    guard total - width <= total * LineSqueezer.greatestLoss || tightens && needed >= LineSqueezer.tightestSpacing * first.font.size
    else { return nil }
    for index in pieces.indices where pieces[index].shaped != nil {
      pieces[index].spacing += needed
      pieces[index].width = PieceCutter.width(of: pieces[index])
    }
    return pieces.reduce(0) { $0 + $1.width }
  }
}
