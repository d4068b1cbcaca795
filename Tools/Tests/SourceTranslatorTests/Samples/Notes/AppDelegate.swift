import UIKit
import os.log

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: NoteListViewController())
        window?.makeKeyAndVisible()
        #if os(iOS) && !targetEnvironment(macCatalyst)
        application.isIdleTimerDisabled = false
        #endif
        return true
    }
}
