@_spi(UIKitParts) import UIKitViews
import QuartzCore

/// Receives the color chosen in a color picker. Every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a color was selected; `continuously` is true while the finger still moves.
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after a color was chosen; the older form without `continuously`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after the user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a color on three pages: from a grid, from a spectrum, or by red, green and blue; and its opacity below.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  private let pages = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"].map(LocalizedStrings.word))
  private let fields = [ColorGrid(), ColorField()]
  private let sliders = (0..<4).map { _ in UISlider() }
  private let swatch = UIView()
  private let heading = UILabel()
  private var labels: [UILabel] = []
  private let close = UIButton(type: .close)
  private var isFinished = false
  private var color = UIColor.black

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which receives the chosen color; held weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that the picker shows and changes.
  open var selectedColor: UIColor {
    get { color }
    set {
      color = newValue
      show()
    }
  }
  /// Whether the opacity can be chosen; `true` by default.
  open var supportsAlpha = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  @_spi(UIKitParts) open override var automaticPresentationStyle: UIModalPresentationStyle? {
    traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    preferredContentSize = CGSize(width: 320, height: 520)
    heading.text = title ?? LocalizedStrings.word("Colors")
    // The room between both ends of the bar is the same in every text size.
    heading.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 24)
    heading.adjustsFontForContentSizeCategory = true
    heading.textAlignment = .center
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    swatch.layer.cornerRadius = 10
    swatch.layer.borderWidth = 1
    swatch.layer.borderColor = UIColor.separator.cgColor
    pages.selectedSegmentIndex = 0
    pages.addAction(UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .valueChanged)
    for (field, name) in zip(fields, ["Color Grid", "Spectrum"]) {
      field.accessibilityLabel = LocalizedStrings.word(name)
      field.addTarget(self, action: UIColorPickerViewController.fieldChanged, for: .valueChanged)
    }
    labels = ["Red", "Green", "Blue", "Opacity"].map(LocalizedStrings.word).map { name in
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      // The slider has the same name.
      label.isAccessibilityElement = false
      return label
    }
    for (slider, label) in zip(sliders, labels) {
      slider.accessibilityLabel = label.text
      slider.addTarget(self, action: UIColorPickerViewController.sliderChanged, for: .valueChanged)
      slider.addTarget(self, action: UIColorPickerViewController.sliderReleased, for: [.touchUpInside, .touchUpOutside])
    }
    let parts: [UIView] = [heading, close, pages, swatch] + fields + sliders + labels
    for part in parts { view.addSubview(part) }
    show()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 14)
    heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    close.frame = CGRect(x: isMirrored ? area.minX : area.maxX - 30, y: area.minY, width: 30, height: 30)
    pages.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: 32)
    let textHeight = max(18, labels.first?.font.lineHeight.rounded(.up) ?? 18)
    let rowHeight = textHeight + 34
    let top = pages.frame.maxY + 14
    let lower = (supportsAlpha ? rowHeight : 0) + 12 + 56
    let height = min(max(120, area.maxY - top - lower - 12), area.width * 10 / 12)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
      field.isHidden = pages.selectedSegmentIndex != index
    }
    for (index, (slider, label)) in zip(sliders, labels).enumerated() {
      let y = index == 3 ? top + height + 12 : top + CGFloat(index) * min(rowHeight, height / 3)
      slider.isHidden = index == 3 ? !supportsAlpha : pages.selectedSegmentIndex != 2
      label.isHidden = slider.isHidden
      label.frame = CGRect(x: area.minX, y: y, width: area.width, height: textHeight)
      slider.frame = CGRect(x: area.minX, y: y + textHeight, width: area.width, height: 32)
    }
    swatch.frame = CGRect(x: isMirrored ? area.maxX - 56 : area.minX, y: top + height + lower - 56 + 12, width: 56, height: 56)
  }

  private var parts: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func show() {
    guard isViewLoaded else { return }
    for (slider, part) in zip(sliders, parts) { slider.value = Float(part) }
    swatch.backgroundColor = color
    for field in fields where field.chosen != color.withAlphaComponent(1) { field.place = nil }
  }

  private func fieldChanged(_ sender: ColorField) {
    guard let chosen = sender.chosen else { return }
    color = chosen.withAlphaComponent(parts[3])
    show()
    tell(continuously: sender.isTracking)
  }

  private func sliderChanged(_ sender: UISlider) {
    let values = sliders.map { CGFloat($0.value) }
    color = UIColor(red: values[0], green: values[1], blue: values[2], alpha: supportsAlpha ? values[3] : 1)
    show()
    tell(continuously: sender.isTracking)
  }

  private func sliderReleased(_ sender: UISlider) { tell(continuously: false) }

  private func tell(continuously: Bool) {
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    if !continuously { delegate?.colorPickerViewControllerDidSelectColor(self) }
  }

  private func finish() {
    guard !isFinished else { return }
    isFinished = true
    let tell = { [self] in delegate?.colorPickerViewControllerDidFinish(self) ?? () }
    guard let presenting = presentingViewController else { return tell() }
    presenting.dismiss(animated: true, completion: tell)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, isBeingDismissed else { return }
    isFinished = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// A field of colors from which one is chosen by a finger: a spectrum with the hues from left to right, from white to black.
class ColorField: UIControl {
  /// Where the chosen color is, in shares of the size.
  final var place: CGPoint? {
    didSet { if place != oldValue { setNeedsDisplay() } }
  }

  final var chosen: UIColor? { place.map { color(at: $0) } }

  func color(at place: CGPoint) -> UIColor {
    let isLight = place.y < 0.5
    return UIColor(hue: place.x, saturation: isLight ? place.y * 2 : 1, brightness: isLight ? 1 : 2 - place.y * 2, alpha: 1)
  }

  /// The frame of the mark of a place.
  func mark(at place: CGPoint) -> CGRect {
    CGRect(x: place.x * bounds.width - 14, y: place.y * bounds.height - 14, width: 28, height: 28)
  }

  /// Draws the colors: a gradient of the hues, under one from white to black that is clear in the middle.
  func drawColors(in context: CGContext) {
    let hues = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
    let tones = [UIColor.white, UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0), .black].map(\.cgColor)
    let end = CGPoint(x: bounds.width, y: bounds.height)
    for (colors, stops, end) in [
      (hues, (0...6).map { CGFloat($0) / 6 }, CGPoint(x: end.x, y: 0)), (tones, [0, 0.5, 0.5, 1], CGPoint(x: 0, y: end.y)),
    ] {
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: stops) else { continue }
      context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    layer.cornerRadius = 8
    clipsToBounds = true
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawColors(in: context)
    guard let place else { return }
    let mark = mark(at: place).insetBy(dx: 1.5, dy: 1.5)
    let outline = UIBezierPath(roundedRect: mark, cornerRadius: self is ColorGrid ? 3 : mark.width / 2)
    outline.lineWidth = 3
    UIColor.white.setStroke()
    outline.stroke()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    take(touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    take(touch)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }

  private func take(_ touch: UITouch) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let point = touch.location(in: self)
    place = CGPoint(x: min(max(point.x / bounds.width, 0), 1), y: min(max(point.y / bounds.height, 0), 1))
    sendActions(for: .valueChanged)
  }
}

/// Twelve columns of hues in ten rows of brightness, the first of them gray.
final class ColorGrid: ColorField {
  private static let (columns, rows) = (12, 10)

  private static func cell(at place: CGPoint) -> (column: Int, row: Int) {
    (min(Int(place.x * CGFloat(columns)), columns - 1), min(Int(place.y * CGFloat(rows)), rows - 1))
  }

  private static func color(_ column: Int, _ row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = (CGFloat(column) + 6.5).truncatingRemainder(dividingBy: 12) / 12
    let step = CGFloat(row) / CGFloat(rows)
    return step <= 0.5
      ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + step * 1.5, alpha: 1)
      : UIColor(hue: hue, saturation: 1.9 - step * 1.8, brightness: 1, alpha: 1)
  }

  private func frame(_ column: Int, _ row: Int) -> CGRect {
    let size = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    return CGRect(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width + 0.5, height: size.height + 0.5)
  }

  override func color(at place: CGPoint) -> UIColor {
    let cell = Self.cell(at: place)
    return Self.color(cell.column, cell.row)
  }

  override func mark(at place: CGPoint) -> CGRect {
    let cell = Self.cell(at: place)
    return frame(cell.column, cell.row)
  }

  override func drawColors(in context: CGContext) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        context.setFillColor(Self.color(column, row).cgColor)
        context.fill(frame(column, row))
      }
    }
  }
}

/// A round button that shows a color and opens a color picker.
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  private let ring = UIView()
  private let inner = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWell()
  }

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 28, height: 28)) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWell()
    coder.takeInterface(of: self, as: UIColorWell.self)
  }

  /// The title of the picker.
  open var title: String?
  /// Whether the opacity can be chosen; `true` by default.
  open var supportsAlpha = true
  /// The selected color; `nil` shows an empty well.
  open var selectedColor: UIColor? {
    didSet { inner.backgroundColor = selectedColor ?? .clear }
  }

  private func prepareWell() {
    ring.isUserInteractionEnabled = false
    inner.isUserInteractionEnabled = false
    ring.layer.borderWidth = 3
    addSubview(ring)
    addSubview(inner)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addTarget(self, action: UIColorWell.pressed, for: .touchUpInside)
  }

  /// The title, unless the app sets a label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? LocalizedStrings.word("Color Well") }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.layer.cornerRadius = side / 2
    ring.layer.borderColor = UIColor.systemGray2.resolvedColor(with: traitCollection).cgColor
    inner.frame = ring.frame.insetBy(dx: 5, dy: 5)
    inner.layer.cornerRadius = inner.bounds.width / 2
  }

  private func pressed(_ sender: UIColorWell) {
    var responder: UIResponder? = next
    while let candidate = responder, !(candidate is UIViewController) { responder = candidate.next }
    guard let controller = responder as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    picker.modalPresentationStyle = traitCollection.horizontalSizeClass == .regular ? .popover : .pageSheet
    picker.popoverPresentationController?.sourceView = self
    picker.popoverPresentationController?.sourceRect = bounds
    controller.present(picker, animated: true)
  }

  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
