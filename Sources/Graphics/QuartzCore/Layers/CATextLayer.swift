import CoreGraphics
import TrestleText

/// A layer that shows a string, plain or attributed.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private var look = Look()

  struct Look {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  override func copyModel(from layer: CALayer) {
    super.copyModel(from: layer)
    if let layer = layer as? CATextLayer { look = layer.look }
  }

  open override class var animatableProperties: [CALayerProperty] {
    let layer = CATextLayer.self
    return super.animatableProperties + [
      .number("fontSize", layer, { $0.fontSize }, { $0.fontSize = $1 }),
      .color("foregroundColor", layer, { $0.foregroundColor }, { $0.foregroundColor = $1 }),
      .object("string", layer, { $0.string }, { $0.string = $1 }),
      .flag("wrapped", layer, { $0.isWrapped }, { $0.isWrapped = $1 }),
      .object("truncationMode", layer, { $0.truncationMode }, { $0.truncationMode = $1 ?? .none }),
      .object("alignmentMode", layer, { $0.alignmentMode }, { $0.alignmentMode = $1 ?? .natural }),
    ]
  }

  /// Marks the text for layout; no bitmap is drawn.
  open override func display() {
    guard let text = attributedText, text.count > 0, bounds.width > 0 else {
      if !items.isEmpty { items = [] }
      return
    }
    let options = TextLayout.Options(
      width: bounds.width, height: isWrapped ? bounds.height : .infinity, maximumLines: 0, lineBreakMode: lineBreakMode,
      alignment: alignmentMode.alignment, wrapsBeforeTruncating: isWrapped)
    items = [.text(TextLayout(text, options), at: bounds.origin)]
  }

  private var lineBreakMode: LineBreakMode {
    switch truncationMode {
    case .start: return .truncatingHead
    case .middle: return .truncatingMiddle
    case .end: return .truncatingTail
    default: return isWrapped ? .wordWrapping : .clipping
    }
  }

  private func set<Value>(_ key: String, _ path: WritableKeyPath<Look, Value>, _ new: Value) {
    let action = willChange(key)
    look[keyPath: path] = new
    setNeedsDisplay()
    didChange(key, action)
  }

  // MARK: Hooks for modules that define fonts

  /// Converts an attributed string to text; set by the module that defines its attributes.
  package static var textOfAttributedString: ((NSAttributedString, TextAttributes) -> AttributedText)?
  /// Converts the value of `font` to a font of that size; set by the module that defines its type.
  package static var fontOfObject: ((Any, CGFloat) -> Font?)?

  private var attributedText: AttributedText? {
    let rgba = foregroundColor?.rgba
    let color = rgba.map { TextColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) } ?? .clear
    let attributes = TextAttributes(font: resolvedFont, color: color)
    switch string {
    case let string as String: return AttributedText(string, attributes)
    case let string as NSAttributedString:
      return Self.textOfAttributedString?(string, attributes) ?? AttributedText(string.string, attributes)
    default: return nil
    }
  }

  private var resolvedFont: Font {
    let size = max(fontSize, 1)
    if let name = font as? String, let named = Font.make(FontDescription(family: .named(name), size: size)) { return named }
    if let font, let made = Self.fontOfObject?(font, size) { return made }
    return .system(size: size)
  }
}

extension CATextLayer {
  /// A `String`, or an `NSAttributedString`, whose attributes then replace the layer's properties.
  public var string: Any? {
    get { look.string }
    set {
      if let new = newValue as? String, let old = look.string as? String, new == old { return }
      set("string", \.string, newValue)
    }
  }

  /// The name of a font, or a font; its size is not used.
  public var font: Any? {
    get { look.font }
    set { set("font", \.font, newValue) }
  }

  /// The size of the font, in points.
  public var fontSize: CGFloat {
    get { look.fontSize }
    set { if newValue != look.fontSize { set("fontSize", \.fontSize, newValue) } }
  }

  public var foregroundColor: CGColor? {
    get { look.foregroundColor }
    set { if newValue != look.foregroundColor { set("foregroundColor", \.foregroundColor, newValue) } }
  }

  /// Whether lines are broken at the width of the bounds.
  public var isWrapped: Bool {
    get { look.isWrapped }
    set { if newValue != look.isWrapped { set("wrapped", \.isWrapped, newValue) } }
  }

  /// The position of the ellipsis in text that does not fit.
  public var truncationMode: CATextLayerTruncationMode {
    get { look.truncationMode }
    set { if newValue != look.truncationMode { set("truncationMode", \.truncationMode, newValue) } }
  }

  /// The horizontal alignment of the text.
  public var alignmentMode: CATextLayerAlignmentMode {
    get { look.alignmentMode }
    set { if newValue != look.alignmentMode { set("alignmentMode", \.alignmentMode, newValue) } }
  }
}
