import CoreGraphics

/// Numbers from 0 to 50 and letters in circles and squares, such as `7.circle` and `a.square.fill`.
enum LetterSymbols {
  /// The strokes of each character, in a box 11 wide and 16 high around the center.
  private static let strokes: [Character: String] = [
    "0": "M0 -8 C-7 -8 -7 8 0 8 C7 8 7 -8 0 -8 Z", "1": "M-3.4 -5 L0.6 -8 V8",
    "2": "M-4.8 -4.4 C-4.2 -9.4 4.8 -9.2 4.8 -4 C4.8 -0.6 0 1.4 -5 8 H5.2",
    "3": "M-4.6 -5 C-3.4 -9 4.6 -9 4.6 -4.2 C4.6 -1.4 2.4 -0.4 -0.6 -0.4 C2.6 -0.4 5.2 1 5.2 3.8 C5.2 9.4 -4.6 9.2 -5.2 4.6",
    "4": "M2.8 8 V-8 L-5.6 3.6 H5.8", "5": "M4.4 -8 H-3.8 L-4.6 -0.4 C-2 -3 5.2 -2.6 5.2 2.8 C5.2 9.4 -4 9.2 -5 4.8",
    "6": "M3.8 -6.8 C-1 -9.8 -5 -5.4 -5 1.4 C-5 5.4 -3 8 0.2 8 C3.2 8 5.2 5.8 5.2 3 C5.2 -2.8 -3.6 -3.4 -5 1.8",
    "7": "M-5 -8 H5.2 C2 -3 -0.6 2 -1.4 8",
    "9": "M-3.8 6.8 C1 9.8 5 5.4 5 -1.4 C5 -5.4 3 -8 -0.2 -8 C-3.2 -8 -5.2 -5.8 -5.2 -3 C-5.2 2.8 3.6 3.4 5 -1.8",
    "8": "M0 -8 C-6 -8 -6 -0.6 0 -0.6 C-7 -0.6 -7 8 0 8 C7 8 7 -0.6 0 -0.6 C6 -0.6 6 -8 0 -8 Z",
    "a": "M-5.6 8 L0 -8 L5.6 8 M-3.6 2.6 H3.6", "b": "M-4.6 -8 V8 H1 C6.2 8 6.2 -0.4 1 -0.4 H-4.6 M1 -0.4 C5.4 -0.4 5.4 -8 0.6 -8 H-4.6",
    "c": "M5.4 -4.8 C3 -9.6 -5.8 -9.4 -5.8 0 C-5.8 9.4 3 9.6 5.4 4.8", "d": "M-4.8 -8 V8 H-0.4 C7.4 8 7.4 -8 -0.4 -8 Z",
    "e": "M4.6 -8 H-4.4 V8 H4.6 M-4.4 -0.2 H3.6", "f": "M4.6 -8 H-4 V8 M-4 -0.2 H3.6",
    "g": "M5.2 -4.8 C2.8 -9.6 -5.8 -9.4 -5.8 0 C-5.8 9.4 5.6 10 5.6 1.4 H0.6", "h": "M-5 -8 V8 M5 -8 V8 M-5 0 H5", "i": "M0 -8 V8",
    "j": "M3.4 -8 V3.4 C3.4 9.6 -4.6 9.4 -4.8 3.6", "k": "M-4.6 -8 V8 M5 -8 L-4.6 2 M-1.4 -1.2 L5.4 8", "l": "M-4 -8 V8 H4.8",
    "m": "M-6 8 V-8 L0 3 L6 -8 V8", "n": "M-5 8 V-8 L5 8 V-8", "o": "M0 -8 C-8 -8 -8 8 0 8 C8 8 8 -8 0 -8 Z",
    "p": "M-4.4 8 V-8 H0.6 C6.4 -8 6.4 1 0.6 1 H-4.4", "q": "M0 -8 C-8 -8 -8 8 0 8 C8 8 8 -8 0 -8 Z M1.4 3.4 L5.8 8.4",
    "r": "M-4.4 8 V-8 H0.6 C6.2 -8 6.2 0.4 0.6 0.4 H-4.4 M1 0.4 L5.2 8",
    "s": "M4.8 -5 C3.6 -9.2 -4.8 -9 -4.8 -4 C-4.8 1 5.4 -1 5.4 4 C5.4 9 -4.4 9.4 -5.4 4.6", "t": "M-5.6 -8 H5.6 M0 -8 V8",
    "u": "M-5 -8 V2 C-5 10 5 10 5 2 V-8", "v": "M-5.6 -8 L0 8 L5.6 -8", "w": "M-7 -8 L-3.6 8 L0 -5 L3.6 8 L7 -8",
    "x": "M-5 -8 L5 8 M5 -8 L-5 8", "y": "M-5.4 -8 L0 0.4 L5.4 -8 M0 0.4 V8", "z": "M-5 -8 H5 L-5 8 H5.2",
  ]

  /// Returns a magnifying glass with a digit, as `1.magnifyingglass`.
  private static func magnifier(of text: Substring) -> Symbol? {
    guard text.count == 1, let digit = text.first, digit.isNumber, let glyph = strokes[digit] else { return nil }
    return Symbol(21, 21) { pen in
      pen.stroke(.circle(-1.6, -1.6, 7))
      pen.stroke("M3.6 3.6 L8.8 8.8", width: pen.line * 1.3)
      pen.at(-1.6, -1.6, scale: 0.46) { $0.stroke(glyph) }
    }
  }

  /// Returns the symbol of a name; nil for names that are not of this kind.
  static func symbol(named name: String) -> Symbol? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts[1] == "magnifyingglass" { return magnifier(of: parts[0]) }
    guard parts.count == 2 || parts.count == 3 && parts[2] == "fill", let enclosure = SymbolEnclosure(rawValue: String(parts[1])) else {
      return nil
    }
    let text = String(parts[0])
    if let number = Int(text) {
      guard (0...50).contains(number), String(number) == text else { return nil }
    } else if text.count != 1 {
      return nil
    }
    let glyphs = text.compactMap { strokes[$0] }
    guard glyphs.count == text.count else { return nil }
    let draw: SymbolFamily.Drawing = { pen in
      for (index, glyph) in glyphs.enumerated() {
        let x = (CGFloat(index) - CGFloat(glyphs.count - 1) / 2) * 13
        pen.at(x, 0) { $0.stroke(glyph) }
      }
    }
    let scale: CGFloat = glyphs.count > 1 ? 0.46 : 0.58
    let isFilled = parts.count == 3
    return Symbol(21, 21) { pen in
      if isFilled { enclosure.inside(&pen) } else { enclosure.outline(&pen) }
      pen.layer = 0
      if isFilled { pen.cutting { $0.enclosed(0, 0, scale: scale, draw) } } else { pen.enclosed(0, 0, scale: scale, draw) }
    }
  }
}
