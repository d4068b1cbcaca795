import Foundation

// `NSAttributedString()` is missing from Foundation on Linux, and an extension cannot override `init()`. A call without arguments takes
// these instead.

extension NSAttributedString {
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
