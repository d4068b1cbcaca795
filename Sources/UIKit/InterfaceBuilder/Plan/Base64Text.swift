import Foundation

/// Decodes texts that Interface Builder writes in base 64 because XML cannot represent their characters.
enum Base64Text {
  static func decode(_ encoded: String) -> String? {
    Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) }
  }
}
