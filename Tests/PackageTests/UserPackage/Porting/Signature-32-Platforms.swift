#if canImport(UIKit)
  import UIKit
  typealias PlatformColor = UIColor
#endif

@MainActor enum Platforms {
  static var accent: PlatformColor { .systemBlue }
  static var tint: PlatformColor { .tintColor }
}
