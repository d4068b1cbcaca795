import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, WaitHUDDelegate {
  var window: UIWindow?
  let store = NoteStore()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    store.addNote("first")
    let hud = WaitHUD.showAdded(to: root.view, animated: true)
    hud.mode = .text
    hud.label.text = store.notes.joined()
    hud.delegate = self
    print("@ hud", hud.frame, hud.mode == WaitHUDMode.text, hud.label.text ?? "")
    print("@ hides", WaitHUD.hide(for: root.view, animated: true), WaitHUD.hide(for: root.view, animated: true))
    return true
  }

  func hudWasHidden(_ hud: WaitHUD) { print("@ hidden", hud.label.text ?? "") }
}
