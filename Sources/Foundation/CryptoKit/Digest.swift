import Foundation

/// The result of a hash function: a sequence of bytes of fixed length.
public protocol Digest: Sequence, Hashable, CustomStringConvertible, ContiguousBytes, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

/// The hash functions' common form of a digest.
protocol StoredDigest: Digest where Iterator == Array<UInt8>.Iterator {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension StoredDigest {
  /// Iterates over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes in memory.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes in hexadecimal.
  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
}

func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

extension Digest {
  /// Returns whether a digest has the bytes of some data.
  public static func == (lhs: Self, rhs: some DataProtocol) -> Bool { haveEqualBytes(Array(lhs), Array(rhs)) }
  /// Returns whether a digest differs from the bytes of some data.
  public static func != (lhs: Self, rhs: some DataProtocol) -> Bool { !(lhs == rhs) }
}

/// Compares in constant time.
func haveEqualBytes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  a.count == b.count && zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
