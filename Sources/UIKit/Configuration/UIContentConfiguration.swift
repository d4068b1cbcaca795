import Foundation

/// Describes what a cell, header or other view shows, as a value; it makes the view that shows it.
@preconcurrency public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> UIView & UIContentView
  /// The configuration as it is to look in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration and can take another of the same kind.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
