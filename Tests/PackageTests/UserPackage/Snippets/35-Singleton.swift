import UIKit

@MainActor final class Router {
  static let shared = Router()

  private(set) var window: UIWindow?

  func start(in window: UIWindow) {
    self.window = window
    window.tintColor = .systemRed
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
}
