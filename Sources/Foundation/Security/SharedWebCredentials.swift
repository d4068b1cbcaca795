import CoreGraphics

// Credentials that an app shares with a website. Linux has no browser store for them: adding fails, and none is found.

/// Adds, changes or removes a credential of a web site. No store of browsers is available on Linux, so this fails.
///
/// - Parameters:
///   - fqdn: The domain of the site.
///   - account: The name of the user.
///   - password: The password; nil removes the credential.
///   - completionHandler: Receives the error, on a queue of its own.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  DispatchQueue.global().async { completionHandler(sharedCredentialError(errSecUnimplemented)) }
}

/// Requests the credentials of a website. None is found on Linux.
///
/// - Parameters:
///   - fqdn: The domain of the site; nil for all domains of the application.
///   - account: The name of the user; nil for all users.
///   - completionHandler: Receives an empty array and the error, on a queue of its own.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  DispatchQueue.global().async { completionHandler([] as CFArray, sharedCredentialError(errSecItemNotFound)) }
}

private func sharedCredentialError(_ status: OSStatus) -> CFError {
  let text = SecCopyErrorMessageString(status, nil).map { [NSLocalizedDescriptionKey: $0 as Any] }
  return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: text)
}

/// Returns a random password of four groups of three characters, such as `abc-DEf-3gh-Jkm`. It contains lowercase letters, uppercase
/// letters and digits, without easily confused characters.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
  let all = kinds.flatMap { $0 }
  // One character of each kind, then any characters.
  var characters = kinds.map { $0.randomElement()! } + (0..<9).map { _ in all.randomElement()! }
  characters.shuffle()
  let groups = stride(from: 0, to: 12, by: 3).map { String(characters[$0..<$0 + 3]) }
  return groups.joined(separator: "-") as CFString
}
