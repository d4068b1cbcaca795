/// The structures of C that sources of networks use, and their fields.
enum SystemStructures {
  private static let address = SwiftType.plain("UInt16")

  static let fields: [String: [String: SwiftType]] = [
    "sockaddr": ["sa_family": address],
    "sockaddr_in": ["sin_family": address, "sin_port": address, "sin_addr": .plain("in_addr")],
    "sockaddr_in6": ["sin6_family": address, "sin6_port": address, "sin6_addr": .plain("in6_addr"), "sin6_scope_id": .plain("UInt32")],
    "in_addr": ["s_addr": .plain("UInt32")],
    "in6_addr": [:],
    "SCNetworkReachabilityContext": ["version": .int, "info": .optional(.plain("UnsafeMutableRawPointer"))],
  ]

  /// The lengths of addresses, which Linux does not store.
  static let absent: Set<String> = ["sin_len", "sin6_len", "sa_len", "ss_len"]

  static func zero(_ name: String) -> String? {
    guard fields[name] != nil else { return nil }
    return name == "SCNetworkReachabilityContext"
      ? "\(name)(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)" : "\(name)()"
  }

  static let constants: [String: (text: String, type: SwiftType)] = [
    "AF_INET": ("AF_INET", .int32), "AF_INET6": ("AF_INET6", .int32), "PF_INET": ("AF_INET", .int32), "PF_INET6": ("AF_INET6", .int32),
    "IN_LINKLOCALNETNUM": ("0xA9FE_0000", .plain("Builtin.integer")), "INADDR_ANY": ("0", .plain("Builtin.integer")),
  ]
}

extension BodyWriter {
  /// Returns the Swift of a function of networks, and nil of any other.
  func networkCall(_ name: String, _ arguments: [CExpression]) throws -> WrittenExpression? {
    func text(_ index: Int, _ type: SwiftType) throws -> String {
      converted(try expression(arguments[index], wanting: type), to: type).text
    }
    func place(_ value: CExpression) throws -> String {
      if case .prefix("&", let inner) = value { return "&" + (try expression(inner, wanting: nil).text) }
      return try expression(value, wanting: nil).text
    }
    switch (name, arguments.count) {
    case ("htons", 1), ("ntohs", 1):
      let type = SwiftType.plain("UInt16")
      return WrittenExpression(text: "(\(try text(0, type)) as UInt16).bigEndian", type: type)
    case ("htonl", 1), ("ntohl", 1):
      let type = SwiftType.plain("UInt32")
      return WrittenExpression(text: "(\(try text(0, type)) as UInt32).bigEndian", type: type)
    case ("inet_addr", 1): return WrittenExpression(text: "inet_addr(\(try place(arguments[0])))", type: .plain("UInt32"))
    case ("inet_aton", 2):
      return WrittenExpression(text: "inet_aton(\(try place(arguments[0])), \(try place(arguments[1])))", type: .int32)
    case ("SCNetworkReachabilitySetCallback", 3):
      let called = SwiftType.optional(
        .closure(
          [.plain("SCNetworkReachability"), .plain("SCNetworkReachabilityFlags"), .optional(.plain("UnsafeMutableRawPointer"))], .void))
      let target = try text(0, .plain("SCNetworkReachability"))
      return WrittenExpression(
        text: "SCNetworkReachabilitySetCallback(\(target), \(try text(1, called)), \(try place(arguments[2])))", type: .bool)
    default: return nil
    }
  }
}
