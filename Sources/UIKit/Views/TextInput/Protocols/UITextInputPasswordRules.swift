import Foundation

/// The requirements of a new password, such as `required: upper; minlength: 8`.
public final class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  public let passwordRulesDescriptor: String
  /// Creates rules from text, which is not checked.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
