import Foundation

/// Decodes the texts that Interface Builder writes as base 64 because XML cannot hold their characters.
enum Base64Text {
  static func decode(_ encoded: String) -> String? {
    Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) }
  }
}
