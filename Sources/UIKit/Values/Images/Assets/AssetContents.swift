import Foundation

/// The parts of an asset folder's `Contents.json` that are used.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateIntent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Image: Decodable {
    struct Resizing: Decodable {
      struct Center: Decodable {
        var mode: String?
      }

      struct Insets: Decodable {
        var top: CGFloat?
        var left: CGFloat?
        var bottom: CGFloat?
        var right: CGFloat?
      }

      var center: Center?
      var capInsets: Insets?

      enum CodingKeys: String, CodingKey {
        case center
        case capInsets = "cap-insets"
      }
    }

    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var languageDirection: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case scale
      case idiom
      case appearances
      case resizing
      case languageDirection = "language-direction"
    }
  }

  struct Color: Decodable {
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
        case reference
      }
    }

    var color: Value?
    var appearances: [Appearance]?
  }

  var images: [Image]?
  var symbols: [Image]?
  var colors: [Color]?
  var properties: Properties?

  /// Fails if the file is missing or damaged.
  init?(folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let read = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = read
  }
}

extension [AssetContents.Appearance]? {
  /// Returns how specifically the entry matches the traits; nil if it does not match.
  func suits(_ traits: UITraitCollection) -> Int? {
    var matches = 0
    for mark in self ?? [] {
      switch (mark.appearance, mark.value) {
      case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: matches += 2
      case ("luminosity", "light") where traits.userInterfaceStyle != .dark: matches += 2
      case ("contrast", "high") where traits.accessibilityContrast == .high: matches += 1
      default: return nil
      }
    }
    return matches
  }
}
