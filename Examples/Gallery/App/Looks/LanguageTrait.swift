import UIKit

/// Tells all controllers of a window when its language becomes another.
enum LanguageTrait: UITraitDefinition {
  static var defaultValue: GalleryLanguage { .english }
}
