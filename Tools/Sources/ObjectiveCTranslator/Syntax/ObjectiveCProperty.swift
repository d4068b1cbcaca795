/// `@property (nonatomic, weak) IBOutlet UILabel *label;`, one for each name.
public struct ObjectiveCProperty: Equatable, Sendable {
  public var name: String
  public var type: CType
  public var isReadOnly = false
  public var isWeak = false
  public var isClassProperty = false
  public var isOptional = false
  public var getter: String?
  public var setter: String?
  public var swiftName: String?
  public var isOutlet = false
  /// `IBOutletCollection(UIButton)`.
  public var isOutletCollection = false
  public var isInspectable = false
  public var line: Int

  public init(name: String, type: CType, line: Int = 0) { (self.name, self.type, self.line) = (name, type, line) }
}
