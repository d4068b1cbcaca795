/// Describes an element's kind and behavior to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No particular role.
  public static let none: UIAccessibilityTraits = []
  /// Acts as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image. Combines with `button` and `link`.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected, as the current tab or segment is.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of an on-screen keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Summarizes the screen when the app is opened.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes too often to be read each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field in which text to search for is entered.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing or recording when activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page after it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element contains the tabs of an app; a screen reader counts them.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a heading, which divides the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is a button that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The content of the element can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A text field. (Determined automatically by UIKit.)
  package static let textField = UIAccessibilityTraits(rawValue: 1 << 40)
  /// A text field with hidden text.
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 41)
  /// An element that receives text input at present.
  package static let editing = UIAccessibilityTraits(rawValue: 1 << 42)
  /// A button that opens a menu.
  package static let popUpButton = UIAccessibilityTraits(rawValue: 1 << 44)
  /// One of the buttons of a tab bar.
  package static let tab = UIAccessibilityTraits(rawValue: 1 << 43)

  /// The traits of interactive elements, which are read separately from their container.
  package static let isWorked: UIAccessibilityTraits = [
    .button, .link, .adjustable, .textField, .secureTextField, .searchField, .toggleButton, .keyboardKey, .allowsDirectInteraction,
  ]
}
