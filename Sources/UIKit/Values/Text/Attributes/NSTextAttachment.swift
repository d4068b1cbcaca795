import Foundation

/// An image in a line of text, which behaves like a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let tag = FoundationTag()
  /// The character that represents an attachment in an attributed string.
  public static let character = 0xfffc

  /// The data of the image, used if there is no ``image``.
  open var contents: Data?
  /// The type of ``contents``.
  open var fileType: String?
  /// The image shown in the text; `nil` uses the contents.
  open var image: UIImage?
  /// The image's box: its origin is on the baseline, y upward. A zero box uses the image's own size.
  open var bounds = CGRect.zero

  public override init() { super.init() }

  /// Creates an attachment that shows an image at its size.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment that shows the image in data, if its type is that of an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Returns the image that is shown in a box; by default ``image``, or the image in ``contents``.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
    image ?? contents.flatMap { UIImage(data: $0) }
  }

  /// Returns the box in a line of text, whose origin is on the baseline, y upward. By default ``bounds``, or the size of the image.
  ///
  /// `lineFrag` has the height of a line in the text's font; its width is not known. The position is zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.size != .zero { return bounds }
    let shown = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
    return CGRect(origin: bounds.origin, size: shown?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a string of one character that represents the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }
}
