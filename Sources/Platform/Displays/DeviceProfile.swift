import Foundation

/// The screen of a device, in points, from published tables.
package struct DeviceProfile: Equatable, Sendable {
  package var name: String
  /// The size in portrait orientation.
  package var size: CGSize
  package var scale: CGFloat
  package var isPad: Bool
  /// The height of the status bar while the device is upright.
  package var statusBarHeight: CGFloat
  /// The safe area's upper edge while the device is upright; larger than the status bar below an island.
  package var top: CGFloat
  /// The height of the home indicator's area; zero for a home button.
  package var bottom: CGFloat

  /// Whether sensors interrupt the upper edge, so that the safe area keeps its inset without a status bar.
  package var hasCutout: Bool { !isPad && bottom > 0 }

  private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, bar: CGFloat, top: CGFloat, corner: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    isPad = width >= 700
    statusBarHeight = bar
    self.top = top
    bottom = corner == 0 ? 0 : width >= 700 ? 20 : 34
  }

  package static let all: [DeviceProfile] = [
    DeviceProfile("iPhone SE (3rd generation)", 375, 667, 2, bar: 20, top: 20, corner: 0),
    DeviceProfile("iPhone 13 mini", 375, 812, 3, bar: 50, top: 50, corner: 44),
    DeviceProfile("iPhone 14", 390, 844, 3, bar: 47, top: 47, corner: 47.33),
    DeviceProfile("iPhone 14 Plus", 428, 926, 3, bar: 47, top: 47, corner: 53.33),
    DeviceProfile("iPhone 15", 393, 852, 3, bar: 54, top: 59, corner: 55),
    DeviceProfile("iPhone 15 Pro Max", 430, 932, 3, bar: 54, top: 59, corner: 55),
    DeviceProfile("iPhone 16", 393, 852, 3, bar: 54, top: 59, corner: 55),
    DeviceProfile("iPhone 16 Pro", 402, 874, 3, bar: 54, top: 62, corner: 62),
    DeviceProfile("iPhone 16 Pro Max", 440, 956, 3, bar: 54, top: 62, corner: 62),
    DeviceProfile("iPad mini (6th generation)", 744, 1133, 2, bar: 24, top: 24, corner: 21.5),
    DeviceProfile("iPad (10th generation)", 820, 1180, 2, bar: 24, top: 24, corner: 25),
    DeviceProfile("iPad Pro 11-inch", 834, 1194, 2, bar: 24, top: 24, corner: 18),
    DeviceProfile("iPad Pro 13-inch", 1032, 1376, 2, bar: 24, top: 24, corner: 30),
  ]

  /// Returns the device with a name, in any capitals; the generation can be left out.
  package static func named(_ name: String) -> DeviceProfile? {
    let wanted = plain(name)
    return all.first { plain($0.name) == wanted } ?? all.first { plain(String($0.name.prefix { $0 != "(" })) == wanted }
  }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The height of the status bar on a screen of this size: phones have none in landscape.
  package func statusBarHeight(on size: CGSize) -> CGFloat { isPad || size.height >= size.width ? statusBarHeight : 0 }

  /// Returns the insets of the safe area on a screen of this size.
  package func safeArea(on size: CGSize, showsStatusBar: Bool) -> (top: CGFloat, side: CGFloat, bottom: CGFloat) {
    guard !isPad, size.width > size.height else { return (showsStatusBar || hasCutout ? top : 0, 0, bottom) }
    return hasCutout ? (0, top, 21) : (0, 0, 0)
  }
}
