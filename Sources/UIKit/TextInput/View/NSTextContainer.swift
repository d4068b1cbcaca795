import CoreGraphics
import Foundation

/// The room a text view lays its text out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Room at both ends of every line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.roomChanged() } }
  }
  /// The number of lines that are shown; zero for all.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { view?.roomChanged() } }
  }
  /// How lines end that are too long, where the text does not say.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { view?.roomChanged() } }
  }
  /// The width lines have, padding included, and the height of all of them.
  open var size: CGSize { view?.containerSize ?? ownSize }

  /// Who lays the text out in it, if it is a view's.
  public final var layoutManager: NSLayoutManager? { view?.layoutManager }

  private let ownSize: CGSize
  weak var view: UITextView?

  /// Creates a container of a size in points.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }
}
