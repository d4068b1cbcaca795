import CoreGraphics
import Foundation
import TrestleTrials
import UIKit
import UIKitTesting

/// A screen with random events: fingers, keys, mouse, resizes, views that are added, changed and removed, animations.
///
/// Every step is chosen by a generator with a fixed seed, so that a failing run can be repeated.
@MainActor final class RandomScreen {
  private var generator: Noise
  let screen: TestScreen
  private let root = UIView()
  private var views: [UIView] = []
  private var touches: [TestTouch] = []
  /// Every view created, to check that removed ones are released.
  private var made: [WeakView] = []
  private(set) var steps = 0

  private struct WeakView {
    weak var view: UIView?
  }

  private static let mostViews = 40
  private static let words = ["Hello", "日本語", "مرحبا", "a longer text that wraps over lines", "🙂🙃", "", "Grüße\nzwei"]
  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardA, .keyboardReturnOrEnter, .keyboardTab, .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardUpArrow, .keyboardDownArrow,
    .keyboardPageDown, .keyboardF1,
  ]

  init(seed: UInt64) {
    generator = Noise(seed: seed)
    screen = TestScreen(size: CGSize(width: 200, height: 260), scale: 1)
    root.backgroundColor = .white
    root.isMultipleTouchEnabled = true
    screen.show(root)
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator).rounded() }
  private func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
  private var color: UIColor {
    UIColor(hue: number(0...10) / 10, saturation: 0.8, brightness: 0.9, alpha: chance(0.7) ? 1 : number(0...9) / 10)
  }
  private var point: CGPoint { CGPoint(x: number(-20...320), y: number(-20...400)) }
  private var frame: CGRect { CGRect(x: number(-30...200), y: number(-30...260), width: number(0...150), height: number(0...120)) }

  func step() {
    steps += 1
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<4: touch()
    case 4: screen.press(Self.keys.randomElement(using: &generator)!, modifiers: chance(0.3) ? .control : [])
    case 5: screen.type(Self.words.randomElement(using: &generator)!)
    case 6: mouse()
    case 7: if chance(0.2) { screen.resize(to: CGSize(width: number(60...300), height: number(60...380))) }
    case 8..<11: add()
    case 11..<13: remove()
    case 13..<17: change()
    case 17: animate()
    default: screen.advance(by: chance(0.1) ? 0.3 : 1.0 / 60)
    }
  }

  private func touch() {
    if touches.isEmpty || touches.count < 3 && chance(0.3) {
      touches.append(screen.touchDown(point))
      return
    }
    let index = Int.random(in: 0..<touches.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0, 1: touches[index].move(to: point)
    case 2: touches.remove(at: index).up()
    default: touches.remove(at: index).cancel()
    }
  }

  private func mouse() {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: screen.hover(point)
    case 1: screen.rightClick(point)
    default: screen.scrollWheel(at: point, delta: CGVector(dx: number(-50...50), dy: number(-200...200)))
    }
  }

  private func add() {
    guard views.count < Self.mostViews else { return remove() }
    let view: UIView
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1:
      let label = UILabel()
      label.text = Self.words.randomElement(using: &generator)
      label.numberOfLines = Int.random(in: 0...2, using: &generator)
      view = label
    case 2:
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: number(0...400), height: number(0...800))
      view = scroll
    case 3: view = UIControl()
    case 4:
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = Float(number(0...10) / 10)
      view = progress
    case 5:
      let spinner = UIActivityIndicatorView(style: .medium)
      if chance(0.5) { spinner.startAnimating() }
      view = spinner
    default: view = UIView()
    }
    view.frame = frame
    if chance(0.7) { view.backgroundColor = color }
    if chance(0.3) { addRecognizer(to: view) }
    let parent = chance(0.5) ? root : views.randomElement(using: &generator) ?? root
    parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &generator))
    views.append(view)
    made.append(WeakView(view: view))
  }

  private func addRecognizer(to view: UIView) {
    let all: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIPinchGestureRecognizer() },
      { UIRotationGestureRecognizer() }, { UISwipeGestureRecognizer() }, { UIHoverGestureRecognizer() },
    ]
    view.addGestureRecognizer(all.randomElement(using: &generator)!())
  }

  private func remove() {
    guard let view = views.randomElement(using: &generator) else { return }
    view.removeFromSuperview()
    views.removeAll { $0 === view || $0.isDescendant(of: view) }
  }

  private func change() {
    guard let view = views.randomElement(using: &generator) else { return }
    alter(view)
    if let label = view as? UILabel, chance(0.3) { label.text = Self.words.randomElement(using: &generator) }
    if let scroll = view as? UIScrollView, chance(0.3) { scroll.setContentOffset(point, animated: chance(0.5)) }
  }

  private func alter(_ view: UIView) {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: view.frame = frame
    case 1: view.alpha = number(0...10) / 10
    case 2: view.isHidden.toggle()
    case 3: view.backgroundColor = chance(0.2) ? nil : color
    case 4:
      view.transform = chance(0.4) ? .identity : CGAffineTransform(rotationAngle: number(0...6)).scaledBy(x: number(5...15) / 10, y: 1)
    case 5: view.layer.cornerRadius = number(0...20)
    case 6: view.clipsToBounds.toggle()
    case 7:
      view.layer.shadowOpacity = Float(number(0...10) / 10)
      view.layer.shadowRadius = number(0...8)
    case 8:
      view.layer.borderWidth = number(0...4)
      view.layer.borderColor = color.cgColor
    case 9: view.superview?.bringSubviewToFront(view)
    case 10: view.isUserInteractionEnabled.toggle()
    case 11: view.bounds.origin = CGPoint(x: number(-10...10), y: number(-10...10))
    case 12: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(number(0...63)))
    default: view.tintColor = color
    }
  }

  private func animate() {
    guard let view = views.randomElement(using: &generator) else { return }
    let options: UIView.AnimationOptions = [[], .allowUserInteraction, .beginFromCurrentState, .curveLinear].randomElement(
      using: &generator)!
    let duration = TimeInterval(number(0...5) / 10)
    UIView.animate(withDuration: duration, delay: chance(0.2) ? 0.1 : 0, options: options) {
      self.alter(view)
    } completion: { _ in
    }
  }

  /// Lifts all fingers and removes every view, as at the beginning.
  func clear() {
    for touch in touches { touch.up() }
    touches = []
    views = []
    for view in root.subviews { view.removeFromSuperview() }
    screen.hover(CGPoint(x: -50, y: -50))
    screen.settle()
    screen.advance(by: 1)
  }

  var liveViews: Int {
    made.removeAll { $0.view == nil }
    return made.count
  }

  var viewCount: Int { views.count }

  /// Whether the frame composed incrementally equals the one composed from scratch.
  var isTrueToScratch: Bool { screen.snapshot().hasSamePixels(as: screen.snapshotFromScratch()) }
}
