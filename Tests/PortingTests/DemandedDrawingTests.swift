import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Members of texts, layers and contexts that real projects use.
@MainActor @Suite struct DemandedDrawingTests {
  private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    var attributes = attributes
    attributes[.font] = UIFont.systemFont(ofSize: 20)
    return NSAttributedString(string: text, attributes: attributes).size().width
  }

  @Test("Expansion widens glyphs by a power of e")
  func expansion() {
    let plain = width("Wide")
    expect(abs(width("Wide", [.expansion: 0.5]) / plain - exp(0.5)), below: 0.03)
    expect(abs(width("Wide", [.expansion: -0.5]) / plain - exp(-0.5)), below: 0.02)
  }

  @Test("A right tab with column terminators aligns numbers at their decimal point")
  func columns() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(
        textAlignment: .right, location: 120,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))])
    ]
    let storage = NSTextStorage(
      string: "\t1.5\n\t123.75", attributes: [.paragraphStyle: style, .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 300, height: 300))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    let points = [2, 9].map { manager.location(forGlyphAt: $0).x }
    expect((storage.string as NSString).substring(with: NSRange(location: 2, length: 1)), equals: ".")
    expect((storage.string as NSString).substring(with: NSRange(location: 9, length: 1)), equals: ".")
    expect(abs(points[0] - points[1]) < 0.5 && abs(points[0] - 120) < 1, "\(points)")
  }

  private func image(_ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { draw($0.cgContext) }
  }

  @Test("Line segments are strokes between pairs of points")
  func segments() throws {
    let drawn = image { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(4)
      context.strokeLineSegments(between: [
        CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 0, y: 30), CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 20),
      ])
    }
    let pixels = try #require(drawn.cgImage)
    expect([10, 20, 30].map { pixels.pixel(x: 20, y: $0).alpha }, equals: [255, 0, 255])
  }

  @Test("The edges of a rotated layer are smooth if the layer allows it")
  func edges() {
    func colors(_ allows: Bool) -> Int {
      let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
      let view = UIView()
      view.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
      box.backgroundColor = .black
      box.layer.allowsEdgeAntialiasing = allows
      box.transform = CGAffineTransform(rotationAngle: 0.3)
      view.addSubview(box)
      screen.show(view)
      let image = screen.snapshot()
      return Set((0..<100).flatMap { y in (0..<100).map { image.pixel(x: $0, y: y).red } }).count
    }
    expect(colors(true), above: 10)
  }

  @Test("A symbol that prefers several colors is drawn at the size of the plain one")
  func multicolor() throws {
    let plain = try #require(UIImage(systemName: "star.fill"))
    let colored = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
    expect(plain.size, equals: colored.size)
  }

  @Test("A content view is made by its configuration, and shows another one")
  func contents() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "One"
    let view: any UIView & UIContentView = configuration.makeContentView()
    let screen = TestScreen()
    screen.show(view)
    expect(screen.accessibilityTree().contains("One"))
    configuration.text = "Two"
    view.configuration = configuration
    screen.layout()
    expect(screen.accessibilityTree().contains("Two"))
  }

  @Test("Levels, weights and priorities are compared and added to")
  func values() {
    expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.statusBar - 1 < .statusBar)
    expect(UIFont.Weight.light, below: .bold)
    expect((UILayoutPriority.required - 1).rawValue == 999 && (UILayoutPriority.defaultLow + 10).rawValue == 260)
  }
}
