import UIKit

nonisolated open class WKFindConfiguration: NSObject {
  /// Whether the search goes backward. The default is false.
  open var backwards = false
  /// Whether the search is case-sensitive. The default is false.
  open var caseSensitive = false
  /// Whether the search wraps around. The default is true.
  open var wraps = true
}

open class WKFindResult: NSObject {
  public let matchFound: Bool
  init(_ matchFound: Bool) { self.matchFound = matchFound }
}

nonisolated open class WKPDFConfiguration: NSObject {
  /// The rectangle in the view's coordinates; nil for the whole view.
  open var rect: CGRect?
  /// Whether the PDF may have a transparent background; stored without effect.
  open var allowTransparentBackground = false
}

public enum WKMediaCaptureState: Int, Sendable {
  case none = 0
  case active = 1
  /// The page captures, but its camera or microphone is muted.
  case muted = 2
}
