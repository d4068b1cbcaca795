import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// A stack that is changed in every way, at any time during other changes.
@Suite("Navigation at random") @MainActor
struct RandomStackTests {
  @MainActor private final class Screen: UIViewController {
    static var alive = 0
    var appearance = 0
    var faults: [String] = []

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      Self.alive += 1
    }

    required init?(coder: NSCoder) { nil }
    deinit { MainActor.assumeIsolated { Screen.alive -= 1 } }

    private func step(_ allowed: [Int], to new: Int, _ name: String) {
      if !allowed.contains(appearance) { faults.append("\(name) after \(appearance)") }
      appearance = new
    }
    override func viewWillAppear(_ animated: Bool) { step([0, 3], to: 1, "willAppear") }
    override func viewDidAppear(_ animated: Bool) { step([1], to: 2, "didAppear") }
    override func viewWillDisappear(_ animated: Bool) { step([2, 1], to: 3, "willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { step([3], to: 0, "didDisappear") }
  }

  @Test("NV-01 NV-07 After any sequence of pushes, pops and swipes, stack, bar and screen agree, and no controller is left behind")
  func anything() {
    let rounds = isSoaking ? 5000 : 120
    var dice = Noise(seed: 7)
    Screen.alive = 0
    do {
      let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
      let navigation = UINavigationController(rootViewController: Screen("0"))
      screen.show(navigation)
      var expected = navigation.viewControllers
      var faults: [String] = []
      for round in 1...rounds {
        let animated = dice.below(3) > 0
        switch dice.below(7) {
        case 0, 1, 2:
          let next = Screen("\(round)")
          navigation.pushViewController(next, animated: animated)
          expected.append(next)
        case 3:
          navigation.popViewController(animated: animated)
          if expected.count > 1 { expected.removeLast() }
        case 4:
          let keep = 1 + dice.below(expected.count)
          navigation.popToViewController(expected[keep - 1], animated: animated)
          expected = Array(expected.prefix(keep))
        case 5:
          let next = [expected[0], Screen("\(round) set")]
          navigation.setViewControllers(next, animated: animated)
          expected = next
        default:
          screen.settle()
          let goes = dice.below(2) == 0
          screen.drag(from: CGPoint(x: 2, y: 120), to: CGPoint(x: goes ? 180 : 60, y: 120), duration: 0.1)
          screen.settle()
          if goes, expected.count > 1 { expected.removeLast() }
        }
        if dice.below(2) == 0 { screen.advance(by: Double(dice.below(30)) / 60 + 0.01) }
        if dice.below(4) == 0 { screen.settle() }
        expect(navigation.viewControllers.elementsEqual(expected, by: ===), "round \(round)")
        expected = navigation.viewControllers
      }
      screen.settle()
      expect(navigation.children.count, equals: expected.count)
      expect(navigation.navigationBar.items?.elementsEqual(expected.map(\.navigationItem), by: ===), equals: true)
      for controller in expected {
        let isTop = controller === expected.last
        expect((controller.viewIfLoaded?.window != nil), equals: isTop)
        if let controller = controller as? Screen {
          faults += controller.faults
          expect(controller.appearance, equals: (isTop ? 2 : 0))
        }
      }
      expect(faults, equals: [])
      expect(Screen.alive, equals: expected.count)
      expected = []
      screen.show(UIViewController())
    }
  }
}
