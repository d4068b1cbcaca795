import Foundation

/// The length of the texts in `utsname`.
public let _SYS_NAMELEN: Int32 = 65

/// Reads a value of the system by its name on iOS: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.activecpu`, `hw.physicalcpu`, `hw.logicalcpu`,
/// `hw.memsize`, `hw.pagesize`, `kern.ostype`, `kern.osrelease`, `kern.osversion`, `kern.version`, `kern.hostname`, `kern.boottime`.
///
/// - Parameters:
///   - name: The name of the value.
///   - oldp: Receives the value: a text that ends with zero, or an integer of the given size; nil to read the size only.
///   - oldlenp: The size of the memory, in bytes; receives the size of the value.
///   - newp: A new value. No value can be changed.
///   - newlen: The size of the new value.
/// - Returns: 0, or -1 with the reason in `errno`.
@discardableResult public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?,
  _ newlen: Int
) -> Int32 {
  guard newp == nil else { return failure(EPERM) }
  guard let bytes = SystemValue(named: String(cString: name))?.bytes(room: oldp == nil ? nil : oldlenp?.pointee) else {
    return failure(ENOENT)
  }
  defer { oldlenp?.pointee = bytes.count }
  guard let oldp, let room = oldlenp?.pointee else { return 0 }
  guard room >= bytes.count else { return failure(ENOMEM) }
  oldp.copyMemory(from: bytes, byteCount: bytes.count)
  return 0
}

private func failure(_ code: Int32) -> Int32 {
  errno = code
  return -1
}

private enum SystemValue {
  case text(String)
  /// A number whose size on iOS is four bytes.
  case number(Int)
  /// A number whose size on iOS is eight bytes.
  case size(Int)
  case time(timeval)

  init?(named name: String) {
    let process = ProcessInfo.processInfo
    switch name {
    case "hw.machine", "hw.model": self = .text(Self.name(\.machine))
    case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu": self = .number(process.processorCount)
    case "hw.activecpu": self = .number(process.activeProcessorCount)
    case "hw.memsize": self = .size(Int(process.physicalMemory))
    case "hw.pagesize": self = .size(sysconf(Int32(_SC_PAGESIZE)))
    case "kern.ostype": self = .text(Self.name(\.sysname))
    case "kern.osrelease": self = .text(Self.name(\.release))
    case "kern.osversion", "kern.version": self = .text(Self.name(\.version))
    case "kern.hostname": self = .text(process.hostName)
    case "kern.boottime":
      let began = Date().timeIntervalSince1970 - process.systemUptime
      self = .time(timeval(tv_sec: Int(began), tv_usec: Int((began - began.rounded(.down)) * 1e6)))
    default: return nil
    }
  }

  /// Returns the bytes of the value.
  /// - Parameter room: The size of the memory for them, which decides whether a number is short; nil if there is none.
  func bytes(room: Int?) -> [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8) + [0]
    case .number(let number): room == MemoryLayout<Int>.size ? Self.bytes(of: number) : Self.bytes(of: Int32(clamping: number))
    case .size(let number): room == MemoryLayout<Int32>.size ? Self.bytes(of: Int32(clamping: number)) : Self.bytes(of: number)
    case .time(let time): Self.bytes(of: time)
    }
  }

  private static func bytes<Value>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

  private static func name<Field>(_ field: KeyPath<utsname, Field>) -> String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names[keyPath: field]) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
