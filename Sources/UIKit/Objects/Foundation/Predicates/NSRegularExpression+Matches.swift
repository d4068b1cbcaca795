import Foundation

extension NSRegularExpression {
  /// Calls a closure with each match, as Foundation's method does. On iOS the closure does not escape; Foundation's does on Linux.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    _enumerateMatches(in: string, options: options, range: range, using: block)
  }

  /// Translated code calls this method, so that a closure may use members of `self` without naming it, as on iOS.
  public func _enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      let call: @Sendable (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = { block($0, $1, $2) }
      enumerateMatches(in: string, options: options, range: range, using: call)
    }
  }
}
