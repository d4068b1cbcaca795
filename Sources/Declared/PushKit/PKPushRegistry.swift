@_exported import Foundation

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

nonisolated open class PKPushCredentials: NSObject {
  public let type: PKPushType
  public let token: Data
  init(_ type: PKPushType, _ token: Data) {
    (self.type, self.token) = (type, token)
    super.init()
  }
}

nonisolated open class PKPushPayload: NSObject {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]
  init(_ type: PKPushType, _ dictionaryPayload: [AnyHashable: Any]) {
    (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    super.init()
  }
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void
  ) {}
  public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) {}
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Registers for push notifications. As on a device without a network, a token is never delivered.
nonisolated open class PKPushRegistry: NSObject {
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// The types of messages that the app receives; nil by default.
  open var desiredPushTypes: Set<PKPushType>?
  /// Creates a registry that calls its delegate on a queue; nil for the main queue. Linux receives no notifications.
  public init(queue: DispatchQueue?) { super.init() }
  /// Returns the token for a type of message. Always nil on Linux.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
