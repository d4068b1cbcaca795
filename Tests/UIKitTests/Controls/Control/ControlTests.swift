import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

@MainActor private final class Receiver: UIResponder {
  var log: [String] = []

  override class var selectors: [Selector: UISelectorAction] {
    ["plain": .init(Receiver.plain), "sent:": .init(Receiver.sent), "both:event:": .init(Receiver.both)]
  }

  func plain() { log.append("plain") }
  func sent(_ sender: UIControl) { log.append("sent by \(sender.tag)") }
  func any(_ sender: Any?) { log.append("any \(sender == nil ? "nil" : "something")") }
  func both(_ sender: UIControl, event: UIEvent?) { log.append("both \(event == nil ? "nil" : "event")") }
}

@Suite("Controls") @MainActor
struct ControlTests {
  private let stage = Stage()
  private let control = UIControl(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
  private let receiver = Receiver()

  init() {
    control.tag = 7
    stage.root.addSubview(control)
    stage.layout()
  }

  @Test("Every form of target-action is called, in the order of adding")
  func forms() {
    control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
    control.addTarget(receiver, action: Receiver.sent, for: .valueChanged)
    control.addTarget(receiver, action: Receiver.any, for: .valueChanged)
    control.addTarget(receiver, action: Receiver.both, for: .valueChanged)
    control.addTarget(receiver, action: Selector("plain"), for: .valueChanged)
    control.addTarget(receiver, action: Selector("sent:"), for: .valueChanged)
    let action = UIAction { [receiver] action in receiver.log.append("action \((action.sender as? UIControl)?.tag ?? 0)") }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(receiver.log, equals: ["plain", "sent by 7", "any something", "both nil", "plain", "sent by 7", "action 7"])
    receiver.log = []
    expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged), equals: ["plain", "sent:"])
    control.removeTarget(receiver, action: Selector("plain"), for: .valueChanged)
    control.sendActions(for: .touchDown)
    expect(receiver.log.isEmpty)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    expect(receiver.log, equals: ["action 7"])
  }

  @Test("The actions of a control can be listed, and removed by identifier")
  func listing() {
    let action = UIAction(identifier: UIAction.Identifier("own")) { [receiver] _ in receiver.log.append("action") }
    control.addAction(action, for: [.touchDown, .valueChanged])
    control.addTarget(receiver, action: Selector("plain"), for: .touchUpInside)
    expect(control.allControlEvents, equals: [.touchDown, .valueChanged, .touchUpInside])
    expect(control.allTargets, equals: [AnyHashable(receiver)])
    var listed: [String] = []
    control.enumerateEventHandlers { action, target, event, stop in
      listed.append("\(action?.identifier.rawValue ?? target.map { NSStringFromSelector($0.1) } ?? "?") \(event.rawValue)")
    }
    expect(listed, equals: ["own \(1 | 1 << 12)", "plain \(1 << 6)"])
    listed = []
    control.enumerateEventHandlers { action, _, _, stop in
      listed.append(action?.identifier.rawValue ?? "")
      stop = true
    }
    expect(listed, equals: ["own"])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(receiver.log.isEmpty)
    control.sendActions(for: .valueChanged)
    expect(receiver.log, equals: ["action"])
    control.removeAction(identifiedBy: UIAction.Identifier("own"), for: .allEvents)
    expect(control.allControlEvents, equals: .touchUpInside)
    control.addAction(UIAction(identifier: UIAction.Identifier("other")) { _ in }, for: .touchDown)
    control.addAction(UIAction(identifier: UIAction.Identifier("other")) { [receiver] _ in receiver.log.append("second") }, for: .touchDown)
    receiver.log = []
    control.sendActions(for: .touchDown)
    expect(receiver.log, equals: ["second"], "one of each identifier")
  }

  @Test("An action without a target is sent along the responder chain; an unknown one is not handled")
  func responderChain() {
    final class Chained: UIView {
      var count = 0
      override class var selectors: [Selector: UISelectorAction] { ["found": .init(Chained.found)] }
      func found() { count += 1 }
    }
    let outer = Chained(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.root.addSubview(outer)
    outer.addSubview(control)
    control.addTarget(nil, action: Selector("found"), for: .touchDown)
    control.addTarget(nil, action: Selector("nowhere"), for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(outer.count, equals: 1)
  }

  @Test("Targets are weak: a deallocated one is not called")
  func weakTargets() {
    var gone: Receiver? = Receiver()
    control.addTarget(gone!, action: Receiver.plain, for: .touchDown)
    weak let watch = gone
    gone = nil
    expect(watch == nil)
    control.sendActions(for: .touchDown)
  }

  private func logEvents(_ events: [(UIControl.Event, String)]) -> Log {
    let log = Log()
    for (event, name) in events { control.addAction(UIAction { _ in log.add(name) }, for: event) }
    return log
  }

  @Test("A finger that moves far away and back sends drag exit and enter; nearby it counts as inside")
  func tracking() {
    let log = logEvents([
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
      (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.primaryActionTriggered, "primary"),
    ])
    stage.touch(.began, 70, 70)
    expect(control.isTracking && control.isTouchInside && control.isHighlighted && control.state == .highlighted)
    stage.touch(.moved, 70, 140)
    expect(control.isTouchInside)
    stage.touch(.moved, 70, 200)
    expect(!control.isTouchInside && !control.isHighlighted)
    stage.touch(.moved, 70, 80)
    stage.touch(.ended, 70, 80)
    expect(log.take(), equals: "down, inside, outside, exit, inside, enter, up inside, primary")
    stage.touch(.began, 70, 70)
    stage.touch(.moved, 300, 400)
    stage.touch(.ended, 300, 400)
    expect(log.take().hasSuffix("up outside"))
    expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("Repeated touches are reported, and a disabled control does not respond")
  func repeatsAndDisabled() {
    let log = logEvents([(.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchCancel, "cancel")])
    stage.tap(70, 70)
    stage.advance(0.1)
    stage.tap(70, 70)
    expect(log.take(), equals: "down, down, repeat")
    control.isEnabled = false
    expect(control.state, equals: .disabled)
    stage.tap(70, 70)
    expect(log.take(), equals: "")
    control.isEnabled = true
    stage.advance(1)
    stage.touch(.began, 70, 70)
    control.isEnabled = false
    expect(log.take(), equals: "down, cancel")
  }

  @Test("A subclass ends its tracking by answering false")
  func ownTracking() {
    final class Short: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return false
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    }
    let short = Short(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    stage.root.addSubview(short)
    stage.touch(.began, 210, 210)
    stage.touch(.moved, 220, 210)
    stage.touch(.moved, 230, 210)
    stage.touch(.ended, 230, 210)
    expect(short.calls, equals: ["begin", "continue"])
    expect(!short.isTracking)
  }

  @Test("The mouse's secondary button does not press controls, but is recognized by recognizers that require it")
  func secondaryButton() {
    let log = logEvents([(.touchDown, "down")])
    let tap = UITapGestureRecognizer()
    tap.buttonMaskRequired = .secondary
    tap.addAction(UIAction { _ in log.add("secondary tap") })
    control.addGestureRecognizer(tap)
    let point = CGPoint(x: 70, y: 70)
    for phase in [PointerEvent.Phase.down, .up] {
      EventDispatcher.shared.handle(.pointer(PointerEvent(phase, at: point, button: .secondary)), at: stage.now)
    }
    expect(log.take(), equals: "secondary tap")
    for phase in [PointerEvent.Phase.down, .up] {
      EventDispatcher.shared.handle(.pointer(PointerEvent(phase, at: point)), at: stage.now)
    }
    expect(log.take(), equals: "down")
  }
}
