import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct UnavailableContentTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))

  final class Empty: UIViewController {
    var asked = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked += 1
      guard contentUnavailableConfiguration == nil else { return }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Notes"
      configuration.secondaryText = "Notes that you write appear here."
      configuration.button.title = "New Note"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.contentUnavailableConfiguration = nil }
      contentUnavailableConfiguration = configuration
    }
  }

  @Test("Content for an empty screen is requested before the first layout and centered, and its button works")
  func asked() throws {
    let controller = Empty()
    screen.show(controller)
    screen.layout()
    expect(controller.asked, equals: 1)
    let content = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    expect(content.frame, equals: controller.view.bounds)
    let labels = content.all(UILabel.self).filter { !$0.isHidden && $0.text != nil }
    expect(labels.contains { $0.text == "No Notes" })
    let button = try #require(content.all(UIButton.self).first { !$0.isHidden })
    let place = button.convert(button.bounds, to: controller.view)
    expect(abs(place.midX - controller.view.bounds.midX), atMost: 0.5)
    screen.tap(CGPoint(x: place.midX, y: place.midY))
    expect(controller.contentUnavailableConfiguration == nil && content.superview == nil)
  }

  @Test("A view limits its text size")
  func textSizeLimits() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    screen.show(view)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.layout()
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .accessibilityExtraLarge)
    view.maximumContentSizeCategory = .extraLarge
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
    view.maximumContentSizeCategory = nil
    view.minimumContentSizeCategory = .accessibilityExtraExtraExtraLarge
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .accessibilityExtraExtraExtraLarge)
  }

  @Test("Items of text lists have the markers of their format")
  func markers() {
    expect(NSTextList(markerFormat: .decimal, options: 0).marker(forItemNumber: 12), equals: "12")
    expect(NSTextList(markerFormat: .init("{upper-roman}."), options: 0).marker(forItemNumber: 1994), equals: "MCMXCIV.")
    expect(NSTextList(markerFormat: .lowercaseAlpha, options: 0).marker(forItemNumber: 28), equals: "ab")
    expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 3), equals: "\u{2022}")
    expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }

  @Test("A paragraph style keeps its lists and its line breaks in an archive")
  func archivedLists() throws {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)]
    style.lineBreakStrategy = .pushOut
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data))
    expect(read.textLists == style.textLists && read.lineBreakStrategy == .pushOut)
    expect(read, equals: style)
    style.textLists = []
    expect(read != style)
  }

  @Test("The bytes of an image are read by pointer")
  func bytes() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let data = try #require(picture.cgImage?.dataProvider?.data)
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    expect(CFDataGetLength(data), equals: data.count)
    expect((0..<data.count).allSatisfy { bytes[$0] == data[data.startIndex + $0] })
  }
}

extension UIView {
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view as? View].compactMap { $0 } + view.all(type) }
  }
}
