import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HelloController()
    window?.makeKeyAndVisible()
    return true
  }
}

class HelloController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .white
    let label = UILabel(frame: view.bounds.insetBy(dx: 20, dy: 20))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "Hello, Linux"
    label.textAlignment = .center
    view.addSubview(label)
  }
}
