import Foundation

/// Decodes texts that Interface Builder writes in base 64 because XML cannot represent their characters.
enum Base64Text {
  static func decode(_ encoded: String) -> String? {
    Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Decodes a text whose padding is left out.
  static func padded(_ text: String) -> String? {
    var encoded = text.filter { !$0.isWhitespace }
    // A last letter alone has too few bits for a byte.
    if encoded.count % 4 == 1 { encoded.removeLast() }
    while encoded.count % 4 != 0 { encoded.append("=") }
    return decode(encoded)
  }
}
