/// What an element is and how it behaves, for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A text field. (UIKit knows it without telling.)
  package static let textField = UIAccessibilityTraits(rawValue: 1 << 40)
  /// A text field that hides what is typed.
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 41)
  /// Something that text goes to at present.
  package static let editing = UIAccessibilityTraits(rawValue: 1 << 42)
  /// A button that opens a menu.
  package static let popUpButton = UIAccessibilityTraits(rawValue: 1 << 44)
  /// One of the buttons of a tab bar.
  package static let tab = UIAccessibilityTraits(rawValue: 1 << 43)

  /// What something is that is worked by itself, and not read as a part of what it stands in.
  static let isWorked: UIAccessibilityTraits = [
    .button, .link, .adjustable, .textField, .secureTextField, .searchField, .toggleButton, .keyboardKey, .allowsDirectInteraction,
  ]
}
