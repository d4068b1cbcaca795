import CoreGraphics

/// A control that performs an action when it is pressed, with a title, an image or both.
///
/// It is set up in one of two ways: by titles, images and colors for each state (``setTitle(_:for:)`` and others), or, since iOS 15, by a
/// ``Configuration``. A button of type `.system` has the appearance of the design; a `.custom` one has no standard appearance.
@preconcurrency @MainActor open class UIButton: UIControl {
  package final var contents = ButtonContents()
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
    coder.takeInterface(of: self, as: UIButton.self)
  }

  /// Creates a button of a kind, without a size or a title.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button with the action's title and image, which performs the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button laid out by a configuration, whose action is sent on `.primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    kind = .system
    ownConfiguration = configuration
    adopt(primaryAction)
    configurationChanged()
    sizeToFit()
  }

  /// Creates a system button with an image and an action on `.touchUpInside`.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  // MARK: Titles and images

  /// The kind given on creation; `.custom` unless stated.
  open var buttonType: ButtonType { kind }
  /// Sets the title of a state; states without one use that of `.normal`. That of `.normal` replaces the title of a configuration.
  open func setTitle(_ title: String?, for state: State) {
    set(\.titles, title, state)
    if state == .normal, ownConfiguration?.titleLine.isEmpty == false { ownConfiguration?.title = title }
  }
  /// Returns the title of a state, or that of `.normal` if it has none.
  open func title(for state: State) -> String? { contents.titles.resolved(state) }
  /// Sets the title color of a state; `nil` restores the default.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColors, color, state) }
  /// Returns the title color of a state, or that of `.normal` if it has none.
  open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(state) }
  /// Sets the color of the title's shadow in a state; `nil` restores that of the normal state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(\.shadowColors, color, state) }
  /// Returns the shadow color of the title in a state, or that of `.normal` if it has none.
  open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors.resolved(state) }
  /// Sets the image of a state; states without one use that of `.normal`.
  open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
  /// Returns the image of a state, or that of `.normal` if it has none.
  open func image(for state: State) -> UIImage? { contents.images.resolved(state) }
  /// Sets the image behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgrounds, image, state) }
  /// Returns the background image of a state, or that of `.normal` if it has none.
  open func backgroundImage(for state: State) -> UIImage? { contents.backgrounds.resolved(state) }
  /// Sets a title with attributes for a state; it precedes the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, title, state) }
  /// Returns the attributed title of a state, or that of `.normal` if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitles.resolved(state) }
  /// Sets the size and weight of a symbol image in a state.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    set(\.symbols, configuration, state)
  }
  /// Returns the symbol configuration of a state, or that of `.normal` if it has none.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { contents.symbols.resolved(state) }
  /// The title shown in the current state.
  open var currentTitle: String? { contents.titles.resolved(state) }
  /// The title color in the current state; white if none applies.
  open var currentTitleColor: UIColor { resolvedTitleColor(state) ?? .white }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { contents.shadowColors.resolved(state) }
  /// The image shown in the current state; a configuration's image takes precedence.
  open var currentImage: UIImage? { ownConfiguration?.image ?? contents.images.resolved(state) }
  /// The background image shown in the current state.
  open var currentBackgroundImage: UIImage? { contents.backgrounds.resolved(state) }
  /// The attributed title shown in the current state.
  open var currentAttributedTitle: NSAttributedString? { contents.attributedTitles.resolved(state) }
  /// The configuration of symbol images in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { contents.symbols.resolved(state) }
  /// The label of the title. Change its font and line break mode here, but its text by `setTitle(_:for:)`.
  open var titleLabel: UILabel? { madeTitleLabel }
  /// The label below the title, used only by a configuration.
  open var subtitleLabel: UILabel? { madeSubtitleLabel }
  /// The view of the image. Change the image by `setImage(_:for:)`.
  open var imageView: UIImageView? { madeImageView }

  // MARK: Layout

  /// The distance between the edges and the content, in points; ignored with a configuration.
  open var contentEdgeInsets: UIEdgeInsets {
    get { contents.contentInsets }
    set { setInsets(\.contentInsets, newValue) }
  }
  /// The offset of the title, in points; does not affect the size of the button.
  open var titleEdgeInsets: UIEdgeInsets {
    get { contents.titleInsets }
    set { setInsets(\.titleInsets, newValue) }
  }
  /// The offset of the image, in points; does not affect the size of the button.
  open var imageEdgeInsets: UIEdgeInsets {
    get { contents.imageInsets }
    set { setInsets(\.imageInsets, newValue) }
  }
  /// Returns the rectangle of the background image; the bounds by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of title and image together: the bounds without the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
  /// Returns the rectangle of the title within the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ordinaryTitleRect(contentRect) }
  /// Returns the rectangle of the image within the content rectangle.
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

  // MARK: Appearance

  /// Whether the image is darkened while pressed; `true` by default.
  open var adjustsImageWhenHighlighted = true {
    didSet { contentsChanged() }
  }
  /// Whether the image is dimmed while disabled; `true` by default.
  open var adjustsImageWhenDisabled = true {
    didSet { contentsChanged() }
  }
  /// Whether a glow is shown around the touch.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title changes sides while pressed; `false` by default.
  open var reversesTitleShadowWhenHighlighted = false
  /// The meaning of the button, which decides some colors and key equivalents; `.normal` by default.
  open var role = Role.normal {
    didSet { contentsChanged() }
  }

  // MARK: Configuration

  /// The appearance of the button, in one value; missing values come from titles and images set by state.
  open var configuration: Configuration? {
    get { ownConfiguration }
    set { setConfiguration(newValue) }
  }
  /// Whether the configuration is updated automatically with the state.
  open var automaticallyUpdatesConfiguration = true
  /// Requests `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }
  /// Adapts the configuration to the state; calls `configurationUpdateHandler` by default.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Selection

  /// Whether pressing the button toggles its selection.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChoice() }
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if !opensMenu { changeSelection() }
  }

  override func performTap() {
    if !opensMenu { changeSelection() }
    super.performTap()
  }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) { (backgroundRect(forBounds: bounds), faceRadius) }

  // MARK: Menu

  /// The menu of the button. With ``changesSelectionAsPrimaryAction`` the title is that of the selected element.
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }
  override func adjust(by key: UIKey) -> Bool { opensMenu(by: key) }
  /// The order of menu elements if the menu is above the button; `.automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showChoice() }
  }
  override var hasOwnMenu: Bool { menu != nil }
  override func prepareMenu(_ events: inout MenuEvents) {
    if changesSelectionAsPrimaryAction, menu != nil { events.chosen = { [weak self] in self?.choose($0) } }
  }
  /// Returns the configuration of ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  // MARK: Observing

  @_spi(UIKitParts) open override func stateChanged() {
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
