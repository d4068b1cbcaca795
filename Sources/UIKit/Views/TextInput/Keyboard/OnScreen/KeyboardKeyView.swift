import QuartzCore

/// Shows one key. The keyboard handles touches; for assistive technologies, each key can be activated.
@MainActor final class KeyboardKeyView: UIView {
  let key: KeyboardKey
  /// The width of a key on an upright screen with ten keys in a row.
  private static let fullWidth: CGFloat = 26
  private let face = CAGradientLayer()
  private let edge = CALayer()
  private let label = UILabel()
  private let caption = UILabel()
  private let picture = CAShapeLayer()
  weak var keyboard: KeyboardView?

  init(_ key: KeyboardKey, keyboard: KeyboardView) {
    self.key = key
    self.keyboard = keyboard
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(edge)
    layer.addSublayer(face)
    addSubview(label)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.adjustsFontSizeToFitWidth = true
    if !key.caption.isEmpty {
      caption.text = key.caption
      caption.textAlignment = .center
      caption.isAccessibilityElement = false
      addSubview(caption)
    }
    layer.addSublayer(picture)
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) { nil }

  struct State: Equatable {
    var title: String
    var spoken: String
    var isPressed = false
    var isActive = false
    var isLocked = false
    var isAction = false
    var isEnabled = true
  }

  private var shown: (state: State, look: UIDesign, style: UIUserInterfaceStyle, size: CGSize)?

  func show(_ state: State) {
    let traits = traitCollection
    let design = traits.design
    if let shown, shown.state == state, shown.look == design, shown.style == traits.userInterfaceStyle, shown.size == bounds.size { return }
    shown = (state, design, traits.userInterfaceStyle, bounds.size)
    let look = design.keyboard
    isHidden = key.action == .nothing
    accessibilityLabel = state.spoken
    let gradient =
      state.isPressed
      ? look.pressedKey
      : state.isActive ? look.activeKey : state.isAction && state.isEnabled ? look.actionKey : key.types ? look.key : look.specialKey
    face.colors = [color(gradient.top), color(gradient.bottom)]
    face.frame = bounds
    face.cornerRadius = look.cornerRadius
    edge.backgroundColor = color(look.edge)
    edge.frame = bounds.offsetBy(dx: 0, dy: 1)
    edge.cornerRadius = look.cornerRadius
    let text =
      !state.isEnabled
      ? look.disabledText
      : state.isActive ? look.activeText : state.isAction ? look.actionText : key.types ? look.text : look.specialText
    showTitle(state, look, text)
  }

  private func showTitle(_ state: State, _ look: UIDesign.Keyboard, _ text: UIColor) {
    let isSingle = state.title.count == 1
    let font = key.width == .rest && isSingle ? look.padFont : isSingle ? look.letterFont : look.specialFont
    // If keys are narrower than those of ten in a row, all letters have the same smaller size.
    let isNarrow = isSingle && key.width == .letter && bounds.width > 0 && bounds.width < Self.fullWidth
    label.font = isNarrow ? font.font.withSize(font.font.pointSize * bounds.width / Self.fullWidth) : font.font
    label.text = state.title
    label.textColor = text
    label.shadowColor = key.types && !state.isPressed ? look.textShadow : nil
    label.shadowOffset = CGSize(width: 0, height: 1)
    // Low keys have no space for letters under their digit.
    let showsCaption = !key.caption.isEmpty && bounds.height >= 38
    caption.isHidden = !showsCaption
    label.frame = bounds.insetBy(dx: isSingle ? 0 : 2, dy: 0).offsetBy(dx: 0, dy: showsCaption ? -6 : -0.5)
    caption.font = look.padCaptionFont.font
    caption.textColor = text
    caption.frame = CGRect(x: 0, y: bounds.midY + 6, width: bounds.width, height: 12)
    let art = KeyArt.path(key.action, locked: state.isLocked)
    picture.isHidden = art == nil
    label.isHidden = art != nil
    guard let art else { return }
    let path = CGMutablePath()
    path.addPath(art, transform: CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    picture.path = path
    let isFilled = key.action == .shift && state.isActive
    picture.fillColor = isFilled ? color(text) : nil
    picture.strokeColor = color(text)
    picture.lineWidth = 1.5
    picture.lineJoin = .round
    picture.lineCap = .round
  }

  private func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

  override var isAccessibilityElementByDefault: Bool { key.action != .nothing }
  override func accessibilityActivate() -> Bool {
    keyboard?.perform(key)
    return true
  }
}

/// The images on keys without letters.
@MainActor enum KeyArt {
  static func path(_ action: KeyboardKey.Action, locked: Bool) -> CGPath? {
    switch action {
    case .shift: return locked ? lockedShift : shift
    case .delete: return delete
    case .nextLanguage: return globe
    case .dictate: return microphone
    default: return nil
    }
  }

  private static let shift = arrow(withBar: false)
  private static let lockedShift = arrow(withBar: true)

  private static func arrow(withBar: Bool) -> CGPath {
    let path = CGMutablePath()
    let points: [(CGFloat, CGFloat)] = [
      (0, -8.5), (9, 0.5), (4.5, 0.5), (4.5, withBar ? 4.5 : 7.5), (-4.5, withBar ? 4.5 : 7.5), (-4.5, 0.5), (-9, 0.5),
    ]
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
    if withBar { path.addRect(CGRect(x: -4.5, y: 7, width: 9, height: 1.5)) }
    return path
  }

  /// A globe with its axis, the equator, two circles of latitude and two of longitude.
  private static let globe: CGPath = {
    let radius: CGFloat = 9
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    path.addEllipse(in: CGRect(x: -radius / 2, y: -radius, width: radius, height: 2 * radius))
    path.move(to: CGPoint(x: 0, y: -radius))
    path.addLine(to: CGPoint(x: 0, y: radius))
    for y in [-radius / 2, 0, radius / 2] {
      let half = (radius * radius - y * y).squareRoot()
      path.move(to: CGPoint(x: -half, y: y))
      path.addLine(to: CGPoint(x: half, y: y))
    }
    return path
  }()

  /// The outline of a microphone with its stand.
  private static let microphone: CGPath = {
    let path = CGMutablePath()
    path.addRoundedRect(in: CGRect(x: -3.5, y: -9.5, width: 7, height: 12), cornerWidth: 3.5, cornerHeight: 3.5)
    path.move(to: CGPoint(x: -6.5, y: -1.5))
    path.addCurve(to: CGPoint(x: 0, y: 5.5), control1: CGPoint(x: -6.5, y: 2.5), control2: CGPoint(x: -3.5, y: 5.5))
    path.addCurve(to: CGPoint(x: 6.5, y: -1.5), control1: CGPoint(x: 3.5, y: 5.5), control2: CGPoint(x: 6.5, y: 2.5))
    path.move(to: CGPoint(x: 0, y: 5.5))
    path.addLine(to: CGPoint(x: 0, y: 9))
    path.move(to: CGPoint(x: -4, y: 9))
    path.addLine(to: CGPoint(x: 4, y: 9))
    return path
  }()

  private static let delete: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -11, y: 0))
    path.addLine(to: CGPoint(x: -4.5, y: -7.5))
    path.addLine(to: CGPoint(x: 9, y: -7.5))
    path.addLine(to: CGPoint(x: 9, y: 7.5))
    path.addLine(to: CGPoint(x: -4.5, y: 7.5))
    path.closeSubpath()
    path.move(to: CGPoint(x: -0.5, y: -3))
    path.addLine(to: CGPoint(x: 5.5, y: 3))
    path.move(to: CGPoint(x: 5.5, y: -3))
    path.addLine(to: CGPoint(x: -0.5, y: 3))
    return path
  }()
}
