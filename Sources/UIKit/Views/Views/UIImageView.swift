import QuartzCore

/// Shows an image, or a sequence of images.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var animates = false
  private var shownImage: UIImage?

  /// Creates a view in the size of its image, which does not respond to touches.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view in the size of `image` that shows `highlightedImage` while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.takeInterface(of: self, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentsChanged()
  }

  /// The image shown while the view is neither animating nor highlighted.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      contentsChanged()
    }
  }
  /// The image shown while `isHighlighted` is `true`; `nil` shows `image`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted, highlightedImage !== oldValue { contentsChanged() } }
  }
  /// Whether the highlighted image is shown; table cells set it on selection.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { contentsChanged() } }
  }
  /// The size, weight and scale of a symbol image; they take precedence over the image's own configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      contentsChanged()
    }
  }

  /// Whether images are larger at accessibility text sizes; `false` by default. Symbols always follow the text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      invalidateIntrinsicContentSize()
      contentsChanged()
    }
  }
  /// The preferred dynamic range of images; without effect, because the screen has the standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The dynamic range in which images are shown: always `.standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// Returns the scale of an image at the present text size.
  private func enlargement(of image: UIImage) -> CGFloat {
    guard adjustsImageSizeForAccessibilityContentSizeCategory, !image.isSymbolImage,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return 1 }
    return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
  }

  private var naturalSize: CGSize? {
    guard let image = configured(image) else { return nil }
    let factor = enlargement(of: image)
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  // MARK: Animation

  /// The frames of the animation in order; `nil`, the default, shows `image`. Setting it stops the animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The frames used while highlighted; `nil` uses `animationImages`. Setting it stops the animation.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The duration of one cycle; 0 shows thirty images per second.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 repeats indefinitely.
  open var animationRepeatCount = 0
  /// Whether the frames are being played.
  open var isAnimating: Bool { animates }

  /// Plays the frames from the first one; does nothing without frames.
  open func startAnimating() {
    guard let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages, !frames.isEmpty else { return }
    animates = true
    run(frames, duration: animationDuration > 0 ? animationDuration : Double(frames.count) / 30, rounds: animationRepeatCount)
  }

  /// Stops the animation and shows `image` again.
  open func stopAnimating() {
    guard animates else { return }
    animates = false
    layer.removeAnimation(forKey: Self.animationKey)
    contentsChanged()
  }

  private static let animationKey = "images"

  private func run(_ frames: [UIImage], duration: TimeInterval, rounds: Int) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames.compactMap { pixels(of: $0) }
    animation.calculationMode = .discrete
    animation.duration = duration
    animation.repeatCount = rounds > 0 ? Float(rounds) : .infinity
    animation.delegate = Stopper(view: self)
    layer.add(animation, forKey: Self.animationKey)
  }

  /// Ends the animation after its last cycle.
  private final class Stopper: CAAnimationDelegate {
    private weak var view: UIImageView?

    init(view: UIImageView) {
      self.view = view
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      if flag { view?.stopAnimating() }
    }
  }

  // MARK: Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.image) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Display

  open override var intrinsicContentSize: CGSize {
    naturalSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate() ?? false { contentsChanged() }
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
    contentsChanged()
  }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if shownImage?.flipsForRightToLeftLayoutDirection ?? false { contentsChanged() } }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, !animates, shownImage?.images != nil { contentsChanged() }
  }

  private func contentsChanged() {
    let wanted = configured(isHighlighted ? highlightedImage ?? image : image)
    shownImage = wanted
    if !animates { layer.removeAnimation(forKey: Self.animationKey) }
    guard let wanted else {
      layer.contents = nil
      return
    }
    let scale = max(1, traitCollection.displayScale)
    layer.contentsScale = wanted.isSymbolImage ? scale : wanted.scale / enlargement(of: wanted)
    var center = wanted.capInsets.center(of: wanted.size)
    if mirrors(wanted) { center.origin.x = 1 - center.maxX }
    layer.contentsCenter = center
    layer.contents = pixels(of: wanted)
    if let frames = wanted.images, !animates { run(frames, duration: wanted.duration, rounds: 0) }
  }

  private func pixels(of image: UIImage) -> CGImage? {
    let upright = image.upright
    let pixels = upright.pixels(tint: tintColor.resolvedColor(with: traitCollection), scale: max(1, traitCollection.displayScale))
    guard mirrors(image), let pixels else { return pixels }
    return UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored).upright.cgImage
  }

  /// Returns whether an image that follows the reading direction is mirrored.
  private func mirrors(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the variant of `image` for the traits and the symbol configuration.
  private func configured(_ image: UIImage?) -> UIImage? {
    guard var image else { return nil }
    image = image.variant(for: traitCollection)
    if image.isSymbolImage, let configuration = preferredSymbolConfiguration { image = image.withConfiguration(configuration) }
    return image
  }
}

extension UIEdgeInsets {
  /// Returns the center of a resizable image between its caps, as fractions of the image.
  func center(of size: CGSize) -> CGRect {
    guard self != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: left / size.width, y: top / size.height, width: max(0, size.width - left - right) / size.width,
      height: max(0, size.height - top - bottom) / size.height)
  }
}
