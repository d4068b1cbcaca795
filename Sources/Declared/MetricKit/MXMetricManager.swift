@_exported import Foundation

/// Figures of a day.
open class MXMetricPayload: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Diagnoses of a day.
open class MXDiagnosticPayload: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Receives figures and diagnoses. Both methods are optional.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Called with the measurements of the last day. Never called on Linux.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Called with diagnoses of failures. Never called on Linux.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Delivers metrics of the system, which collects none here: subscribers are never called.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  /// The measurements of earlier days. Always empty on Linux.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The diagnoses of earlier days. Always empty on Linux.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  private let lock = NSLock()
  private var subscribers: [any MXMetricManagerSubscriber] = []
  open func add(_ subscriber: any MXMetricManagerSubscriber) { lock.withLock { subscribers.append(subscriber) } }
  open func remove(_ subscriber: any MXMetricManagerSubscriber) { lock.withLock { subscribers.removeAll { $0 === subscriber } } }
}
