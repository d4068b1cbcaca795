/// An original Swift file of the target.
public struct SourceFile: Sendable {
  /// The path that compile errors and diagnostics name.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
