/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ value: UInt8) {
    rawValue = value
  }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }

  /// The priority that the journal and syslog give such a message: 7 is debug, 2 is critical.
  var priority: Int {
    switch self {
    case .debug: 7
    case .info: 6
    case .error: 3
    case .fault: 2
    default: 5
    }
  }
}
