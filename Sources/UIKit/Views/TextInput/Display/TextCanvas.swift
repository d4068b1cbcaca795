import CoreGraphics
import QuartzCore
internal import TrestleText

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

  /// Shows lines and highlights, in the canvas's coordinates.
  func show(_ lines: [PlacedLines], highlights: [Highlight]) {
    var items: [LayerItem] = []
    for highlight in highlights where !highlight.rects.isEmpty {
      let color = highlight.color.resolvedColor(with: traitCollection).cgColor
      for rect in highlight.rects { items.append(.fill(rect, color, cornerRadius: 0)) }
    }
    for placed in lines { items.append(.text(placed.layout, at: placed.origin)) }
    if items.isEmpty, layer.items.isEmpty { return }
    layer.items = items
  }
}
