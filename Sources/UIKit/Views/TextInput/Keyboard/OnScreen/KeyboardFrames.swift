import CoreGraphics

/// The frames of a page's keys.
struct KeyboardFrames {
  private(set) var all: [CGRect] = []

  init(_ layout: KeyboardLayout, in bounds: CGRect, look: UIDesign.Keyboard, scale: CGFloat) {
    let rows = CGFloat(max(layout.rows.count, 1))
    let pitch = (bounds.height - look.top - look.bottom) / rows
    let letters = CGFloat(max(layout.rows.dropLast().map { row in row.count { $0.width == .letter } }.max() ?? 10, 10))
    let unit = (bounds.width - 2 * look.side - (letters - 1) * look.gap) / letters
    for (index, row) in layout.rows.enumerated() {
      let y = bounds.minY + look.top + pitch * CGFloat(index)
      let height = pitch * look.keyShare
      for (x, width) in KeyboardFrames.places(row, unit: unit, width: bounds.width, look: look) {
        let left = (x * scale).rounded() / scale
        let right = ((x + width) * scale).rounded() / scale
        all.append(
          CGRect(x: left, y: (y * scale).rounded() / scale, width: max(0, right - left), height: (height * scale).rounded() / scale))
      }
    }
  }

  /// Returns the left edges and widths of a row's keys.
  private static func places(_ row: [KeyboardKey], unit: CGFloat, width: CGFloat, look: UIDesign.Keyboard) -> [(CGFloat, CGFloat)] {
    let letters = CGFloat(row.count { $0.width == .letter })
    let edges = CGFloat(row.count { $0.width == .edge })
    let rests = CGFloat(row.count { $0.width == .rest })
    let room = width - 2 * look.side
    func share(_ key: KeyboardKey) -> CGFloat {
      if case .share(let share) = key.width { return room * share }
      return 0
    }
    let shares = row.reduce(0) { $0 + share($1) }
    let gaps = CGFloat(row.count - 1) * look.gap
    // Letters are centered; edge keys are at most one and a half letters wide, and the rest stays empty.
    let spare = room - letters * unit - shares - gaps
    let isEven = edges == 0 && rests == 0
    let hasFewLetters = edges > 0 && letters < 7
    let edge = edges > 0 ? min(spare / edges, unit * 1.45) : 0
    let letter = hasFewLetters ? (room - gaps - edges * edge - 2 * look.gap) / max(letters, 1) : unit
    let free = max(0, room - gaps - edges * edge - letters * letter - shares)
    var x = look.side + (isEven ? spare / 2 : 0)
    var result: [(CGFloat, CGFloat)] = []
    for (index, key) in row.enumerated() {
      let keyWidth: CGFloat
      switch key.width {
      case .letter: keyWidth = letter
      case .edge: keyWidth = edge
      case .rest: keyWidth = (room - gaps - letters * letter - shares) / max(rests, 1)
      case .share: keyWidth = share(key)
      }
      // Half of the empty space follows the left edge key, and half precedes the right one.
      let isAfterEdge = index > 0 && row[index - 1].width == .edge
      let isBeforeEdge = index > 0 && key.width == .edge
      if edges > 0, rests == 0, isAfterEdge || isBeforeEdge { x += free / max(edges, 1) }
      result.append((x, keyWidth))
      x += keyWidth + look.gap
    }
    return result
  }
}
