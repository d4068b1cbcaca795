import Foundation

/// A function that makes a digest of data, immediately or part by part.
public protocol HashFunction: Sendable {
  /// The type of the result.
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that the function processes at a time.
  static var blockByteCount: Int { get }
  /// Creates a function that has seen no data.
  init()
  /// Takes more data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of the data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of data.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of bytes in memory.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Takes more data.
  public mutating func update(data: some DataProtocol) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
