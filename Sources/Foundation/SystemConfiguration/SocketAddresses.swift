import TrestleSupport
import Foundation

extension sockaddr {
  /// The size of the structure, which Linux does not store.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set { withoutEffect("the structure of Linux has no length") }
  }
}

extension sockaddr_in {
  /// The size of the structure, which Linux does not store.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set { withoutEffect("the structure of Linux has no length") }
  }

  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr_in6 {
  /// The size of the structure, which Linux does not store.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set { withoutEffect("the structure of Linux has no length") }
  }
}
