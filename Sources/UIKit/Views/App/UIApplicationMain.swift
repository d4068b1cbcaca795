import Foundation

/// Starts the program: opens its display, creates the application and its delegate, and runs until the window is closed. It does not
/// return; the process ends with status 0.
///
/// `@main` on the delegate's class does the same without any code.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  func named(_ name: String?, _ role: String) -> AnyClass? {
    guard let name else { return nil }
    if let found = NSClassFromString(name) { return found }
    UIKitError.raise("UIApplicationMain: there is no class named \(name) for the \(role)")
    return nil
  }
  AppLauncher.run(
    applicationClass: named(principalClassName, "application"), delegateClass: named(delegateClassName, "application delegate"))
}

/// Starts the program in sources written for the SDK of iOS 11 and earlier, which declared the arguments without optionals.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  UIApplicationMain(argc, CommandLine.unsafeArgv, principalClassName, delegateClassName)
}

extension UIApplicationDelegate {
  /// The entry point that `@main` calls.
  public static func main() { AppLauncher.run(applicationClass: nil, delegateClass: self) }
}
