import Foundation

/// The frames of the parts of a list content: a pure function of their sizes, the width and the margins.
struct ListContentLayout: Equatable {
  var image = CGRect.zero
  var text = CGRect.zero
  var secondaryText = CGRect.zero
  /// The total height including the margins.
  var height: CGFloat = 0

  /// The parts of the layout. The measuring closures take a width and return a size.
  struct Parts {
    var margins: UIEdgeInsets
    var imageSize: CGSize?
    var imageRoom = CGSize.zero
    var imagePadding: CGFloat
    var measureText: ((CGFloat) -> CGSize)?
    var measureSecondaryText: ((CGFloat) -> CGSize)?
    var isSideBySide: Bool
    var horizontalGap: CGFloat
    var verticalGap: CGFloat
  }

  /// Lays out from left to right; `mirrored(in:)` returns the layout of the other direction.
  init(width: CGFloat, height givenHeight: CGFloat?, parts: Parts) {
    var left = parts.margins.left
    let right = max(left, width - parts.margins.right)
    if parts.imageSize != nil { left += parts.imageRoom.width + parts.imagePadding }
    let room = max(0, right - left)
    var textSize = parts.measureText?(room) ?? .zero
    var secondarySize = parts.measureSecondaryText?(room) ?? .zero
    let hasBoth = parts.measureText != nil && parts.measureSecondaryText != nil
    let isBeside = hasBoth && parts.isSideBySide && Self.fitBeside(textSize, secondarySize, room, parts)
    textSize.width = min(textSize.width, room)
    secondarySize.width = min(secondarySize.width, room)
    let gap = hasBoth && !isBeside ? parts.verticalGap : 0
    let stacked = isBeside ? max(textSize.height, secondarySize.height) : textSize.height + gap + secondarySize.height
    let content = max(stacked, parts.imageSize == nil ? 0 : parts.imageRoom.height)
    height = content + parts.margins.top + parts.margins.bottom

    let top = parts.margins.top + max(0, (givenHeight ?? height) - height) / 2
    let middle = top + content / 2
    if let size = parts.imageSize {
      image = CGRect(
        x: parts.margins.left + (parts.imageRoom.width - size.width) / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
    }
    let textTop = middle - stacked / 2
    if isBeside {
      text = CGRect(x: left, y: textTop, width: room - secondarySize.width - parts.horizontalGap, height: textSize.height)
      secondaryText = CGRect(x: right - secondarySize.width, y: textTop, width: secondarySize.width, height: secondarySize.height)
    } else {
      text = CGRect(x: left, y: textTop, width: room, height: textSize.height)
      secondaryText = CGRect(x: left, y: textTop + textSize.height + gap, width: room, height: secondarySize.height)
    }
  }

  private static func fitBeside(_ text: CGSize, _ secondary: CGSize, _ room: CGFloat, _ parts: Parts) -> Bool {
    // Side by side, both texts have one line, measured without a limit of the width.
    let natural = CGFloat.greatestFiniteMagnitude
    let width = (parts.measureText?(natural).width ?? 0) + (parts.measureSecondaryText?(natural).width ?? 0)
    return width + parts.horizontalGap <= room
  }

  func mirrored(in width: CGFloat) -> Self {
    func mirror(_ frame: CGRect) -> CGRect { CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) }
    var mirrored = self
    mirrored.image = mirror(image)
    mirrored.text = mirror(text)
    mirrored.secondaryText = mirror(secondaryText)
    return mirrored
  }
}
