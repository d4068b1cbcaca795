/// A method, as an interface declares it or an implementation defines it.
public struct ObjectiveCMethod: Equatable, Sendable {
  public var isClassMethod: Bool
  /// `tableView:didSelectRowAtIndexPath:`.
  public var selector: String
  public var result: CType
  public var parameters: [CParameter]
  public var isVariadic = false
  /// In a protocol, after `@optional`.
  public var isOptional = false
  /// The name in `NS_SWIFT_NAME`.
  public var swiftName: String?
  /// Whether the result is for `IBAction`.
  public var isAction = false
  public var body: CBody?
  public var line: Int

  public init(
    isClassMethod: Bool, selector: String, result: CType, parameters: [CParameter], body: CBody? = nil, line: Int = 0
  ) {
    (self.isClassMethod, self.selector, self.result) = (isClassMethod, selector, result)
    (self.parameters, self.body, self.line) = (parameters, body, line)
  }
}
