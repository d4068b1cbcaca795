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

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment of data with a type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
}

extension NSAttributedString {
  /// Creates a string of one character that represents the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }
}
