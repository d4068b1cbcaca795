import Foundation

/// A code that authenticates a message to holders of the key.
public protocol MessageAuthenticationCode: Sequence, Hashable, CustomStringConvertible, ContiguousBytes, Sendable where Element == UInt8 {
  var byteCount: Int { get }
}

public struct HashedAuthenticationCode<Function: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "HMAC with \(Function.self): \(hexadecimal(bytes))" }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// Compares in constant time.
  public static func == (lhs: Self, rhs: Self) -> Bool { haveEqualBytes(lhs.bytes, rhs.bytes) }
  public static func == (lhs: Self, rhs: some DataProtocol) -> Bool { haveEqualBytes(lhs.bytes, Array(rhs)) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// A keyed hash (RFC 2104).
public struct HMAC<Function: HashFunction>: Sendable {
  public typealias MAC = HashedAuthenticationCode<Function>
  private var inner = Function()
  private let outerKey: [UInt8]

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Function.blockByteCount { bytes = Array(Function.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: Function.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = Function()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode(_ code: MAC, authenticating data: some DataProtocol, using key: SymmetricKey) -> Bool {
    authenticationCode(for: data, using: key) == code
  }

  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    haveEqualBytes(authenticationCode(for: data, using: key).bytes, code.withUnsafeBytes { Array($0) })
  }
}

/// Derives keys from a key (RFC 5869).
public struct HKDF<Function: HashFunction>: Sendable {
  /// Derives a key with a salt and a context.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: some DataProtocol, info: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, info: some DataProtocol, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt and a context.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Performs the first step of the derivation, which returns a uniform key.
  public static func extract(inputKeyMaterial: SymmetricKey, salt: (some DataProtocol)?) -> HashedAuthenticationCode<Function> {
    HMAC<Function>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  /// Performs the second step of the derivation, which returns bytes for a context.
  public static func expand(pseudoRandomKey: some ContiguousBytes, info: (some DataProtocol)?, outputByteCount: Int) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let purpose = info.map { Array($0) } ?? []
    var result: [UInt8] = []
    var last: [UInt8] = []
    var index: UInt8 = 1
    while result.count < outputByteCount {
      last = HMAC<Function>.authenticationCode(for: last + purpose + [index], using: key).bytes
      result += last
      index &+= 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}
