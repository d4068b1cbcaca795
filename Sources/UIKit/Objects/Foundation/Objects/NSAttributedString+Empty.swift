import Foundation

// `NSAttributedString()` is missing from Foundation on Linux, and an extension cannot override `init()`. Calls without arguments use these
// initializers instead.

extension NSAttributedString {
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
