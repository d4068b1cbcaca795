import UIKit

@MainActor enum Overlay {
  static func show() -> UIWindow? {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    RunLoop.current.run(until: Date())
    return scene?.windows.first(where: \.isKeyWindow)
  }
}
