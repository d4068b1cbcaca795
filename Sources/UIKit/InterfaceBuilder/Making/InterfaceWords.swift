/// The attribute values of documents that many elements share.
enum InterfaceWords {
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let semanticContent: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "clip": .byClipping, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "wordWrapping": .byWordWrapping,
    "charWrapping": .byCharWrapping, "truncatingTail": .byTruncatingTail, "truncatingHead": .byTruncatingHead,
    "truncatingMiddle": .byTruncatingMiddle, "clipping": .byClipping,
  ]
}
