import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A layer that overrides properties, as apps do.
@MainActor private final class RoundLayer: CALayer {
  var log: [String] = []
  override var cornerRadius: CGFloat {
    get { bounds.height / 2 }
    set { log.append("cornerRadius \(newValue)") }
  }
  override var backgroundColor: CGColor? {
    didSet { log.append("backgroundColor") }
  }
  override var zPosition: CGFloat {
    get { super.zPosition }
    set { super.zPosition = max(newValue, 5) }
  }
  override var contents: Any? {
    didSet { log.append("contents") }
  }
  override var transform: CATransform3D {
    didSet { log.append("transform") }
  }
  override var opacity: Float {
    get { super.opacity }
    set { super.opacity = min(newValue, 0.5) }
  }
  override var isHidden: Bool {
    didSet { log.append("hidden \(isHidden)") }
  }
  override var mask: CALayer? {
    didSet { log.append("mask") }
  }
  override func setAffineTransform(_ m: CGAffineTransform) {
    log.append("affine")
    super.setAffineTransform(m)
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    log.append("above")
    super.insertSublayer(layer, above: sibling)
  }
  override func setValue(_ value: Any?, forKey key: String) {
    log.append("set \(key)")
    super.setValue(value, forKey: key)
  }
  override func render(in ctx: CGContext) { log.append("render") }
}

@MainActor private final class Path: CAShapeLayer {
  override var path: CGPath? {
    didSet { sets += 1 }
  }
  override var strokeEnd: CGFloat {
    get { super.strokeEnd }
    set { super.strokeEnd = newValue / 2 }
  }
  var sets = 0
}

@MainActor private final class RoundView: UIView {
  override class var layerClass: AnyClass { RoundLayer.self }
  let inner = UIView()
  override var layoutMarginsGuide: UILayoutGuide { inner.layoutMarginsGuide }
  override var topAnchor: NSLayoutYAxisAnchor { inner.topAnchor }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { styles.append(overrideUserInterfaceStyle) }
  }
  override func addInteraction(_ interaction: any UIInteraction) {
    added += 1
    super.addInteraction(interaction)
  }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? inner : super.viewWithTag(tag) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
  var styles: [UIUserInterfaceStyle] = []
  var added = 0
}

@MainActor private final class Feed: UITableView {
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { .never }
    set {}
  }
  override var rowHeight: CGFloat {
    get { 33 }
    set {}
  }
  override var isPagingEnabled: Bool {
    didSet { log.append("paging") }
  }
  override var refreshControl: UIRefreshControl? {
    didSet { log.append("refresh") }
  }
  override func flashScrollIndicators() { log.append("flash") }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    log.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  var log: [String] = []
}

@MainActor private final class Cell: UITableViewCell {
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { count += 1 }
  }
  var count = 0
}

@MainActor private final class DarkController: UIViewController {
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .dark }
    set {}
  }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scroll }
  override var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { count += 1 }
  }
  let scroll = UIScrollView()
  var count = 0
}

@Suite("Members that subclasses override") @MainActor
struct OverriddenMemberTests {
  @Test("Overrides of a layer's properties are called, by the app and by UIKit")
  func layers() throws {
    let view = RoundView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer = try #require(view.layer as? RoundLayer)
    expect(layer.cornerRadius, equals: 10)
    layer.log = []
    layer.cornerRadius = 3
    view.backgroundColor = .red
    view.alpha = 0.9
    view.isHidden = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    layer.zPosition = 1
    layer.contents = nil
    layer.mask = CALayer()
    layer.insertSublayer(CALayer(), above: nil)
    layer.setValue(2, forKey: "app")
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { layer.render(in: $0.cgContext) }
    expect(layer.zPosition == 5 && layer.opacity == 0.5)
    expect(layer.value(forKey: "app") as? Int, equals: 2)
    expect(
      layer.log.filter { $0 != "transform" && $0 != "affine" } == [
        "cornerRadius 3.0", "backgroundColor", "hidden true", "contents", "mask", "above", "set app", "render",
      ])
    expect(layer.log.contains("transform"))
    let path = Path()
    path.path = CGPath(rect: .zero, transform: nil)
    path.strokeEnd = 0.5
    expect(path.sets == 1 && path.strokeEnd == 0.25)
  }

  @Test("Overrides of a view's properties and methods are called")
  func views() {
    let view = RoundView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(view.inner)
    let other = UIView()
    view.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    view.inner.frame = CGRect(x: 0, y: 30, width: 50, height: 50)
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: view.topAnchor), other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    expect(other.frame.minY, equals: 30)
    expect(view.layoutMarginsGuide.owningView === view.inner)
    view.overrideUserInterfaceStyle = .dark
    view.addInteraction(UIToolTipInteraction(defaultToolTip: "Tip"))
    expect(view.styles == [.dark] && view.added == 1 && view.interactions.count == 1)
    expect(view.viewWithTag(7) === view.inner)
    expect(view.convert(CGPoint.zero, to: nil as UIView?), equals: CGPoint(x: 1, y: 2))
  }

  @Test("Overrides of the members of scroll views, tables, cells and controllers are called")
  func tables() {
    let feed = Feed()
    feed.isPagingEnabled = true
    feed.refreshControl = UIRefreshControl()
    feed.flashScrollIndicators()
    feed.performBatchUpdates({})
    expect(feed.log, equals: ["paging", "refresh", "flash", "batch"])
    expect(feed.rowHeight == 33 && feed.contentInsetAdjustmentBehavior == .never)
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .clear()
    expect(cell.count, equals: 1)
    let controller = DarkController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    expect(controller.count == 1 && controller.contentScrollView(for: .top) === controller.scroll)
  }
}
