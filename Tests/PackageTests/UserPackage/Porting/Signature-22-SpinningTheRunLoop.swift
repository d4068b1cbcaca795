import UIKit

@MainActor enum SpinningTheRunLoop {
  static func show(_ controller: UIViewController) -> CGRect {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    return controller.view.frame
  }
}
