import SomeLibrary
import UIKit

#if canImport(Other)
  import Other
#endif

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
