import UIKit

/// The options of the command line.
struct GalleryOptions {
  var sample: String?
  var designs: [UIDesign] = [.modern, .classic]
  var appearances: [UIUserInterfaceStyle] = [.light, .dark]
  var size = CGSize(width: 375, height: 667)
  /// Whether a size was specified; otherwise a document's scene uses its own canvas size.
  var hasOwnSize = false
  /// A document whose scenes are drawn instead of samples, and optionally one scene of it.
  var storyboard: URL?
  var scene: String?
  var scale: CGFloat = 2
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  /// The text size of images and of the window.
  var textSize = UIContentSizeCategory.large
  /// The folder for images; nil opens a window.
  var folder: URL?
  /// The file for recorded touches.
  var recordFile: URL?
  /// Touches to replay without a window; the last image is written to the folder.
  var replayFile: URL?

  static let usage = """
    usage: gallery [--app NAME] [--design classic|modern] [--appearance light|dark] [--size WIDTHxHEIGHT] [--scale N]
                   [--direction ltr|rtl] [--text-size SIZE] [--out FOLDER] [--record FILE] [--replay FILE]
           gallery --storyboard FILE [--scene NAME] [--design …] [--appearance …] [--size …] [--direction …] --out FOLDER
    """

  /// The text sizes by the names they have in settings: from XS to XXXL, and from AX-M to AX-XXXL.
  static let textSizes: [String: UIContentSizeCategory] = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX-M": .accessibilityMedium, "AX-L": .accessibilityLarge, "AX-XL": .accessibilityExtraLarge,
    "AX-XXL": .accessibilityExtraExtraLarge, "AX-XXXL": .accessibilityExtraExtraExtraLarge,
  ]

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  init() {}

  @MainActor init(arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value") }
      switch option {
      case "--app":
        // The list itself and the settings are drawn as well.
        guard Gallery.samples.contains(where: { $0.name == value }) || ["Gallery", "Looks"].contains(value) else {
          throw Mistake(description: "no sample is called \(value); there are \(Gallery.samples.map(\.name).joined(separator: ", "))")
        }
        sample = value
      case "--design":
        guard let design = [UIDesign.classic, .modern].first(where: { $0.name == value }) else {
          throw Mistake(description: "a design is classic or modern, not \(value)")
        }
        designs = [design]
      case "--appearance":
        guard let style = ["light": UIUserInterfaceStyle.light, "dark": .dark][value] else {
          throw Mistake(description: "an appearance is light or dark, not \(value)")
        }
        appearances = [style]
      case "--size":
        let sides = value.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
          throw Mistake(description: "a size is WIDTHxHEIGHT, such as 375x667, not \(value)")
        }
        size = CGSize(width: sides[0], height: sides[1])
        hasOwnSize = true
      case "--scale":
        guard let number = Double(value), number >= 1, number <= 4 else { throw Mistake(description: "a scale is 1 to 4, not \(value)") }
        scale = CGFloat(number)
      case "--direction":
        guard let chosen = ["ltr": UITraitEnvironmentLayoutDirection.leftToRight, "rtl": .rightToLeft][value] else {
          throw Mistake(description: "a direction is ltr or rtl, not \(value)")
        }
        direction = chosen
      case "--text-size":
        guard let chosen = Self.textSizes[value] else {
          throw Mistake(description: "a text size is \(Self.textSizes.keys.sorted().joined(separator: ", ")), not \(value)")
        }
        textSize = chosen
      case "--storyboard": storyboard = URL(fileURLWithPath: value)
      case "--scene": scene = value
      case "--record": recordFile = URL(fileURLWithPath: value)
      case "--replay": replayFile = URL(fileURLWithPath: value)
      case "--out": folder = URL(fileURLWithPath: value, isDirectory: true)
      default: throw Mistake(description: "no option is called \(option)")
      }
    }
  }
}
