import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The safe area of content that extends beyond its scroll view.
@MainActor struct ScrolledSafeAreaTests {
  /// Counts its layouts.
  private final class Block: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("Content that is taller because of its safe area comes to rest", arguments: [CGFloat(0), 34])
  func comesToRest(bottom: CGFloat) throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = bottom
    let scroll = UIScrollView()
    let block = Block()
    let text = UIView()
    for (view, parent) in [(scroll as UIView, controller.view!), (block, scroll), (text, block)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      block.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      block.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: block.topAnchor),
      // As a stack view does that arranges its views relative to its margins.
      text.bottomAnchor.constraint(equalTo: block.layoutMarginsGuide.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: block.leadingAnchor), text.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      text.heightAnchor.constraint(equalToConstant: 900),
    ])
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle(timeout: 1)
    expect(block.safeAreaInsets.bottom, equals: bottom)
    expect(block.frame.height, equals: 900 + 8 + bottom)
    let layouts = block.layouts
    screen.advance(by: 0.5)
    expect(block.layouts == layouts && layouts < 20)
  }
}
