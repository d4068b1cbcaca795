import Foundation

public protocol Digest: Sequence, Hashable, CustomStringConvertible, ContiguousBytes, Sendable
where Element == UInt8, Iterator == Array<UInt8>.Iterator {
  static var byteCount: Int { get }
}

protocol StoredDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension StoredDigest {
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
}

func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

extension Digest {
  public static func == (lhs: Self, rhs: some DataProtocol) -> Bool { haveEqualBytes(Array(lhs), Array(rhs)) }
  public static func != (lhs: Self, rhs: some DataProtocol) -> Bool { !(lhs == rhs) }
}

/// Compares in constant time.
func haveEqualBytes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  a.count == b.count && zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
