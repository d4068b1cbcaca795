import Foundation

/// The position after a tab character, measured from the left edge of the text's container.
struct TabRuler {
  let style: ParagraphStyle
  /// The start of the line.
  let indent: Double

  func advance(from x: Double) -> Double {
    let position = indent + x
    for tab in style.tabs where tab.location > position + 0.01 { return tab.location - position }
    let last = style.tabs.last?.location ?? 0
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    let steps = ((position - last) / interval).rounded(.down) + 1
    return max(last + steps * interval - position, 0.01)
  }

  /// The paragraph's text, in which a tab finds the end of a column.
  var text: AttributedText?

  /// Returns the stop at `position` if it aligns the following text.
  func aligningStop(at position: Double) -> TextTab? {
    style.tabs.first { abs($0.location - position) < 0.01 && ($0.alignment == .right || $0.alignment == .center || $0.terminators != nil) }
  }

  /// Moves the text after centering and right tabs back to align it with them.
  func align(_ pieces: inout [TextPiece]) -> Double {
    var x = 0.0
    var index = 0
    var pull: (tab: Int, stop: TextTab)?
    var following = 0.0
    // The width of the text between a tab and the end of its column.
    var column: Double?
    func settle() {
      guard let (tab, stop) = pull else { return }
      let whole = stop.terminators != nil ? column ?? following : stop.alignment == .center ? following / 2 : following
      let back = min(whole, pieces[tab].width)
      pieces[tab].width -= back
      x -= back
      pull = nil
    }
    while index < pieces.count {
      if pieces[index].kind == .tab {
        settle()
        pieces[index].width = advance(from: x)
        following = 0
        column = nil
        pull = aligningStop(at: indent + x + pieces[index].width).map { (index, $0) }
      } else {
        if column == nil, let set = pull?.stop.terminators, let width = widthBefore(set, pieces[index]) { column = following + width }
        following += pieces[index].width
      }
      x += pieces[index].width
      index += 1
    }
    settle()
    return x
  }

  /// Returns the width of a piece before the first character of a set; nil if it contains none.
  private func widthBefore(_ set: CharacterSet, _ piece: TextPiece) -> Double? {
    guard let text, piece.length > 0 else { return nil }
    for offset in piece.start..<piece.end {
      if let scalar = Unicode.Scalar(text.utf16[offset]), set.contains(scalar) { return piece.width(upTo: offset - piece.start) }
    }
    return nil
  }
}
