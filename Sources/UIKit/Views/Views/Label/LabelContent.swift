import Foundation
internal import TrestleText

/// The prepared text of a label, and its last layouts.
struct LabelContent {
  /// A layout and the scale of its fonts.
  struct Fitted {
    var options: TextLayout.Options
    var layout: TextLayout
    var scale: CGFloat
  }

  private(set) var prepared: PreparedText?
  private var fitted: [Fitted] = []
  /// The sizes of texts without a layout.
  private var measured: [(options: TextLayout.Options, size: CGSize)] = []
  /// The text layout shown by the layer.
  var shown: TextLayout?

  /// The number of cached layouts, enough for alternating measuring and drawing.
  private static let remembered = 3
  /// A text with more paragraphs is measured without a layout: most of its lines are invisible, and would only use memory.
  private static let longText = 512

  /// Discards the layouts after a change of the text or its attributes.
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

  /// Returns the size of the lines of `layout(_:_:minimumScale:)`.
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
