/// A look: the colours, fonts and metrics that every standard part takes from the trait collection.
///
/// Two are built in. ``classic`` is the look of 2008 to 2012 with gradients and pinstripes, ``modern`` the flat one, light and dark. Copy one
/// of them, change what is to differ and set it as the `design` trait for a look of your own.
public struct UIDesign: Sendable, Equatable {
  /// Names the look; two designs of the same name are taken to be the same.
  public var name: String
  public var table: Table
  /// How scroll indicators look.
  public var scrollIndicators = ScrollIndicatorMetrics.modern

  /// A design that looks like the modern one until it is changed.
  public init(name: String) {
    self.name = name
    table = .modern
  }

  public static func == (left: UIDesign, right: UIDesign) -> Bool {
    left.name == right.name
  }

  public static let classic: UIDesign = {
    var design = UIDesign(name: "classic")
    design.table = .classic
    design.scrollIndicators = .classic
    return design
  }()
  public static let modern = UIDesign(name: "modern")
}

extension UIDesign {
  /// The tint of views that have none of their own.
  var tintColor: UIColor { .systemBlue }
}
