import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Presenting and dismissing at any time of other transitions, in windows of changing size.
@Suite("Presenting at random") @MainActor
struct RandomPresentationTests {
  /// Logs appearance calls that do not follow from the previous one.
  @MainActor private final class Screen: UIViewController {
    static var alive = 0
    static var faults: [String] = []
    let number: Int
    private(set) var state = 0

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      Self.alive += 1
    }

    required init?(coder: NSCoder) { nil }
    deinit { MainActor.assumeIsolated { Screen.alive -= 1 } }

    private func step(_ allowed: [Int], to new: Int, _ name: String) {
      if !allowed.contains(state) { Self.faults.append("\(number): \(name) after \(state)") }
      state = new
    }
    override func viewWillAppear(_ animated: Bool) { step([0, 3], to: 1, "willAppear") }
    override func viewDidAppear(_ animated: Bool) { step([1], to: 2, "didAppear") }
    override func viewWillDisappear(_ animated: Bool) { step([2, 1], to: 3, "willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { step([3], to: 0, "didDisappear") }
  }

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .currentContext, .overCurrentContext, .automatic,
  ]
  private static let sizes = [
    CGSize(width: 200, height: 240), CGSize(width: 240, height: 160), CGSize(width: 640, height: 400), CGSize(width: 700, height: 420),
    CGSize(width: 640, height: 430), CGSize(width: 700, height: 460),
  ]

  @Test("VC-05 VC-07 After any sequence of presentations and dismissals the screen agrees with the controllers")
  func anything() {
    let rounds = isSoaking ? 20_000 : 800
    var dice = Noise(seed: 11)
    (Screen.alive, Screen.faults) = (0, [])
    // Rejected calls give a warning; an action sheet whose window has become wide meanwhile has no anchor.
    let handlers = (UIKitErrorHandler.warningHandler, UIKitErrorHandler.handler)
    (UIKitErrorHandler.warningHandler, UIKitErrorHandler.handler) = ({ _ in }, { _ in })
    defer { (UIKitErrorHandler.warningHandler, UIKitErrorHandler.handler) = handlers }
    do {
      let screen = TestScreen(size: Self.sizes[0], scale: 1)
      let root = Screen(0)
      screen.show(root)
      for round in 1...rounds {
        let chain = chain(from: root)
        let chosen = chain[dice.below(chain.count)]
        let animated = dice.below(3) > 0
        switch dice.below(9) {
        case 0, 1, 2: chosen.present(make(round, source: chosen.view, &dice), animated: animated)
        case 3, 4: chosen.dismiss(animated: animated)
        case 5: screen.resize(to: Self.sizes[dice.below(Self.sizes.count)])
        case 6: screen.press(.keyboardEscape)
        case 7: screen.tap(CGPoint(x: 5, y: 5))
        default:
          let size = screen.window.bounds.size
          let bottom = dice.below(2) == 0 ? size.height - 2 : size.height / 2
          screen.drag(from: CGPoint(x: size.width / 2, y: 30), to: CGPoint(x: size.width / 2, y: bottom), duration: 0.1)
        }
        if dice.below(2) == 0 { screen.advance(by: Double(dice.below(30)) / 60 + 0.01, fps: 20) }
        if round % 4 == 0 {
          screen.advance(by: 3, fps: 4)
          let flaws = flaws(screen, root)
          expect(flaws, equals: [], "round \(round)")
          if !flaws.isEmpty { return }
        }
      }
      screen.window.rootViewController = nil
      screen.settle()
    }
    expect(Screen.faults, equals: [])
    expect(Screen.alive, equals: 0)
  }

  private func chain(from root: UIViewController) -> [UIViewController] {
    var chain = [root]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  private func make(_ round: Int, source: UIView, _ dice: inout Noise) -> UIViewController {
    if dice.below(6) == 0 {
      let alert = UIAlertController(title: "\(round)", message: nil, preferredStyle: dice.below(2) == 0 ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      alert.popoverPresentationController?.sourceView = source
      return alert
    }
    let made = Screen(round)
    made.modalPresentationStyle = Self.styles[dice.below(Self.styles.count)]
    made.modalTransitionStyle = dice.below(3) == 0 ? .crossDissolve : .coverVertical
    made.popoverPresentationController?.sourceView = source
    if let sheet = made.sheetPresentationController, dice.below(2) == 0 { sheet.detents = [.medium(), .large()] }
    return made
  }

  /// The inconsistencies after all transitions have ended.
  private func flaws(_ screen: TestScreen, _ root: UIViewController) -> [String] {
    var flaws = Screen.faults
    let chain = chain(from: root)
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      if upper.presentingViewController !== lower { flaws.append("\(upper) does not know who presents it") }
      if upper.presentationController?.acting.stage != .presented { flaws.append("\(upper) does not stand") }
    }
    for (index, controller) in chain.enumerated() {
      // A full-screen presentation removes the presenter's view, not those below it.
      let above = index + 1 < chain.count ? chain[index + 1] : nil
      let isCovered = above?.presentationController?.acting.shouldRemovePresentersView == true
      let isShown = controller.viewIfLoaded?.window != nil
      if isShown == isCovered { flaws.append("\(index) of \(chain.count) is \(isShown ? "shown though covered" : "not shown")") }
      if let known = controller as? Screen, known.state != (isShown ? 2 : 0) {
        flaws.append("\(index) of \(chain.count) is in state \(known.state)")
      }
      if controller.isBeingPresented || controller.isBeingDismissed { flaws.append("\(index) is still on its way") }
    }
    if chain.count == 1, screen.window.subviews != [root.view] { flaws.append("the window has \(screen.window.subviews.count) views") }
    if chain.count == 1, root.view.frame != screen.window.bounds { flaws.append("the root stands at \(root.view.frame)") }
    if chain.count == 1, root.view.tintAdjustmentMode != .normal { flaws.append("the root's tint is dimmed") }
    return flaws
  }
}
