import Foundation

extension NSMutableString {
  /// Appends a text made of a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: format as String, arguments: $0) as String })
  }
}
