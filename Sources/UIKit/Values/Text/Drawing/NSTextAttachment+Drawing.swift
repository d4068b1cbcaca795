import Foundation
internal import TrestleText

extension NSTextAttachment {
  /// Returns the attachment with its size for a line of text; nil if it has neither an image nor a size.
  func textAttachment(in font: UIFont?) -> TextAttachment? {
    let line = CGRect(x: 0, y: 0, width: CGFloat(Float.greatestFiniteMagnitude), height: font?.lineHeight ?? 0)
    let box = attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    if box.size == .zero { return nil }
    let shown = image(forBounds: box, textContainer: nil, characterIndex: 0)
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
