import CoreGraphics
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// The background that the classic design draws behind the status bar.
@MainActor struct StatusBarBackgroundTests {
  private func makeScreen() -> TestScreen { TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: .classic) }

  private func hex(_ image: CGImage, x: Int, y: Int) -> UInt32 {
    let pixel = image.pixel(x: x, y: y)
    return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
  }

  private func isNear(_ left: UInt32, _ right: UInt32, _ tolerance: Int = 3) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(left >> $0 & 0xff) - Int(right >> $0 & 0xff)) <= tolerance }
  }

  @Test("Without a navigation bar the status bar is silver over all content, black in the light style, and absent while hidden")
  func plainStatusBar() {
    final class Screen: UIViewController {
      var style = UIStatusBarStyle.default
      var isHidden = false
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { isHidden }
    }
    let screen = makeScreen()
    screen.statusBarHeight = 20
    let root = Screen()
    root.view.backgroundColor = .green
    screen.show(root)
    screen.settle()
    func colors() -> [UInt32] {
      let image = screen.snapshot()
      return [0, 38, 40].map { hex(image, x: 100, y: $0) }
    }
    expect(root.view.safeAreaInsets.top == 20 && root.view.frame.minY == 0)
    expect(isNear(colors()[0], 0xe7edf0) && isNear(colors()[1], 0x5c6368) && colors()[2] == 0x00ff00, "\(colors())")
    let middle = hex(screen.snapshot(), x: 100, y: 20)
    expect(isNear(middle, 0xd2d9dc, 4), "\(middle)")
    // Content of a window of the same level is behind it, that of an alert's window is in front.
    let alert = UIWindow(frame: screen.window.bounds)
    alert.windowLevel = .alert
    alert.backgroundColor = .blue
    alert.isHidden = false
    screen.settle()
    expect(colors(), equals: [0x0000ff, 0x0000ff, 0x0000ff])
    alert.isHidden = true
    root.style = .lightContent
    root.setNeedsStatusBarAppearanceUpdate()
    screen.settle()
    expect(colors(), equals: [0, 0, 0x00ff00])
    root.isHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    screen.settle()
    expect(colors(), equals: [0x00ff00, 0x00ff00, 0x00ff00])
    root.isHidden = false
    root.style = .default
    root.setNeedsStatusBarAppearanceUpdate()
    screen.settle()
    expect(isNear(colors()[0], 0xe7edf0))
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.settle()
    expect(isNear(hex(screen.snapshot(), x: 950, y: 0), 0xe7edf0), "the bar is as wide as the screen")
    screen.window.traitOverrides.design = .modern
    screen.settle()
    expect(colors(), equals: [0x00ff00, 0x00ff00, 0x00ff00], "the modern design shows the content")
  }

  @Test("The status bar takes the colors of a navigation bar below it, and is silver again when that bar is hidden or replaced")
  func statusBarFollowsBars() {
    let screen = makeScreen()
    screen.statusBarHeight = 20
    let root = UIViewController()
    root.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.settle()
    func top() -> UInt32 { hex(screen.snapshot(), x: 100, y: 0) }
    expect(isNear(top(), 0x4f6a8b))
    navigation.setNavigationBarHidden(true, animated: true)
    screen.settle()
    expect(isNear(top(), 0xe7edf0), "\(top())")
    navigation.setNavigationBarHidden(false, animated: false)
    screen.settle()
    expect(isNear(top(), 0x4f6a8b), "\(top())")
    navigation.navigationBar.barTintColor = UIColor(red: 0.6, green: 0, blue: 0, alpha: 1)
    screen.settle()
    expect(isNear(top(), 0x990000, 4), "\(top())")
    let modal = UIViewController()
    modal.view.backgroundColor = .green
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true)
    screen.settle()
    expect(isNear(top(), 0xe7edf0), "\(top())")
    navigation.dismiss(animated: true)
    screen.settle()
    expect(isNear(top(), 0x990000, 4), "\(top())")
  }
}
