import Foundation

/// The image of a quick action.
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
  /// The standard icons.
  public enum IconType: Int, Sendable {
    /// Icons for common actions.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
    /// Further icons for common actions.
    case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// The name of a symbol or an image of the program; nil for a standard icon.
  let name: String?
  let isSymbol: Bool
  let type: IconType?

  /// Creates a standard icon.
  public init(type: IconType) {
    name = nil
    isSymbol = false
    self.type = type
  }

  /// Creates an icon from a template image of the app.
  public init(templateImageName: String) {
    name = templateImageName
    isSymbol = false
    type = nil
  }

  /// Creates an icon from a symbol.
  public init(systemImageName: String) {
    name = systemImageName
    isSymbol = true
    type = nil
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
