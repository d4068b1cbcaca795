import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct ReferenceLibraryTests {
  @Test("A tap on Done closes the meaning of a word") func done() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    screen.show(root)
    root.present(UIReferenceLibraryViewController(term: "trestle"), animated: false)
    screen.settle()
    let shown = try #require(root.presentedViewController)
    let bar = try #require(shown.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    let frame = bar.convert(bar.bounds, to: nil)
    screen.tap(CGPoint(x: frame.maxX - 30, y: frame.midY))
    screen.settle()
    expect(root.presentedViewController == nil)
  }
}
