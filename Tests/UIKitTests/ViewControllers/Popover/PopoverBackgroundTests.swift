import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Popovers with a background view of the app.
@MainActor struct PopoverBackgroundTests {
  private final class Arrowed: UIPopoverBackgroundView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }
    required init?(coder: NSCoder) { nil }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func arrowBase() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  private final class Unfinished: UIPopoverBackgroundView {}

  @Test("The app's background covers the popover with its arrow, and the content has the background's insets") func covers() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768))
    let root = UIViewController()
    screen.show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 500, y: 300, width: 20, height: 20)
    popover.popoverBackgroundViewClass = Arrowed.self
    root.present(content, animated: false)
    screen.settle(timeout: 1)
    let view = popover.popoverView
    let background = try #require(view.subviews.first { $0 is Arrowed } as? Arrowed)
    expect(view.bounds.size, equals: CGSize(width: 214, height: 132))
    expect(background.frame == view.bounds && background.arrowDirection == .up && background.arrowOffset == 0)
    expect(background.backgroundColor, equals: .red)
    expect(content.view.convert(content.view.bounds, to: view), equals: CGRect(x: 6, y: 25, width: 200, height: 100))
  }

  @Test("The arrow has the color of the content's view; the popover's own color is behind a view without one", arguments: [true, false])
  func arrowColor(_ isColored: Bool) throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768))
    let root = UIViewController()
    screen.show(root)
    let content = UIViewController()
    content.view.backgroundColor = isColored ? .white : nil
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.backgroundColor = .blue
    root.present(content, animated: false)
    screen.settle(timeout: 1)
    expect(popover.popoverView.shape.fillColor, equals: isColored ? UIColor.white.cgColor : UIColor.blue.cgColor)
  }

  @Test("A background without its measures is reported") func unfinished() {
    expect(caughtUIKitError { _ = Unfinished.arrowHeight() }?.contains("arrowHeight] must be overridden"), equals: true)
  }
}
