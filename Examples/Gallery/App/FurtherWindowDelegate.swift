import UIKit

/// Shows the list of samples in a further window, which the menu bar opens.
final class FurtherWindowDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = GalleryController.makeRoot(GalleryController())
    window.makeKeyAndVisible()
    self.window = window
    scene.title = "Gallery".translated
  }
}
