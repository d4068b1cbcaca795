import Foundation

/// The keys of values that describe the time of saving, in the coder that restores the application's state.
extension UIApplication {
  /// The version of the app's bundle, as `String`.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// The raw value of the idiom, as `NSNumber`.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The time of saving, as `NSDate`.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The version of the system, as `String`.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

  /// Encodes the values of these keys.
  final func encodeCircumstances(with coder: NSCoder) {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? ""
    coder.encode(version as NSString, forKey: Self.stateRestorationBundleVersionKey)
    coder.encode(NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue), forKey: Self.stateRestorationUserInterfaceIdiomKey)
    coder.encode(NSDate(), forKey: Self.stateRestorationTimestampKey)
    coder.encode(UIDevice.current.systemVersion as NSString, forKey: Self.stateRestorationSystemVersionKey)
  }
}
