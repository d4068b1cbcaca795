import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window?.tintColor = UIColor(named: "AccentColor")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    Garden.shared.save()
  }
}
