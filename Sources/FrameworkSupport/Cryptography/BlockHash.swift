/// A hash function with blockwise input, such as MD5, SHA-1 and SHA-2.
package protocol BlockHash: Sendable {
  static var blockLength: Int { get }
  static var digestLength: Int { get }
  /// The number of bytes for the input length at the end of the last block.
  static var lengthField: Int { get }
  static var isLittleEndian: Bool { get }

  init()
  /// Processes the block that begins at an index.
  mutating func compress(_ bytes: [UInt8], at start: Int)
  /// The digest of the processed blocks.
  var state: [UInt8] { get }
}

/// A hash in progress: it stores an incomplete block.
package struct HashStream<Hash: BlockHash>: Sendable {
  private var hash = Hash()
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let before = pending.count
    pending.append(contentsOf: bytes)
    count += UInt64(pending.count - before)
    var start = 0
    while pending.count - start >= Hash.blockLength {
      hash.compress(pending, at: start)
      start += Hash.blockLength
    }
    if start > 0 { pending.removeFirst(start) }
  }

  package func digest() -> [UInt8] {
    var hash = hash
    var tail = pending
    tail.append(0x80)
    while (tail.count + Hash.lengthField) % Hash.blockLength != 0 { tail.append(0) }
    let bits = count &* 8
    let field = (0..<Hash.lengthField).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) : 0 }
    tail += Hash.isLittleEndian ? field : field.reversed()
    for start in stride(from: 0, to: tail.count, by: Hash.blockLength) { hash.compress(tail, at: start) }
    return hash.state
  }
}

extension BlockHash {
  package static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var stream = HashStream<Self>()
    stream.update(bytes)
    return stream.digest()
  }

  /// Returns the keyed hash of RFC 2104.
  package static func authenticationCode(for message: some Sequence<UInt8>, key: [UInt8]) -> [UInt8] {
    var stream = KeyedHashStream<Self>(key: key)
    stream.update(message)
    return stream.digest()
  }

  /// Returns the key derivation of RFC 2898 (PBKDF2).
  package static func derivedKey(password: [UInt8], salt: [UInt8], rounds: Int, length: Int) -> [UInt8] {
    // The key is one block of each hash; it is processed once for all rounds.
    let keyed = KeyedHashStream<Self>(key: password)
    func code(_ message: [UInt8]) -> [UInt8] {
      var stream = keyed
      stream.update(message)
      return stream.digest()
    }
    var result: [UInt8] = []
    var index: UInt32 = 1
    while result.count < length {
      var block = code(salt + index.bigEndianBytes)
      var sum = block
      for _ in 1..<Swift.max(rounds, 1) {
        block = code(block)
        for position in sum.indices { sum[position] ^= block[position] }
      }
      result += sum
      index += 1
    }
    return Array(result.prefix(length))
  }
}

/// A keyed hash in progress.
package struct KeyedHashStream<Hash: BlockHash>: Sendable {
  private var inner = HashStream<Hash>()
  private var outer = HashStream<Hash>()

  package init(key: [UInt8]) {
    var key = key.count > Hash.blockLength ? Hash.digest(of: key) : key
    key += [UInt8](repeating: 0, count: Hash.blockLength - key.count)
    outer.update(key.map { $0 ^ 0x5c })
    inner.update(key.map { $0 ^ 0x36 })
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) { inner.update(bytes) }

  package func digest() -> [UInt8] {
    var outer = outer
    outer.update(inner.digest())
    return outer.digest()
  }
}

extension FixedWidthInteger {
  package var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
  }

  package var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }

  init(bigEndian bytes: [UInt8], at start: Int) {
    var value: Self = 0
    for offset in 0..<(Self.bitWidth / 8) { value = value << 8 | Self(truncatingIfNeeded: bytes[start + offset]) }
    self = value
  }
}
