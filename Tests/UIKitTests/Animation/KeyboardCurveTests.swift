import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Animation: the keyboard's curve") @MainActor
struct KeyboardCurveTests {
  @Test("The number in the keyboard's notifications is a curve, and can be converted to animation options")
  func notification() throws {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let bar = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 40))
    root.view.addSubview(field)
    root.view.addSubview(bar)
    screen.show(root)
    nonisolated(unsafe) var number: Int?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { number = ($0.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    screen.layout()
    let raw = try #require(number)
    let curve = try #require(UIView.AnimationCurve(rawValue: raw))
    expect(curve.rawValue, equals: raw)
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { bar.frame.origin.y = 200 }
    screen.advance(by: 0.1)
    let half = bar.layer.presentation()!.frame.minY
    // A spring: fast at first, and nearly complete at the end.
    expect(half < 260 && half > 200)
    screen.advance(by: 0.14)
    expect(bar.layer.presentation()!.frame.minY, below: 201)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(curve)
    bar.frame.origin.y = 300
    UIView.commitAnimations()
    screen.settle()
    expect(bar.layer.presentation()?.frame.minY ?? 300, equals: 300)
  }
}
