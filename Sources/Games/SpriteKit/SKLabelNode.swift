import UIKit

@preconcurrency @MainActor open class SKLabelNode: SKNode, Colored {
  public init(fontNamed fontName: String?) {
    super.init()
    if let fontName { self.fontName = fontName }
  }
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init(fontNamed: nil)
    self.attributedText = attributedText
  }
  public convenience override init() { self.init(fontNamed: nil) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open var text: String? { didSet { if text != oldValue { forget() } } }
  /// The attributed text, which replaces ``text``.
  open var attributedText: NSAttributedString? { didSet { forget() } }
  open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { if fontName != oldValue { forget() } } }
  /// The size of the font; 32 by default.
  open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { forget() } } }
  /// The color of the text; white by default.
  open var fontColor: UIColor? = .white { didSet { if fontColor != oldValue { forget() } } }
  /// A color that is blended with that of the text.
  open var color: UIColor? { didSet { if color != oldValue { forget() } } }
  open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { forget() } } }
  /// The blending with the pixels behind. The default is alpha blending.
  open var blendMode = SKBlendMode.alpha
  /// The horizontal alignment of the text relative to the position. The default is centered.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// The vertical alignment of the text relative to the position. The default is the baseline.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The maximum number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { forget() } } }
  /// The width at which lines wrap. The default is 0, for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { forget() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { forget() } } }

  var blendColor: UIColor {
    get { color ?? .white }
    set { color = newValue }
  }

  private var known: CGSize?
  private var picture: (scale: CGFloat, image: CGImage?)?
  private func forget() { (known, picture) = (nil, nil) }

  private var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize) }
  private var shown: NSAttributedString {
    if let attributedText { return attributedText }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = horizontalAlignmentMode == .center ? .center : horizontalAlignmentMode == .left ? .left : .right
    let fontColor = fontColor ?? .white
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font, .foregroundColor: color.map { fontColor.mixed(with: $0, colorBlendFactor) } ?? fontColor, .paragraphStyle: paragraph,
      ])
  }
  private var textSize: CGSize {
    if let known { return known }
    let isMultiline = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let bounds = shown.boundingRect(
      with: CGSize(width: isMultiline ? preferredMaxLayoutWidth : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], context: nil)
    let size = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
    known = size
    return size
  }
  private var descent: CGFloat {
    let font = attributedText.flatMap { $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil } ?? font
    return -font.descender
  }
  /// The bounds of the text, in the node's coordinates.
  override var contentBounds: CGRect {
    let size = textSize
    guard size.width > 0, !(text ?? attributedText?.string ?? "").isEmpty else { return .zero }
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: -descent
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKLabelNode else { return }
    (text, attributedText, fontName, fontSize, fontColor) = (
      other.text, other.attributedText, other.fontName, other.fontSize, other.fontColor
    )
    (color, colorBlendFactor, numberOfLines) = (other.color, other.colorBlendFactor, other.numberOfLines)
    (horizontalAlignmentMode, verticalAlignmentMode) = (other.horizontalAlignmentMode, other.verticalAlignmentMode)
    (preferredMaxLayoutWidth, lineBreakMode) = (other.preferredMaxLayoutWidth, other.lineBreakMode)
  }
  override func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {
    let bounds = contentBounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let wanted = renderer.pixelScale(of: place)
    if picture?.scale != wanted {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (wanted, false)
      let text = shown
      picture = (
        wanted,
        UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
          text.draw(with: CGRect(origin: .zero, size: bounds.size), options: [.usesLineFragmentOrigin], context: nil)
        }.cgImage
      )
    }
    var sprite = SceneRenderer.Sprite()
    (sprite.size, sprite.image) = (bounds.size, picture?.image)
    sprite.anchor = CGPoint(x: -bounds.minX / bounds.width, y: bounds.maxY / bounds.height)
    renderer.add(sprite, for: self, place)
  }
}
