import CoreGraphics

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name unique in the sheet.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The detent at about half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent, for `selectedDetentIdentifier`.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(_ identifier: Identifier, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns a detent at about half of the maximum height.
    public static func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue / 2).rounded() } }

    /// Returns a detent at the full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height `resolver` returns; nil disables the detent.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height in `context`, without the bottom safe area inset that the sheet covers.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
  }
}
