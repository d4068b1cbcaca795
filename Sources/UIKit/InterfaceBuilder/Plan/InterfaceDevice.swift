import CoreGraphics

/// The canvases of Interface Builder.
enum InterfaceDevice {
  static func size(of device: PlannedElement) -> CGSize? {
    guard let id = device.attributes["id"], let size = sizes[id] else { return nil }
    return device.attributes["orientation"] == "landscape" ? CGSize(width: size.height, height: size.width) : size
  }

  private static let sizes: [String: CGSize] = [
    "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
    "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
    "retina5_9": CGSize(width: 375, height: 812), "retina6_1": CGSize(width: 414, height: 896),
    "retina6_5": CGSize(width: 414, height: 896), "retina6_0": CGSize(width: 390, height: 844),
    "retina6_7": CGSize(width: 428, height: 926), "retina6_12": CGSize(width: 393, height: 852),
    "retina6_72": CGSize(width: 430, height: 932), "ipad9_7": CGSize(width: 768, height: 1024),
    "ipad10_2": CGSize(width: 810, height: 1080), "ipad10_5": CGSize(width: 834, height: 1112),
    "ipad10_9rounded": CGSize(width: 820, height: 1180), "ipad11_0rounded": CGSize(width: 834, height: 1194),
    "ipad12_9": CGSize(width: 1024, height: 1366), "ipad12_9rounded": CGSize(width: 1024, height: 1366),
  ]
}
