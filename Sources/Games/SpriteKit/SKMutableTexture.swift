import UIKit

nonisolated open class SKMutableTexture: SKTexture {
  private var bytes = Data()
  private var pixelSize = (width: 0, height: 0)
  public convenience init(size: CGSize) {
    let (width, height) = (max(Int(size.width), 1), max(Int(size.height), 1))
    let bytes = Data(count: width * height * 4)
    self.init(data: bytes, size: CGSize(width: width, height: height))
    (self.bytes, pixelSize) = (bytes, (width, height))
  }
  /// Calls a closure with the pixels in RGBA order, four bytes each, and updates the texture.
  open func modifyPixelData(_ block: (UnsafeMutableRawPointer?, Int) -> Void) {
    bytes.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
    replaceImage(by: SKTexture(data: bytes, size: CGSize(width: pixelSize.width, height: pixelSize.height)))
  }
}
