import Foundation

public let SFErrorDomain = "SFErrorDomain"

/// The state of an extension that blocks contents in Safari.
open class SFContentBlockerState: NSObject {
  open var isEnabled: Bool { false }
}

/// The extensions of the app that block contents in Safari. There is no Safari on Linux: every request fails.
open class SFContentBlockerManager: NSObject {
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }

  open class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse { completionHandler?($0) }
  }

  private class func refuse(_ handler: @escaping (any Error) -> Void) {
    let error = NSError(domain: SFErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "Safari is not available on Linux."])
    DispatchQueue.main.async { handler(error) }
  }
}
