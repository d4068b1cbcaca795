import Security

/// The settings of encryption as stream properties. Both streams of a pair share one connection.
extension HostSocket {
  /// Enables or disables TLS with the host's name. Returns whether the property is one of encryption.
  func setEncryption(_ property: AnyObject?, _ key: Stream.PropertyKey) -> Bool {
    guard key == .socketSecurityLevelKey else { return false }
    let level = property as? StreamSocketSecurityLevel ?? (property as? String).map(StreamSocketSecurityLevel.init(rawValue:))
    guard let level else { return false }
    switch level {
    case .none: encrypt = nil
    case .tlSv1, .negotiatedSSL:
      let options = sec_protocol_options()
      let host = host
      encrypt = { try options.encrypt($0, host: host, isServer: false) }
    default: return false
    }
    return true
  }

  func encryptionProperty(_ key: Stream.PropertyKey) -> AnyObject? {
    guard key == .socketSecurityLevelKey else { return nil }
    return (encrypt == nil ? StreamSocketSecurityLevel.none : .negotiatedSSL) as AnyObject
  }
}
