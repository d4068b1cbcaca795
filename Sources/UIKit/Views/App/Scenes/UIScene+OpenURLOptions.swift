import Foundation

extension UIScene {
  /// The origin of a URL.
  @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
    /// Whether the file may be changed in place; otherwise it must be copied first. True for dropped files.
    public var openInPlace: Bool { true }
    /// The program that opens the URL; unknown on Linux.
    public var sourceApplication: String? { nil }
    /// Custom data of the other program; none on Linux.
    public var annotation: Any? { nil }
  }
}
