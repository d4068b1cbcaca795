import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct WindowContentTests {
  private final class Recorder: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private func makeController() -> Recorder {
    let controller = Recorder()
    controller.view.backgroundColor = .red
    return controller
  }

  @Test("AP-02 A window's root controller fills the window, and is notified when it appears and disappears")
  func rootController() {
    let screen = TestScreen(size: CGSize(width: 40, height: 30), scale: 1)
    let controller = makeController()
    screen.window.rootViewController = controller
    screen.layout()
    expect(controller.calls, equals: ["will appear", "did appear"])
    expect(controller.view.frame, equals: CGRect(x: 0, y: 0, width: 40, height: 30))
    expect(screen.snapshot().pixel(x: 39, y: 29).red, above: 200)
    screen.window.rootViewController = UIViewController()
    screen.layout()
    expect(controller.calls.suffix(2), equals: ["will disappear", "did disappear"])
  }

  @Test("AP-02 So does a controller whose view is added to the window, as was done before there was a root controller")
  func addedView() {
    let screen = TestScreen(size: CGSize(width: 40, height: 30), scale: 1)
    let controller = makeController()
    controller.view.frame = screen.window.bounds
    screen.window.addSubview(controller.view)
    screen.layout()
    expect(controller.calls, equals: ["will appear", "did appear"])
    expect(screen.snapshot().pixel(x: 39, y: 29).red, above: 200)
    controller.view.removeFromSuperview()
    screen.layout()
    expect(controller.calls.suffix(2), equals: ["will disappear", "did disappear"])
  }
}
