import Toast
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// A toast with another text, as a subclass in Swift.
final class LoudToast: ToastView {
  override func displayText(forText text: String) -> String { super.displayText(forText: text).uppercased() }
}

class RootController: UIViewController, ToastViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let swatch = UINib(nibName: "Swatch", bundle: nil).instantiate(withOwner: nil).first
    print("@ swatch", swatch.map { NSStringFromClass(type(of: $0 as AnyObject)) } ?? "", NotesLog.shared().rings() ?? "")
    let toast = ToastView.show(in: view, text: "Saved")
    toast.delegate = self
    toast.style = .dark
    toast.whenTapped = { print("@ tapped", $0.text) }
    print("@ text", toast.text, toast.displayText(forText: "a"), toast.titleLabel.text ?? "")
    print("@ loud", LoudToast(text: "quiet").displayText(forText: "quiet"))
    print("@ margins", ToastMarginsMake(4, 8).horizontal, ToastDefaultDuration, ToastOptions.all.contains(.sound))
    print("@ missing", toast.icon.size, toast.subtitle.isEmpty, toast.subtitleLength())
    toast.addBadge(nil)
    NotesLog.shared().noteName("Swift")
    print("@ last", NotesLog.shared().lastLine ?? "", NotesLog.shared().color().isEqual(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
  }

  func toastViewWillHide(_ toastView: ToastView) { print("@ hides", toastView.text) }
}
