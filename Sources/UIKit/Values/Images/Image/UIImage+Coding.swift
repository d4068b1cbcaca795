import Foundation

extension UIImage {
  func encodeState(with coder: NSCoder) {
    if case .symbol(let symbol) = content {
      coder.encode(symbol.name as NSString, forKey: "UISystemSymbolName")
    } else if let data = cgImage?.pngData() {
      coder.encode(data as NSData, forKey: "UIImageData")
    }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    if let caps = attributes.capInsets {
      coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
      for (key, value) in [("Top", caps.top), ("Left", caps.left), ("Bottom", caps.bottom), ("Right", caps.right)] {
        coder.encode(Double(value), forKey: "UICap" + key)
      }
    }
  }

  static func decode(from coder: NSCoder) -> (ImageContent, ImageAttributes)? {
    let content: ImageContent
    if coder.containsValue(forKey: "UISystemSymbolName") {
      guard let name = coder.decodeObject(of: NSString.self, forKey: "UISystemSymbolName"),
        let symbol = SymbolPicture.shared(name: "\(name)", request: SymbolRequest())
      else { return nil }
      content = .symbol(symbol)
    } else if coder.containsValue(forKey: "UIImageData") {
      guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
        let image = ImageDecoder.image(from: data as Data)?.frames.first?.image
      else { return nil }
      content = .pixels(image)
    } else {
      content = .empty
    }
    var attributes = ImageAttributes()
    let scale = coder.decodeDouble(forKey: "UIScale")
    attributes.scale = scale > 0 && scale.isFinite ? CGFloat(scale) : 1
    attributes.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    attributes.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    if coder.containsValue(forKey: "UIResizingMode") {
      attributes.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
      let caps = ["Top", "Left", "Bottom", "Right"].map { CGFloat(coder.decodeDouble(forKey: "UICap" + $0)) }
      attributes.capInsets = UIEdgeInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3])
    }
    return (content, attributes)
  }
}
