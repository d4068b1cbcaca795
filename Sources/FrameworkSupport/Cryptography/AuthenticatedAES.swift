/// AES in Galois/counter mode (NIST SP 800-38D).
package struct AuthenticatedAES: Sendable {
  private let cipher: AESCipher
  private let hashKey: (UInt64, UInt64)

  package init?(key: [UInt8]) {
    guard let cipher = AESCipher(key: key) else { return nil }
    self.cipher = cipher
    let block = cipher.encrypt([UInt8](repeating: 0, count: 16))
    hashKey = (UInt64(bigEndian: block, at: 0), UInt64(bigEndian: block, at: 8))
  }

  package func seal(_ plain: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) -> (text: [UInt8], tag: [UInt8]) {
    let first = firstCounter(nonce)
    let text = cipher.counted(plain, from: next(first))
    return (text, tag(of: text, data, first))
  }

  /// Returns nil if the tag does not match the text.
  package func open(_ text: [UInt8], tag expected: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) -> [UInt8]? {
    let first = firstCounter(nonce)
    let difference = zip(tag(of: text, data, first), expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard expected.count == 16, difference == 0 else { return nil }
    return cipher.counted(text, from: next(first))
  }

  private func firstCounter(_ nonce: [UInt8]) -> [UInt8] {
    nonce.count == 12
      ? nonce + [0, 0, 0, 1] : hash(padded(nonce) + [UInt8](repeating: 0, count: 8) + UInt64(nonce.count * 8).bigEndianBytes)
  }

  private func next(_ counter: [UInt8]) -> [UInt8] { Array(counter[..<12]) + (UInt32(bigEndian: counter, at: 12) &+ 1).bigEndianBytes }

  private func tag(of text: [UInt8], _ data: [UInt8], _ first: [UInt8]) -> [UInt8] {
    let lengths = UInt64(data.count * 8).bigEndianBytes + UInt64(text.count * 8).bigEndianBytes
    return zip(hash(padded(data) + padded(text) + lengths), cipher.encrypt(first)).map { $0 ^ $1 }
  }

  private func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }

  private func hash(_ bytes: [UInt8]) -> [UInt8] {
    var sum: (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      sum = product((sum.0 ^ UInt64(bigEndian: bytes, at: start), sum.1 ^ UInt64(bigEndian: bytes, at: start + 8)), hashKey)
    }
    return sum.0.bigEndianBytes + sum.1.bigEndianBytes
  }

  private func product(_ x: (UInt64, UInt64), _ y: (UInt64, UInt64)) -> (UInt64, UInt64) {
    var result: (UInt64, UInt64) = (0, 0)
    var v = y
    for bit in 0..<128 {
      let isSet = bit < 64 ? x.0 >> UInt64(63 - bit) & 1 : x.1 >> UInt64(127 - bit) & 1
      if isSet == 1 { result = (result.0 ^ v.0, result.1 ^ v.1) }
      let isOdd = v.1 & 1 == 1
      v = (v.0 >> 1, v.1 >> 1 | v.0 << 63)
      if isOdd { v.0 ^= 0xe100_0000_0000_0000 }
    }
    return result
  }
}
