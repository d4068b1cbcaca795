import UIKit

@MainActor class NibOwner: NSObject {
  var top: UIView?
  var both: [AwakeView] = []
}

/// An owner that would notice being awakened.
class AwakeOwner: UIResponder {
  var top: UIView?
  var both: [AwakeView] = []

  override func awakeFromNib() { CallLog.add("owner awake") }
}

class AwakeView: UIView {
  var friend: AwakeView?

  override func awakeFromNib() {
    super.awakeFromNib()
    CallLog.add("view awake, friend \(friend != nil)")
  }
}

class InspectedView: UIView {
  var width: CGFloat = 0
  var count = 0
  var flavour = Flavour.sweet
  var words: String?
  var tint: UIColor?
  var place = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var range = NSRange(location: 0, length: 0)
  var cleared: String? = "text"
}

/// The delegate of a nib whose window is visible at launch: it shows no interface itself.
class ShownWindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    CallLog.add("did launch, shown \(window?.isHidden == false), key \(window?.isKeyWindow == true)")
    return true
  }
}

class NibAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var navigationController: UINavigationController?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    CallLog.add("did launch, window \(window != nil)")
    window?.makeKeyAndVisible()
    return true
  }
}
