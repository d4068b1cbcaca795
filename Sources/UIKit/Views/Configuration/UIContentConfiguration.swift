import Foundation

/// Describes the content of a cell, header or other view as a value, and creates the view that shows it.
@preconcurrency public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> UIView & UIContentView
  /// Returns the configuration with the values for a state, such as the colors of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration and supports replacing it by another of the same kind.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content shown; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration; by default, one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
