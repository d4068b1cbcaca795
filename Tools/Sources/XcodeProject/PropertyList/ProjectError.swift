/// An error in a project file, with its location.
public struct ProjectError: Error, Equatable, CustomStringConvertible, Sendable {
  public var path: String
  public var line: Int?
  public var reason: String

  public init(path: String, line: Int? = nil, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  public var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): error: \(reason)"
  }
}
