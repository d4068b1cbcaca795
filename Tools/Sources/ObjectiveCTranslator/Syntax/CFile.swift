/// A header or source in Objective-C or C, as far as it was understood.
public struct CFile: Equatable, Sendable {
  /// A place that was not understood, and what was left out because of it.
  public struct Problem: Equatable, Sendable {
    public var line: Int
    public var text: String

    public init(line: Int, text: String) { (self.line, self.text) = (line, text) }
  }

  public var path: String
  /// The names in `#import "…"`, without folders.
  public var imports: [String] = []
  /// The modules and frameworks in `#import <Module/…>` and `@import`.
  public var modules: [String] = []
  public var declarations: [CDeclaration] = []
  public var problems: [Problem] = []

  public init(path: String) { self.path = path }
}
