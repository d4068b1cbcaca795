import UIKit

/// Options for finding a text in a page.
open class WKFindConfiguration: NSObject {
  /// Whether the search goes toward the beginning. The default is false.
  open var backwards = false
  /// Whether capital letters matter. The default is false.
  open var caseSensitive = false
  /// Whether the search wraps around. The default is true.
  open var wraps = true
}

/// The outcome of looking for a text.
open class WKFindResult: NSObject {
  /// Whether the text was found.
  public let matchFound: Bool
  init(_ matchFound: Bool) { self.matchFound = matchFound }
}

/// The part of a page that a PDF shows.
open class WKPDFConfiguration: NSObject {
  /// The rectangle in the view's coordinates; nil is the whole view.
  open var rect: CGRect?
  /// Whether the PDF may have a transparent background; stored without effect.
  open var allowTransparentBackground = false
}

/// Whether a page records.
public enum WKMediaCaptureState: Int, Sendable {
  /// The camera or microphone is not in use.
  case none = 0
  /// The camera or microphone is in use.
  case active = 1
  /// The page captures, and its camera or microphone is muted.
  case muted = 2
}
