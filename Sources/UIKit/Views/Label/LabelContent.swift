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
  /// The text layout shown by the layer.
  var shown: TextLayout?

  /// As many as measuring and drawing in turn ask for.
  private static let remembered = 3

  /// The text or its looks changed.
  mutating func forget() {
    prepared = nil
    fitted.removeAll(keepingCapacity: true)
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
}
