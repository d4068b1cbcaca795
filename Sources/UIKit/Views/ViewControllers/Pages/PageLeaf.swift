import QuartzCore

/// A leaf that is curled at the spine: its front up to the fold, and its back from there on.
///
/// Positions along the axis count from the spine in the direction of a page that has not been turned. Every frame is linear in `progress`,
/// so that an animation between two values shows each value between them.
final class PageLeaf: UIView {
  /// The positions along the axis.
  struct Geometry {
    var isVertical: Bool
    var isReversed: Bool
    /// The position of the spine in the leaf's coordinates.
    var spine: CGFloat
    /// The length of a page along and across the axis.
    var length: CGFloat
    var breadth: CGFloat

    func rect(_ start: CGFloat, _ end: CGFloat) -> CGRect {
      let low = isReversed ? spine - end : spine + start
      return isVertical
        ? CGRect(x: 0, y: low, width: breadth, height: end - start) : CGRect(x: low, y: 0, width: end - start, height: breadth)
    }
  }

  private let geometry: Geometry
  private let front = UIView()
  private let back = UIView()
  private let frontPage: UIView
  private let backPage: UIView
  private let cast: PageShade
  private let sheen: PageShade
  private static let castLength: CGFloat = 40
  private static let sheenLength: CGFloat = 60

  /// The color of a back without a page. In the dark it is lighter than the page, because a shadow on black does not show the fold.
  private static let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.23, alpha: 1) : .systemBackground }

  /// 0 for the flat leaf before it is turned, 1 for the turned leaf.
  var progress: CGFloat = 0 {
    didSet { place() }
  }

  init(front frontPage: UIView, back backPage: UIView?, geometry: Geometry, size: CGSize) {
    self.frontPage = frontPage
    let plain = UIView()
    plain.backgroundColor = Self.paper
    self.backPage = backPage ?? plain
    self.geometry = geometry
    cast = PageShade(geometry, from: 0.3, to: 0)
    sheen = PageShade(geometry, from: 0.22, to: 0)
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    for clip in [front, back] { clip.clipsToBounds = true }
    back.backgroundColor = Self.paper
    addSubview(cast)
    addSubview(front)
    addSubview(back)
    front.addSubview(frontPage)
    back.addSubview(self.backPage)
    back.addSubview(sheen)
    place()
  }

  required init?(coder: NSCoder) { nil }

  private func place() {
    let length = geometry.length
    let fold = length * (1 - progress)
    front.frame = geometry.rect(0, fold)
    frontPage.frame = geometry.rect(0, length).from(front.frame)
    back.frame = geometry.rect(2 * fold - length, fold)
    backPage.frame = geometry.rect(2 * fold - length, 2 * fold).from(back.frame)
    cast.frame = geometry.rect(fold, fold + Self.castLength)
    sheen.frame = geometry.rect(fold - Self.sheenLength, fold).from(back.frame)
  }
}

/// The shadow at a fold.
final class PageShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ geometry: PageLeaf.Geometry, from start: CGFloat, to end: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let shade = layer as? CAGradientLayer else { return }
    shade.colors = [UIColor(white: 0, alpha: start).cgColor, UIColor(white: 0, alpha: end).cgColor]
    let ends = (CGPoint(x: 0, y: 0), geometry.isVertical ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0))
    shade.startPoint = geometry.isReversed ? ends.1 : ends.0
    shade.endPoint = geometry.isReversed ? ends.0 : ends.1
  }

  required init?(coder: NSCoder) { nil }
}

extension CGRect {
  /// Returns the rectangle in coordinates whose origin is that of `frame`.
  fileprivate func from(_ frame: CGRect) -> CGRect { offsetBy(dx: -frame.minX, dy: -frame.minY) }
}
