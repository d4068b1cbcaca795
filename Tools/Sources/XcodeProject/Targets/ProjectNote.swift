/// Something in a project file that has no effect here.
public struct ProjectNote: Equatable, Sendable {
  public var path: String
  public var line: Int?
  public var text: String
}
