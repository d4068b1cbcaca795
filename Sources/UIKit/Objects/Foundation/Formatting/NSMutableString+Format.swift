import Foundation

extension NSMutableString {
  /// Creates an empty string. Foundation on Linux has no initializer without arguments.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }

  /// Appends a text made of a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: format as String, arguments: $0) as String })
  }
}
