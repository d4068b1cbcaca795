import Foundation
internal import Text

/// The text of a label as it is set, and the layouts of it that were asked for last.
struct LabelContent {
  /// A layout and how far its fonts were shrunk.
  struct Fitted {
    var options: TextLayout.Options
    var layout: TextLayout
    var scale: CGFloat
  }

  private(set) var prepared: PreparedText?
  private var fitted: [Fitted] = []
  /// The sizes of texts of which no layout was made.
  private var measured: [(options: TextLayout.Options, size: CGSize)] = []
  /// The text layout shown by the layer.
  var shown: TextLayout?

  /// As many as measuring and drawing in turn ask for.
  private static let remembered = 3
  /// A text of more paragraphs is measured without a layout: most of its lines are out of sight, and would only take memory.
  private static let longText = 512

  /// The text or its looks changed.
  mutating func forget() {
    prepared = nil
    fitted.removeAll(keepingCapacity: true)
    measured.removeAll()
  }

  mutating func prepare(_ text: AttributedText, direction: WritingDirection) -> PreparedText {
    let made = PreparedText(text, defaultDirection: direction)
    prepared = made
    return made
  }

  mutating func layout(_ text: PreparedText, _ options: TextLayout.Options, minimumScale: CGFloat) -> Fitted {
    if let index = fitted.firstIndex(where: { $0.options == options }) { return fitted[index] }
    var made = Fitted(options: options, layout: TextLayout(text, options), scale: 1)
    if minimumScale > 0, minimumScale < 1 {
      let (layout, scale) = TextFitting.layout(text, full: made.layout, minimumScale: minimumScale)
      made.layout = layout
      made.scale = scale
    }
    if fitted.count == LabelContent.remembered { fitted.removeFirst() }
    fitted.append(made)
    return made
  }

  /// The size of the lines that `layout(_:_:minimumScale:)` would give.
  mutating func size(_ text: PreparedText, _ options: TextLayout.Options, minimumScale: CGFloat) -> CGSize {
    guard text.paragraphCount > LabelContent.longText, minimumScale == 0, !fitted.contains(where: { $0.options == options }) else {
      return layout(text, options, minimumScale: minimumScale).layout.size
    }
    if let known = measured.first(where: { $0.options == options }) { return known.size }
    let size = TextLayout.size(of: text, options)
    if measured.count == LabelContent.remembered { measured.removeFirst() }
    measured.append((options, size))
    return size
  }
}
