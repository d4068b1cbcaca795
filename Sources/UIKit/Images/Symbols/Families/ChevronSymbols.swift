/// Angles that point somewhere: disclosure, back, and menus that open.
enum ChevronSymbols {
  static let all: [String: Symbol] = [
    "chevron.right": Symbol(10, 17) { $0.stroke("M-3 -6.3 L3 0 L-3 6.3") }
  ]
}
