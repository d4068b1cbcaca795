import Foundation

/// A fast hash of contents, by which a change is noticed. It is not made to resist forgery.
package enum Digest {
  package static func of(_ data: Data) -> String { String(hash(data), radix: 16) }

  package static func of(_ text: String) -> String {
    var text = text
    return text.withUTF8 { String(hash(UnsafeRawBufferPointer($0), seed: 0), radix: 16) }
  }

  package static func hash(_ data: Data, seed: UInt64 = 0) -> UInt64 { data.withUnsafeBytes { hash($0, seed: seed) } }

  package static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return (product.high ^ product.low) &+ 0xD1B5_4A32_D192_ED03
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var hash = mix(seed, UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < bytes.count {
      hash = mix(hash, UInt64(bytes[offset]))
      offset += 1
    }
    return hash
  }
}
