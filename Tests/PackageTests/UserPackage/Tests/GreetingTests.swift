import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct GreetingTests {
  @Test func labelShowsOnScreen() {
    let screen = TestScreen(size: CGSize(width: 100, height: 50))
    let view = UIView()
    view.backgroundColor = .red
    screen.show(view)
    let pixel = screen.snapshot().pixel(x: 20, y: 20)
    #expect(pixel.red > 200 && pixel.green < 100)
  }

  @Test func colorsAreNotIsolated() async {
    let color = await Task.detached { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }.value
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
