import Foundation
import Testing
import TrestleExpectations
import UIKit
@testable import UIKitLists
import UIKitTesting

/// The pass and the transitions of lists, with a list that has no data.
@MainActor @Suite struct TransitionPlayerTests {
  private final class List: UIScrollView, TransitionHost, PassingList {
    struct Loading: ListLoading { var pass = ListPass() }
    var loading = Loading()
    var backViewCount: Int { 0 }
    var calls: [String] = []
    func finishLeaving() { calls.append("finishLeaving") }
    func startOver() { calls.append("startOver") }
  }

  private final class Companion: TransitionCompanion {
    let list: List
    let isMoving: Bool
    init(_ list: List, isMoving: Bool) { (self.list, self.isMoving) = (list, isMoving) }
    func prepare(shift: CGPoint) { list.calls.append("prepare \(shift.x) \(shift.y)") }
    func setInMotion() {
      list.calls.append("setInMotion")
      if isMoving { list.subviews.first?.alpha = 0.5 }
    }
    func end() { list.calls.append("end") }
    func skip(isStill: Bool) { list.calls.append("skip \(isStill)") }
  }

  private func makeList() -> (TestScreen, List, UIView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let list = List(frame: screen.window.bounds)
    list.contentSize = CGSize(width: 320, height: 2000)
    screen.show(list)
    screen.layout()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    list.addSubview(view)
    return (screen, list, view)
  }

  @Test("A transition moves views from where they were on screen, and recycles removed ones before its completion")
  func playing() {
    let (screen, list, view) = makeList()
    let gone = UIView(frame: CGRect(x: 0, y: 44, width: 320, height: 44))
    list.addSubview(gone)
    let player = TransitionPlayer(host: list, completions: [{ list.calls.append("completion \($0)") }])
    player.companion = Companion(list, isMoving: false)
    list.contentOffset.y = 100
    player.move(view, from: view.frame, to: CGRect(x: 0, y: 200, width: 320, height: 44))
    player.go(gone, by: .fade, isBehind: true) { list.calls.append("gone") }
    player.play()
    expect(list.calls, equals: ["prepare 0.0 100.0", "setInMotion"])
    expect(view.frame.minY, equals: 200)
    screen.advance(by: 0.15)
    let presented = view.layer.presentation()?.frame.minY ?? 0
    expect(presented > 110 && presented < 190)
    expect(gone.alpha == 0 && gone.layer.presentation()?.opacity ?? 0 > 0.1)
    expect(list.calls.count, equals: 2)
    screen.settle()
    expect(list.calls.dropFirst(2), equals: ["end", "gone", "finishLeaving", "completion true"])
    expect(gone.alpha, equals: 1)
  }

  @Test(
    "Without motion or a window the final state is shown at once",
    arguments: [(true, true, false), (true, false, true), (false, true, true)])
  func still(hasWindow: Bool, moves: Bool, skips: Bool) {
    let (screen, list, view) = makeList()
    if !hasWindow { list.removeFromSuperview() }
    let player = TransitionPlayer(
      host: list, from: CGPoint(x: 0, y: -7), completions: [{ list.calls.append("completion \($0)") }])
    player.companion = Companion(list, isMoving: moves)
    player.play()
    let shown = ["end", "finishLeaving", "completion true"]
    expect(list.calls, equals: skips ? ["skip true"] + shown : ["prepare 0.0 7.0", "setInMotion"])
    screen.settle()
    expect(list.calls.suffix(3), equals: shown[...])
    expect(view.frame.minY, equals: 0)
  }

  @Test("An outer pass starts over after a change in a callback of an inner one, and the completion of a transition waits for it")
  func passes() {
    let (screen, list, _) = makeList()
    var inner = false
    let isCurrent = list.pass {
      inner = list.pass { list.outdate() }
      expect(list.isInPass && list.loading.isTiling && list.loading.isOutdated && list.calls.isEmpty)
      TransitionPlayer(host: list, completions: [{ list.calls.append("completion \($0)") }]).play()
    }
    expect(inner && !isCurrent)
    expect(list.calls, equals: ["startOver"])
    expect(list.loading.pass, equals: ListPass())
    screen.settle()
    expect(list.calls, equals: ["startOver", "finishLeaving", "completion true"])
    expect(list.pass {})
  }
}
