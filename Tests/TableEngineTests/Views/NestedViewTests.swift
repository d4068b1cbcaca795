import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct NestedViewTests {
  /// The time a frame takes in which a chain of views appears.
  private func time(_ count: Int) -> Double {
    let screen = TestScreen()
    let root = UIView()
    var view = root
    for _ in 0..<count {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      view = inner
    }
    view.backgroundColor = .red
    let start = DispatchTime.now().uptimeNanoseconds
    screen.show(root)
    screen.advance(by: 0.1)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  @Test("The first frame of a chain of nested views costs in proportion to its length")
  func chain() {
    _ = time(50)
    let (few, many) = (time(300), time(1200))
    print("300: \(few) 1200: \(many)")
    #expect(many < few * 8 + 0.05)
  }
}
