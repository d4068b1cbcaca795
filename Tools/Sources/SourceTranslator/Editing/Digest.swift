/// A stable 64-bit FNV-1a hash, as hexadecimal text.
package enum Digest {
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  package static func of(_ text: String) -> String { of(text.utf8) }
}
