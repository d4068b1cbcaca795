import CoreGraphics

extension UITextField: AlignedTextView {
  final var alignedBaselines: AlignedBaselines? {
    let natural = intrinsicContentSize.height >= 0 ? intrinsicContentSize.height : naturalSize.height
    let room = textRect(forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: natural))
    let height = currentFont.lineHeight
    let top =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      case .center, .fill: room.midY - height / 2
      }
    let baseline = top + currentFont.ascender
    return AlignedBaselines(
      first: baseline, last: baseline, naturalHeight: natural, alignment: contentVerticalAlignment,
      lineHeight: currentFont.lineHeight + currentFont.leading)
  }
}
