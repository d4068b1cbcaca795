import Foundation
import TrestleBus

/// Opens addresses through the desktop, which also works from a sandbox.
@MainActor enum URLPortal {
  /// Returns false for what the portal does not open: files are given to it by descriptor only.
  static func open(_ url: URL, portal: DesktopPortal, completion: @escaping @MainActor @Sendable (Bool) -> Void) -> Bool {
    guard !url.isFileURL, url.scheme != nil else { return false }
    portal.request("OpenURI", "OpenURI", [.string(url.absoluteString)], options: [:]) { answer in
      if case .done = answer { completion(true) } else { completion(false) }
    }
    return true
  }
}
