import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor final class LoggedController: UIViewController {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.add("\(name) loadView")
    super.loadView()
  }
  override func viewDidLoad() { log.add("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
  override func viewWillLayoutSubviews() { log.add("\(name) willLayout") }
  override func viewDidLayoutSubviews() { log.add("\(name) didLayout") }
  override func willMove(toParent parent: UIViewController?) { log.add("\(name) willMove \(parent == nil ? "nil" : "parent")") }
  override func didMove(toParent parent: UIViewController?) { log.add("\(name) didMove \(parent == nil ? "nil" : "parent")") }
}

@Suite("Controllers: coming and going") @MainActor
struct AppearanceCallTests {
  private let stage = Stage()
  private let log = Log()

  @Test("AP-02 A window's root controller loads, appears, lays out and has appeared")
  func rootViewController() {
    let controller = LoggedController("a", log)
    stage.window.rootViewController = controller
    expect(log.take(), equals: "a loadView, a didLoad, a willAppear")
    stage.layout()
    expect(log.take(), equals: "a isAppearing, a willLayout, a didLayout, a didAppear")
    expect(controller.view.frame, equals: stage.window.bounds)
    let next = LoggedController("b", log)
    stage.window.rootViewController = next
    stage.layout()
    expect(
      log.take() == "a willDisappear, a didDisappear, b loadView, b didLoad, b willAppear, b isAppearing, b willLayout, b didLayout, "
        + "b didAppear")
  }

  @Test("AP-02 Adding the controller's view to the window shows it too, appearance calls included")
  func olderWay() {
    let controller = LoggedController("a", log)
    stage.window.addSubview(controller.view)
    stage.layout()
    expect(log.take(), equals: "a loadView, a didLoad, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear")
    controller.view.removeFromSuperview()
    expect(log.take(), equals: "a willDisappear, a didDisappear")
  }

  @Test("AP-02 A hidden window shows its controller only once it is made visible")
  func hiddenWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = LoggedController("a", log)
    window.rootViewController = controller
    expect(log.take(), equals: "")
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    AfterLayout.run()
    expect(log.take(), equals: "a loadView, a didLoad, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear")
    window.isHidden = true
    expect(log.take(), equals: "a willDisappear, a didDisappear")
    window.rootViewController = nil
  }

  @Test("A child appears with its parent, and separately when it is added to a visible one")
  func children() {
    let parent = LoggedController("p", log)
    let child = LoggedController("c", log)
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.layout()
    _ = log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expect(log.take(), equals: "c willMove nil, c willDisappear, c didDisappear, c didMove nil")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    expect(log.take(), equals: "c willMove parent, c willAppear, c isAppearing, c didAppear, c didMove parent")
    expect(child.next === parent.view)
    expect(parent.children, equals: [child])
  }

  @Test("A container that moves its children itself brackets the move")
  func transitions() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Container()
    let child = LoggedController("c", log)
    stage.window.rootViewController = parent
    stage.layout()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    expect(log.take(), equals: "c willMove parent, c willAppear, c loadView, c didLoad, c isAppearing, c didAppear")
  }

  @Test("A child that is removed while its parent disappears has disappeared, too")
  func removalDuringTransition() {
    let parent = UIViewController()
    let child = LoggedController("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.window.rootViewController = parent
    stage.layout()
    _ = log.take()
    parent.beginAppearanceTransition(false, animated: false)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.endAppearanceTransition()
    expect(log.take(), equals: "c willDisappear, c willMove nil, c didDisappear, c didMove nil")
  }

  @Test("The responder chain leads from view to controller to its container")
  func chain() {
    let controller = UIViewController()
    let button = UIControl()
    controller.view.addSubview(button)
    stage.window.rootViewController = controller
    expect(button.next === controller.view)
    expect(controller.view.next === controller)
    expect(controller.next === stage.window)
  }
}
