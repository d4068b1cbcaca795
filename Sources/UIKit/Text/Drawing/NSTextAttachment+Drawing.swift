import Foundation
internal import Text

extension NSTextAttachment {
  /// The attachment in the text engine's form; nil if it has neither image nor size.
  var textAttachment: TextAttachment? {
    let shown = image ?? contents.flatMap { UIImage(data: $0) }
    var box = bounds
    if box.size == .zero {
      guard let shown else { return nil }
      box.size = shown.size
    }
    let size = box.size
    let place = CGRect(x: box.minX, y: 0, width: size.width, height: size.height)
    return TextAttachment(width: box.maxX, height: size.height, bottom: box.minY) { cairo in
      guard let shown else { return }
      let context = CGContext(cairo: cairo, deviceHeight: size.height)
      UIGraphicsPushContext(context)
      shown.draw(in: place)
      UIGraphicsPopContext()
    }
  }
}
