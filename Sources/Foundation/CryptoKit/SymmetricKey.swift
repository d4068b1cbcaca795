import TrestleCryptography
import Foundation

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  /// A key of 128 bits, 16 bytes.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// A key of 192 bits, 24 bytes.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// A key of 256 bits, 32 bytes.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  public init(bitCount: Int) { self.bitCount = bitCount }
}

public struct SymmetricKey: ContiguousBytes, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }

  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: Equatable {
  /// Compares in constant time.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { haveEqualBytes(lhs.bytes, rhs.bytes) }
}
