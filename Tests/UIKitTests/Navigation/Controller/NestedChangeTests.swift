import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Changes of a stack requested during another change, and the properties of controllers meanwhile.
@Suite("Navigation: changes within changes") @MainActor
struct NestedChangeTests {
  /// A screen that performs an action once, in a callback.
  @MainActor private final class Acting: UIViewController {
    let log: CallLog
    var onLoad: (() -> Void)?
    var onWillAppear: (() -> Void)?
    var onDidAppear: (() -> Void)?

    init(_ title: String, _ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func act(_ action: inout (() -> Void)?) {
      let due = action
      action = nil
      due?()
    }

    private func note(_ call: String) {
      let move = isMovingToParent ? " to" : isMovingFromParent ? " from" : ""
      log.add("\(title ?? "") \(call)\(move)")
    }
    override func viewDidLoad() { act(&onLoad) }
    override func viewWillAppear(_ animated: Bool) {
      note("will")
      act(&onWillAppear)
    }
    override func viewDidAppear(_ animated: Bool) {
      note("did")
      act(&onDidAppear)
    }
    override func viewWillDisappear(_ animated: Bool) { note("willGo") }
    override func viewDidDisappear(_ animated: Bool) { note("gone") }
  }

  private let log = CallLog()

  private func make() -> (TestScreen, UINavigationController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: Acting("A", log))
    screen.show(navigation)
    screen.settle()
    _ = log.take()
    return (screen, navigation)
  }

  @Test("A controller moves to its parent when it is pushed, from it when it is popped, and neither when it is covered")
  func moves() {
    let (screen, navigation) = make()
    navigation.pushViewController(Acting("B", log), animated: true)
    screen.settle()
    expect(log.take(), equals: "A willGo, B will to, A gone, B did to")
    navigation.pushViewController(Acting("C", log), animated: false)
    expect(log.take(), equals: "B willGo, C will to, B gone, C did to")
    navigation.popViewController(animated: true)
    screen.settle()
    expect(log.take(), equals: "C willGo from, B will, C gone from, B did")
    screen.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 100, y: 240))
    screen.settle()
    expect(log.take(), equals: "B willGo from, A will, A willGo, B will, A gone, B did")
    let sheet = Acting("S", log)
    sheet.modalPresentationStyle = .fullScreen
    navigation.present(sheet, animated: false)
    screen.settle()
    sheet.dismiss(animated: false)
    screen.settle()
    expect(log.take(), equals: "B willGo, S will, S did, B gone, S willGo, B will, B did, S gone")
  }

  @Test("A push from viewDidLoad, viewWillAppear or viewDidAppear follows the current push", arguments: [true, false])
  func nested(animated: Bool) {
    for moment in 0..<3 {
      let (screen, navigation) = make()
      let (b, c) = (Acting("B", log), Acting("C", log))
      let push = { [unowned navigation] in
        navigation.pushViewController(c, animated: animated)
        expect(navigation.topViewController === c)
        expect(navigation.viewControllers.map(\.title), equals: ["A", "B", "C"])
      }
      switch moment {
      case 0: b.onLoad = push
      case 1: b.onWillAppear = push
      default: b.onDidAppear = push
      }
      navigation.pushViewController(b, animated: animated)
      screen.settle()
      expect(log.take(), equals: "A willGo, B will to, A gone, B did to, B willGo, C will to, B gone, C did to")
      expect(navigation.viewControllers.map(\.title), equals: ["A", "B", "C"])
      expect(navigation.navigationBar.items?.map(\.title), equals: ["A", "B", "C"])
      expect(screen.accessibilityTree().contains("header text \"C\""))
      expect(c.view.window != nil && b.view.window == nil)
      expect(navigation.children.map(\.title), equals: ["A", "B", "C"])
    }
  }

  @Test("A callback at the end of an interrupted change may start a third one")
  func third() {
    let (screen, navigation) = make()
    let b = Acting("B", log)
    b.onDidAppear = { [unowned navigation, log] in navigation.pushViewController(Acting("X", log), animated: false) }
    navigation.pushViewController(b, animated: true)
    screen.advance(by: 0.1)
    navigation.pushViewController(Acting("C", log), animated: true)
    screen.settle()
    expect(navigation.viewControllers.map(\.title), equals: ["A", "B", "C", "X"])
    expect(navigation.navigationBar.items?.map(\.title), equals: ["A", "B", "C", "X"])
    expect(navigation.topViewController?.view.window != nil)
  }

  @Test("A popped controller may be pushed again from the callbacks of its successor")
  func again() {
    let (screen, navigation) = make()
    let b = Acting("B", log)
    navigation.pushViewController(b, animated: false)
    (navigation.viewControllers[0] as? Acting)?.onDidAppear = { [unowned navigation] in navigation.pushViewController(b, animated: false) }
    navigation.popViewController(animated: false)
    screen.settle()
    expect(navigation.viewControllers.map(\.title), equals: ["A", "B"])
    expect(b.parent === navigation && b.view.window != nil)
  }

  @Test("A canceled interactive push leaves no controller behind")
  func cancelledPush() {
    @MainActor final class Lead: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      let interactor = UIPercentDrivenInteractiveTransition()
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }
    let (screen, navigation) = make()
    let lead = Lead()
    navigation.delegate = lead
    weak var pushed: UIViewController?
    do {
      let b = Acting("B", log)
      pushed = b
      navigation.pushViewController(b, animated: true)
    }
    screen.layout()
    lead.interactor.update(0.3)
    screen.advance(by: 0.1)
    lead.interactor.cancel()
    screen.settle()
    expect(navigation.viewControllers.map(\.title), equals: ["A"])
    expect(navigation.children.map(\.title), equals: ["A"])
    expect(pushed == nil)
  }

  @Test("The back button pops, whatever the action of the item that gives it its appearance")
  func wayBack() {
    let (screen, navigation) = make()
    var acted = false
    navigation.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", primaryAction: UIAction { _ in acted = true })
    navigation.pushViewController(Acting("B", log), animated: false)
    screen.settle()
    screen.tap(CGPoint(x: 40, y: 22))
    screen.settle()
    expect(navigation.viewControllers.count == 1 && !acted)
  }
}
