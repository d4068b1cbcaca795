import UIKit

/// Notifies all controllers of a window when its language changes.
enum LanguageTrait: UITraitDefinition {
  static var defaultValue: GalleryLanguage { .english }
}
