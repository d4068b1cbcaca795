import Foundation
import Observation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Members of later versions", .serialized) @MainActor
struct LaterMembersTests {
  @Observable final class Model {
    var title = "one"
  }

  private func show(_ views: UIView...) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 1)
    let root = UIView()
    root.backgroundColor = .white
    for view in views { root.addSubview(view) }
    screen.show(root)
    screen.layout()
    return screen
  }

  @MainActor private final class Titled: UIView {
    let model: Model
    var titles: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }
    override func updateProperties() { titles.append(model.title) }
  }

  @MainActor private final class Page: UIViewController {
    var log: [String] = []
    override func updateProperties() { log.append("properties") }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test("Properties are updated before the first layout, on request, and when an observed object changes")
  func properties() async {
    let model = Model()
    let view = Titled(model)
    let screen = show(view)
    expect(view.titles, equals: ["one"])
    view.setNeedsLayout()
    layOut(screen)
    expect(view.titles.count, equals: 1)
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    layOut(screen)
    expect(view.titles.count, equals: 2)
    model.title = "two"
    await screen.settle()
    expect(view.titles, equals: ["one", "one", "two"])
  }

  @Test("A controller's properties are updated before its layout")
  func controllerProperties() {
    let screen = TestScreen(size: CGSize(width: 320, height: 300))
    let page = Page()
    screen.show(page)
    screen.layout()
    expect(page.log.prefix(2), equals: ["properties", "layout"])
    page.log = []
    page.setNeedsUpdateProperties()
    screen.layout()
    expect(page.log, equals: ["properties", "layout"])
  }

  @Test("A paste control is enabled while its target accepts the pasteboard, and pastes there")
  func pasteControl() {
    let control = UIPasteControl(configuration: .init())
    control.frame = CGRect(x: 10, y: 10, width: 120, height: 44)
    let text = UITextView(frame: CGRect(x: 10, y: 80, width: 200, height: 60))
    UIPasteboard.general.items = []
    text.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let screen = show(control, text)
    control.target = text
    expect(!control.isEnabled && control.intrinsicContentSize.width > 60)
    UIPasteboard.general.string = "Larch"
    screen.settle()
    expect(control.isEnabled)
    text.becomeFirstResponder()
    screen.tap(CGPoint(x: 60, y: 30))
    screen.settle()
    expect(text.text, equals: "Larch")
  }

  @Test("A slider without a thumb is dragged anywhere on its track")
  func thumbless() {
    let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 200, height: 30))
    slider.sliderStyle = .thumbless
    slider.value = 0.5
    let screen = show(slider)
    screen.drag(from: CGPoint(x: 40, y: 65), to: CGPoint(x: 80, y: 65))
    expect(slider.value > 0.6 && slider.value < 0.8 && slider.face.thumb.isHidden)
    expect(abs(slider.face.minimum.frame.width - 196 * CGFloat(slider.value)), below: 1)
  }

  @Test("Images grow at accessibility text sizes where that is wanted")
  func imageSize() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let view = UIImageView(image: image)
    view.contentMode = .center
    let screen = show(view)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.layout()
    expect(view.intrinsicContentSize, equals: image.size)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    expect(view.intrinsicContentSize.width > 30 && view.intrinsicContentSize.width == 2 * view.intrinsicContentSize.height)
    screen.traits = { $0.preferredContentSizeCategory = .extraLarge }
    screen.layout()
    expect(view.intrinsicContentSize, equals: image.size)
  }

  @Test("The whole of a truncated text shows while the mouse rests on it")
  func expansion() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = "A long line of text"
    label.showsExpansionTextWhenTruncated = true
    let screen = show(label)
    func tip() -> String? { (screen.window.subviews.first { $0.accessibilityIdentifier == "ToolTip" } as? UILabel)?.text }
    screen.hover(CGPoint(x: 30, y: 20))
    screen.advance(by: 1.5)
    expect(tip(), equals: "A long line of text")
    screen.hover(CGPoint(x: 200, y: 200))
    label.frame.size.width = 300
    screen.hover(CGPoint(x: 30, y: 20))
    screen.advance(by: 1.5)
    expect(tip() == nil)
  }

  @Test("Colors are spoken of by name and rank by prominence")
  func colors() {
    expect(UIColor.red.accessibilityName == "red" && UIColor.black.accessibilityName == "black")
    expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName, equals: "dark blue")
    expect(UIColor(white: 0.5, alpha: 1).accessibilityName == "gray" && UIColor.brown.accessibilityName == "brown")
    expect(UIColor.red.withProminence(.primary), equals: .red)
    expect(UIColor.red.withProminence(.tertiary).cgColor.alpha, equals: 0.3)
  }

  private func readAtOnce(_ data: Data) -> UIImage? { UIImageReader.default.image(data: data) }
  private func layOut(_ screen: TestScreen) { screen.layout() }

  @Test("An image reader reads files and data, in the size that is wanted")
  func imageReader() async throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
    let size = try #require(UIImage(data: data)?.size)
    let small = await UIImageReader(configuration: configuration).image(data: data)
    expect(small?.size, equals: CGSize(width: 10, height: 5))
    let whole = readAtOnce(data)
    expect(whole?.size, equals: size)
    let none = readAtOnce(Data([1, 2]))
    expect(none == nil)
  }

  @Test("A scroll view reports its own movements")
  func scrollAnimating() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    let screen = show(view)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    screen.advance(by: 0.05)
    expect(view.isScrollAnimating)
    screen.settle()
    expect(!view.isScrollAnimating)
  }
}
