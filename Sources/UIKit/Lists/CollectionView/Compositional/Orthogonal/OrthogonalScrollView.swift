@_spi(UIKitParts) import UIKitViews
import CoreGraphics
internal import TrestleListModel

/// Scrolls one orthogonal section of a collection view. The section's cells are its subviews.
final class OrthogonalScrollView: UIScrollView {
  weak var host: UICollectionView?
  var section = 0
  private(set) var geometry: OrthogonalGeometry?
  private var isMirrored = false
  /// The offset at which the layout was last queried for nearby elements.
  var knownOffset: CGFloat = 0
  /// The frame before an update, from which it is animated.
  var frameBeforeUpdate: CGRect?

  init() {
    super.init(frame: .zero)
    backgroundColor = nil
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isDirectionalLockEnabled = true
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the section's geometry, scrolled to an offset.
  func take(_ new: OrthogonalGeometry, frame: CGRect, isMirrored: Bool, offset: CGFloat) {
    geometry = new
    self.isMirrored = isMirrored && new.axis == .horizontal
    decelerationRate = new.isFast ? .fast : .normal
    bounces = new.bounce != .never
    alwaysBounceHorizontal = new.bounce == .always && new.axis == .horizontal
    alwaysBounceVertical = new.bounce == .always && new.axis == .vertical
    if self.frame != frame { self.frame = frame }
    let size =
      new.axis == .horizontal
      ? CGSize(width: new.contentLength, height: frame.height) : CGSize(width: frame.width, height: new.contentLength)
    if contentSize != size { contentSize = size }
    guard !isInMotion else { return }
    let target = contentOffset(for: offset)
    if contentOffset != target { contentOffset = target }
  }

  /// The distance from the leading end of the content.
  var leadingOffset: CGFloat {
    guard let geometry else { return 0 }
    if geometry.axis == .vertical { return contentOffset.y }
    return isMirrored ? contentSize.width - layer.bounds.width - contentOffset.x : contentOffset.x
  }

  func contentOffset(for leading: CGFloat) -> CGPoint {
    guard let geometry else { return .zero }
    if geometry.axis == .vertical { return CGPoint(x: 0, y: leading) }
    return CGPoint(x: isMirrored ? contentSize.width - layer.bounds.width - leading : leading, y: 0)
  }

  /// The offset from the collection view's content to the section's content.
  var shift: CGPoint {
    let x = isMirrored ? contentSize.width - frame.maxX : -frame.minX
    return CGPoint(x: x, y: -frame.minY)
  }

  override func contentDidMove() {
    super.contentDidMove()
    host?.orthogonalSectionDidScroll(self)
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let geometry else { return proposed }
    let isSideways = geometry.axis == .horizontal
    var natural = isSideways ? proposed.x : proposed.y
    var speed = isSideways ? velocity.x : velocity.y
    if isMirrored {
      natural = contentSize.width - layer.bounds.width - natural
      speed = -speed
    }
    let target = geometry.stops.target(natural: natural, from: leadingOffset, velocity: speed)
    let offset = contentOffset(for: target)
    return CGPoint(x: isSideways ? roundToPixels(offset).x : proposed.x, y: isSideways ? proposed.y : roundToPixels(offset).y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { host?.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { host?.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { host?.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { host?.touchesCancelled(touches, with: event) }
}
