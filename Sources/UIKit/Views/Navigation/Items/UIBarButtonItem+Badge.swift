import Foundation

extension UIBarButtonItem {
  /// The badge at the corner of an item: a short text, a number or a dot.
  @preconcurrency @MainActor public final class Badge: NSObject {
    weak var item: UIBarButtonItem?

    /// The text; `nil` shows a dot.
    public let stringValue: String?
    /// The color behind the text; `nil` uses that of the design.
    public var backgroundColor: UIColor? { didSet { item?.itemChanged() } }
    /// The color of the text; `nil` uses white.
    public var foregroundColor: UIColor? { didSet { item?.itemChanged() } }
    /// The font of the text; `nil` uses that of the design.
    public var font: UIFont? { didSet { item?.itemChanged() } }

    private init(_ text: String?) {
      stringValue = text
      super.init()
    }

    public static func count(_ count: UInt) -> Badge { Badge(count.formatted()) }
    /// Returns a badge with a short text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// Returns a badge that is a dot without text.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
