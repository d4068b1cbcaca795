import QuartzCore

/// Draws laid out lines with the selection behind them, and the caret.
@MainActor final class TextCanvas: UIView {
  let caret = CaretView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Rectangles of one color behind the text.
  struct Highlight {
    var rects: [CGRect]
    var color: UIColor
  }

  /// Shows lines, highlights, and dots below misspelled words, in the canvas's coordinates.
  func show(_ lines: [PlacedLines], highlights: [Highlight], misspelled: [CGRect] = []) {
    var items: [LayerItem] = []
    for highlight in highlights where !highlight.rects.isEmpty {
      let color = highlight.color.resolvedColor(with: traitCollection).cgColor
      for rect in highlight.rects { items.append(.fill(rect, color, cornerRadius: 0)) }
    }
    for placed in lines { items.append(.text(placed.layout, at: placed.origin)) }
    if !misspelled.isEmpty { addDots(misspelled, to: &items) }
    if items.isEmpty, layer.items.isEmpty { return }
    layer.items = items
  }

  /// The diameter of the dots below a misspelled word, and the distance of their centers (estimated).
  private static let (dot, pitch): (CGFloat, CGFloat) = (2, 4)

  private func addDots(_ places: [CGRect], to items: inout [LayerItem]) {
    let color = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
    for place in places {
      let count = max(1, ((place.width + Self.pitch - Self.dot) / Self.pitch).rounded(.down))
      let start = place.midX - (count * Self.pitch - (Self.pitch - Self.dot)) / 2
      for index in 0..<Int(count) {
        let dot = CGRect(x: start + CGFloat(index) * Self.pitch, y: place.minY, width: Self.dot, height: Self.dot)
        items.append(.fill(dot, color, cornerRadius: Self.dot / 2))
      }
    }
  }
}
