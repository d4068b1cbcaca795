internal import TrestleCGIO

/// The answer to a call that failed.
package struct BusError: Error, Equatable, Sendable {
  /// The name, such as `org.freedesktop.DBus.Error.ServiceUnknown`; empty if no program answered.
  package let name: String
  package let message: String

  package init(name: String = "", message: String) {
    self.name = name
    self.message = message
  }

  /// Takes the error, which is freed.
  init(_ error: UnsafeMutablePointer<CGIOError>?, _ gio: GIOLibrary) {
    guard let error else {
      self.init(message: "the call failed")
      return
    }
    let name = gio.errorName(error)
    self.init(name: name.map { String(cString: $0) } ?? "", message: String(cString: error.pointee.message))
    if let name { gio.free(name) }
    gio.errorRelease(error)
  }
}
