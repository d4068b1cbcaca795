import Foundation

extension UIScene {
  /// Where a URL comes from.
  @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
    /// A file must be copied before it is changed; dropped files may be changed where they are.
    public var openInPlace: Bool { true }
    /// The program that opens the URL; not known on Linux.
    public var sourceApplication: String? { nil }
    /// The value that the other program sends along; none on Linux.
    public var annotation: Any? { nil }
  }
}
