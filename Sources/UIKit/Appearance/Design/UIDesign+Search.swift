import CoreGraphics

extension UIDesign {
  /// How search bars look, and what they lay over the screen that is searched.
  ///
  /// Figures are points measured on the real system unless their comment says otherwise.
  public struct Search: Sendable {
    public var height: CGFloat = 56
    /// The height in a navigation bar. From memory.
    public var heightInBar: CGFloat = 52
    public var fieldHeight: CGFloat = 36
    public var sideMargin: CGFloat = 8
    public var fieldRadius: CGFloat = 10
    public var fieldFill = UIColor.tertiarySystemFill
    public var fieldBorder: UIColor?
    public var font = Table.Font(size: 17)
    public var iconColor = UIColor.secondaryLabel
    /// nil where the background is the bar's own.
    public var gradient: Bars.Gradient?
    public var background = UIColor.systemBackground
    public var promptHeight: CGFloat = 20
    /// The height of the row of scope buttons. From memory.
    public var scopeHeight: CGFloat = 46
    public var scopeFont = Table.Font(size: 13, weight: .medium)
    public var scopeTrack = UIColor.tertiarySystemFill
    public var scopeSelection = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    public var scopeText = UIColor.label
    public var scopeSelectedText = UIColor.label
    /// What lies over the screen until there are results. From memory.
    public var dimming = UIColor(white: 0, alpha: 0.2)
    public var noResultsFont = Table.Font(size: 20, weight: .bold)
    public var noResultsColor = UIColor.secondaryLabel

    public init() {}
  }
}

extension UIDesign.Search {
  /// The flat look, from iOS 13 on.
  public static let modern = UIDesign.Search()

  /// The look of iOS 5 and 6.
  public static let classic: UIDesign.Search = {
    func color(_ hex: UInt32) -> UIColor { UIColor(hex, alpha: 1) }
    var search = UIDesign.Search()
    search.height = 44
    search.heightInBar = 44
    search.fieldHeight = 30
    search.sideMargin = 7
    search.fieldRadius = 15
    search.fieldFill = .white
    search.fieldBorder = color(0x7b8ea2)
    search.font = .init(size: 14)
    search.iconColor = color(0x8c8c8c)
    search.gradient = .init(
      topLine: color(0xe3e9ed), bottomLine: color(0x7a868e), colors: [color(0xd6dde2), color(0xb3bec5)], locations: [0, 1])
    search.scopeHeight = 44
    search.scopeFont = .init(size: 13, weight: .bold)
    search.scopeTrack = color(0x9aa8b5)
    search.scopeSelection = color(0x5d6f85)
    search.scopeText = .white
    search.scopeSelectedText = .white
    search.dimming = UIColor(white: 0, alpha: 0.8)
    search.noResultsColor = color(0x808080)
    return search
  }()
}
