import Foundation
import TrestlePlatform
import QuartzCore
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// A control or view of the random tree; the class counts its instances.
@MainActor private final class Counted: UIControl {
  nonisolated(unsafe) static var alive = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.alive -= 1 }

  override var canBecomeFirstResponder: Bool { true }
}

/// Performs random actions of users and programs in combination.
@MainActor private final class Chaos: NSObject, UIGestureRecognizerDelegate {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private var random: Noise
  private let root = Counted(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var fingers: [Int: CGPoint] = [:]
  private(set) var gestures = 0

  init(seed: UInt64) {
    random = Noise(seed: seed)
    super.init()
    let controller = UIViewController()
    controller.view.addSubview(root)
    screen.show(controller)
  }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
  private func point() -> CGPoint { CGPoint(x: number(-10...330), y: number(-10...490)) }
  private func rect() -> CGRect { CGRect(x: number(-20...200), y: number(-20...300), width: number(0...200), height: number(0...200)) }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
  private func any() -> UIView { all(root).randomElement(using: &random)! }

  func step() {
    switch number(0...19) {
    case 0...8: touch()
    case 9: key()
    case 10: if all(root).count < 60 { any().addSubview(make()) }
    case 11: remove()
    case 12: change(any())
    case 13: change(any())
    case 14: screen.advance(by: Double(number(0...60)) / 100, fps: 30)
    case 15: regesture(any())
    case 16: UIView.animate(withDuration: Double(number(0...50)) / 100) { self.change(self.any()) }
    case 17:
      EventDispatcher.shared.handle(.wheel(WheelEvent(at: point(), delta: Offset(dx: 0, dy: 5))), at: screen.now)
      EventDispatcher.shared.handle(.hover(chance(80) ? point() : nil), at: screen.now)
    case 18: environment()
    default: any().becomeFirstResponder()
    }
  }

  private func touch() {
    let id = number(1...4)
    if let old = fingers[id] {
      if chance(60) {
        let new = CGPoint(x: old.x + CGFloat(number(-30...30)), y: old.y + CGFloat(number(-30...30)))
        fingers[id] = new
        EventDispatcher.shared.handle(.touch(TouchEvent(.moved, id: id, at: new)), at: screen.now)
      } else {
        fingers[id] = nil
        EventDispatcher.shared.handle(.touch(TouchEvent(chance(85) ? .ended : .cancelled, id: id, at: old)), at: screen.now)
      }
    } else {
      let place = point()
      fingers[id] = place
      EventDispatcher.shared.handle(.touch(TouchEvent(.began, id: id, at: place)), at: screen.now)
    }
    if chance(50) { screen.advance(by: 1.0 / 60) }
  }

  private func key() {
    let usage = number(0x04...0x52)
    EventDispatcher.shared.handle(.key(KeyEvent(.down, usage: usage, characters: "a")), at: screen.now)
    if chance(80) { EventDispatcher.shared.handle(.key(KeyEvent(.up, usage: usage)), at: screen.now) }
    if chance(10) { EventDispatcher.shared.handle(.text("ü"), at: screen.now) }
  }

  private func make() -> UIView {
    let view = Counted(frame: rect())
    view.backgroundColor = UIColor(hue: CGFloat(number(0...99)) / 100, saturation: 1, brightness: 1, alpha: 1)
    for _ in 0..<number(0...2) { regesture(view) }
    view.addAction(UIAction { [weak self] _ in self?.react() }, for: .allTouchEvents)
    return view
  }

  private func remove() {
    let view = any()
    if view !== root { view.removeFromSuperview() }
  }

  private func change(_ view: UIView) {
    switch number(0...11) {
    case 0: if view !== root { view.frame = rect() }
    case 1: view.isHidden = view !== root && chance(30)
    case 2: view.alpha = CGFloat(number(0...100)) / 100
    case 3: view.isUserInteractionEnabled = chance(90)
    case 4: view.isMultipleTouchEnabled = chance(50)
    case 5: view.isExclusiveTouch = chance(20)
    case 6: if view !== root { view.transform = CGAffineTransform(rotationAngle: CGFloat(number(0...6))) }
    case 7: view.tintColor = chance(50) ? .red : nil
    case 8: view.overrideUserInterfaceStyle = chance(50) ? .dark : .unspecified
    case 9: (view as? UIControl)?.isEnabled = chance(80)
    case 10: view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    default: if let other = view.subviews.first { view.bringSubviewToFront(other) }
    }
  }

  private func regesture(_ view: UIView) {
    if chance(40), let old = view.gestureRecognizers?.randomElement(using: &random) {
      if chance(50) { view.removeGestureRecognizer(old) } else { old.isEnabled.toggle() }
      return
    }
    guard (view.gestureRecognizers?.count ?? 0) < 4 else { return }
    let made: UIGestureRecognizer =
      switch number(0...7) {
      case 0: UITapGestureRecognizer()
      case 1: UIPanGestureRecognizer()
      case 2: UILongPressGestureRecognizer()
      case 3: UIPinchGestureRecognizer()
      case 4: UIRotationGestureRecognizer()
      case 5: UISwipeGestureRecognizer()
      case 6: UIHoverGestureRecognizer()
      default: UIScreenEdgePanGestureRecognizer()
      }
    if let tap = made as? UITapGestureRecognizer { tap.numberOfTapsRequired = number(1...2) }
    if let edge = made as? UIScreenEdgePanGestureRecognizer { edge.edges = .left }
    made.cancelsTouchesInView = chance(70)
    made.delaysTouchesBegan = chance(20)
    made.delegate = self
    if let other = view.gestureRecognizers?.first, chance(30) { made.require(toFail: other) }
    made.addTarget(self, action: Chaos.recognized)
    view.addGestureRecognizer(made)
  }

  private func environment() {
    switch number(0...3) {
    case 0: screen.resize(to: CGSize(width: number(200...400), height: number(300...500)))
    case 1: screen.traits = { [style = chance(50) ? UIUserInterfaceStyle.dark : .light] in $0.userInterfaceStyle = style }
    case 2: EventDispatcher.shared.handle(.focus(false), at: screen.now)
    default: screen.traits = { [design = chance(50) ? UIDesign.classic : .modern] in $0.design = design }
    }
  }

  /// A random reaction of an app in an action: it changes the tree of the sender.
  private func react() {
    switch number(0...19) {
    case 0: remove()
    case 1: change(any())
    case 2: regesture(any())
    default: break
    }
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    gestures += 1
    expect(recognizer.state != .possible && recognizer.state != .failed)
    react()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { chance(90) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { chance(30) }

  /// Lifts all fingers and waits: then no gesture may remain.
  func end() {
    for (id, place) in fingers { EventDispatcher.shared.handle(.touch(TouchEvent(.ended, id: id, at: place)), at: screen.now) }
    fingers = [:]
    EventDispatcher.shared.handle(.hover(nil), at: screen.now)
    screen.advance(by: 3, fps: 30)
    expect(screen.window.touchDispatch.touches.isEmpty)
    expect(screen.window.touchDispatch.heldTouches.isEmpty)
    let busy = screen.window.touchDispatch.arbiter.active
    expect(busy.isEmpty, "still active: \(busy.map { "\(type(of: $0)) \($0.state.word)" })")
    let last = screen.snapshot()
    let fresh = screen.snapshotFromScratch()
    expect(last.dataProvider?.data, equals: fresh.dataProvider?.data)
    for view in root.subviews { view.removeFromSuperview() }
    screen.advance(by: 1)
  }
}

@Suite("Random events", .serialized) @MainActor
struct RandomEventTests {

  @Test("Touches, keys, sizes and changes at random neither crash, leak views nor leave a gesture behind")
  func chaos() {
    let steps = isSoaking ? 20_000 : 4_000
    for seed in 1...5 as ClosedRange<UInt64> {
      autoreleased {
        let chaos = Chaos(seed: seed)
        for _ in 0..<steps { chaos.step() }
        chaos.end()
        expect(chaos.gestures, above: 0, "seed \(seed)")
      }
      _ = TestScreen()
      expect(Counted.alive, atMost: 1, "seed \(seed): \(Counted.alive) views are left")
    }
  }

  /// A separate scope, so that its objects are released after it.
  @inline(never)
  private func autoreleased(_ body: () -> Void) { body() }
}
