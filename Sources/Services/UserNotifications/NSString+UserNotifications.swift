import Foundation

extension NSString {
  /// Returns the app's localized string for a key, with arguments inserted. On iOS the language is that at the time of delivery.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments.map { ($0 as? any CVarArg) ?? "\($0)" as NSString })
  }
}
