import CoreGraphics
import Foundation

/// A control that does something when it is pressed, and says what by a title, an image or both.
///
/// It is described in one of two ways: by titles, images and colours for each state (``setTitle(_:for:)`` and the like), or, from iOS 15
/// on, by a ``Configuration``. A button of type `.system` takes the look of the design; a `.custom` one shows only what it is given.
@preconcurrency @MainActor open class UIButton: UIControl {
  final var contents = ButtonContents()
  final var parts = ButtonParts()

  final var kind = ButtonType.custom
  final var ownConfiguration: Configuration?
  final var updateHandler: ConfigurationUpdateHandler?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentsChanged()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentsChanged()
    if let coder = coder.interface(for: self, "button") { takeButtonAttributes(coder) }
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button with the action's title and image, which does the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    kind = .system
    ownConfiguration = configuration
    adopt(primaryAction)
    configurationChanged()
    sizeToFit()
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  // MARK: Titles and images

  open var buttonType: ButtonType { kind }
  open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
  open func title(for state: State) -> String? { contents.titles.resolved(state) }
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColors, color, state) }
  open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(state) }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(\.shadowColors, color, state) }
  open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors.resolved(state) }
  open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
  open func image(for state: State) -> UIImage? { contents.images.resolved(state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgrounds, image, state) }
  open func backgroundImage(for state: State) -> UIImage? { contents.backgrounds.resolved(state) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, title, state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitles.resolved(state) }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    set(\.symbols, configuration, state)
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { contents.symbols.resolved(state) }
  open var currentTitle: String? { contents.titles.resolved(state) }
  open var currentTitleColor: UIColor { resolvedTitleColor(state) ?? .white }
  open var currentTitleShadowColor: UIColor? { contents.shadowColors.resolved(state) }
  open var currentImage: UIImage? { ownConfiguration?.image ?? contents.images.resolved(state) }
  open var currentBackgroundImage: UIImage? { contents.backgrounds.resolved(state) }
  open var currentAttributedTitle: NSAttributedString? { contents.attributedTitles.resolved(state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { contents.symbols.resolved(state) }
  open var titleLabel: UILabel? { madeTitleLabel }
  open var subtitleLabel: UILabel? { madeSubtitleLabel }
  open var imageView: UIImageView? { madeImageView }

  // MARK: Layout

  open var contentEdgeInsets: UIEdgeInsets {
    get { contents.contentInsets }
    set { setInsets(\.contentInsets, newValue) }
  }
  open var titleEdgeInsets: UIEdgeInsets {
    get { contents.titleInsets }
    set { setInsets(\.titleInsets, newValue) }
  }
  open var imageEdgeInsets: UIEdgeInsets {
    get { contents.imageInsets }
    set { setInsets(\.imageInsets, newValue) }
  }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ordinaryTitleRect(contentRect) }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { ordinaryImageRect(contentRect) }
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override func sizeToFit() { resizeKeepingOrigin(naturalSize) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }
  open override var forFirstBaselineLayout: UIView { parts.title ?? self }
  open override var forLastBaselineLayout: UIView { parts.subtitle ?? parts.title ?? self }

  // MARK: Looks

  open var adjustsImageWhenHighlighted = true {
    didSet { contentsChanged() }
  }
  open var adjustsImageWhenDisabled = true {
    didSet { contentsChanged() }
  }
  /// Whether a glow shows under the finger.
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var role = Role.normal {
    didSet { contentsChanged() }
  }

  // MARK: Configuration

  /// How the button looks, in one value; titles and images set by state then fill what it leaves open.
  open var configuration: Configuration? {
    get { ownConfiguration }
    set { setConfiguration(newValue) }
  }
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Selection

  /// Whether pressing the button selects it, or deselects it.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChoice() }
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if opensMenu { openMenu() } else { changeSelection() }
  }

  override func performTap() {
    if opensMenu { return openMenu() }
    changeSelection()
    super.performTap()
  }
  override var focusOutline: (CGRect, CGFloat) { (backgroundRect(forBounds: bounds), faceRadius) }

  // MARK: Menu

  /// What the button offers. With ``changesSelectionAsPrimaryAction`` its title is the element that is on.
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }
  override func adjust(by key: UIKey) -> Bool { opensMenu(by: key) }
  /// Whether pressing the button opens its menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { showChoice() }
  }
  override var triggersPrimaryActionOnTouchUp: Bool { !opensMenu }

  // MARK: Following

  override func stateChanged() {
    super.stateChanged()
    contentsChanged()
    stateShown()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsChanged()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  open override class var appearanceProperties: [UIAppearanceProperty] { buttonAppearanceProperties }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? spokenTitle ?? labelOfRow }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? ownConfiguration?.subtitle }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if opensMenu { return super.accessibilityTraits.union([.button, .popUpButton]) }
      return super.accessibilityTraits.union(.button).union(changesSelectionAsPrimaryAction ? .toggleButton : .none)
    }
    set { super.accessibilityTraits = newValue }
  }
}
