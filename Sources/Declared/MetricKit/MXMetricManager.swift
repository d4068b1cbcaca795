@_exported import Foundation

/// The measurements of a day. Linux collects none.
open class MXMetricPayload: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// The diagnostics of a day. Linux collects none.
open class MXDiagnosticPayload: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Receives measurements and diagnostics. Both methods are optional.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Never called on Linux.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Never called on Linux.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Delivers metrics of the system. Linux collects none: subscribers are never called.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  /// The measurements of earlier days. Always empty on Linux.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The diagnostics of earlier days. Always empty on Linux.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  private let lock = NSLock()
  private var subscribers: [any MXMetricManagerSubscriber] = []
  open func add(_ subscriber: any MXMetricManagerSubscriber) { lock.withLock { subscribers.append(subscriber) } }
  open func remove(_ subscriber: any MXMetricManagerSubscriber) { lock.withLock { subscribers.removeAll { $0 === subscriber } } }
}
