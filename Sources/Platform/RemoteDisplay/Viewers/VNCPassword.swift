/// The answer to the question for the password in VNC, which encrypts sixteen bytes by DES with the bits of the password's bytes reversed.
///
/// DES is broken; the password is of use only against other users of the same machine.
enum VNCPassword {
  package static func answer(to challenge: [UInt8], password: String) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: 8)
    for (index, byte) in password.utf8.prefix(8).enumerated() { key[index] = reversed(byte) }
    let cipher = DES(key: key)
    return stride(from: 0, to: challenge.count / 8 * 8, by: 8).flatMap { cipher.encrypt(Array(challenge[$0..<$0 + 8])) }
  }

  private static func reversed(_ byte: UInt8) -> UInt8 { (0..<8).reduce(0) { $0 | (byte >> UInt8($1) & 1) << UInt8(7 - $1) } }
}
