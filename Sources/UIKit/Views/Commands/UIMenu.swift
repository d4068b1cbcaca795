import Foundation

/// Menu elements under a title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Identifies a menu, for finding and replacing it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu that contains all others.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu of the menu bar.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The commands cut, copy, paste and others.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The commands undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The menu of text formats.
    public static let format = Identifier("com.apple.menu.format")
    /// The View menu of the menu bar.
    public static let view = Identifier("com.apple.menu.view")
    /// The Window menu of the menu bar.
    public static let window = Identifier("com.apple.menu.window")
    /// The Help menu of the menu bar.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu of the app itself.
    public static let application = Identifier("com.apple.menu.application")
  }

  /// The presentation of a menu inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown in the parent menu, separated by a line.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is switched on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are in a row, without titles.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    /// An image in a row with others.
    case small = 0
    /// An image with a title in a row with others.
    case medium
    /// Each element fills a row.
    case large
    /// The default for the menu's position: rows.
    case automatic = -1
  }

  /// The size of the elements: small and medium ones are side by side, in an inline menu.
  public final var preferredElementSize: ElementSize = .automatic

  /// The display of the elements; `nil`, the default, leaves it to the design.
  public final var displayPreferences: UIMenuDisplayPreferences?

  /// A name for finding and replacing the menu.
  public final let identifier: Identifier
  /// The presentation of the menu inside another.
  public final let options: Options
  /// The elements in order.
  public final let children: [UIMenuElement]

  private static var serial = 0

  /// Creates a menu from its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    Self.serial += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.serial)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu with an element size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// Whether the elements are side by side.
  final var standsSideBySide: Bool {
    options.contains(.displayAsPalette) || preferredElementSize == .small || preferredElementSize == .medium
  }

  /// The selected elements among the children and those of inline menus.
  public final var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
      return []
    }
  }

  /// Returns a copy with other elements.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let copy = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    copy.displayPreferences = displayPreferences
    return copy
  }
}
