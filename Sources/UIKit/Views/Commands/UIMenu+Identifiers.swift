/// The names of the groups in the menus of the main menu and of context menus.
extension UIMenu.Identifier {
  /// The description of the app.
  public static let about = Self("com.apple.menu.about")
  /// The settings of the app.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The services of other programs.
  public static let services = Self("com.apple.menu.services")
  /// Hides the app or others.
  public static let hide = Self("com.apple.menu.hide")
  /// Ends the app.
  public static let quit = Self("com.apple.menu.quit")
  /// Opens a window.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The documents opened last.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// Closes a window.
  public static let close = Self("com.apple.menu.close")
  public static let print = Self("com.apple.menu.print")
  /// Commands for the document: duplicate, move, rename, export.
  public static let document = Self("com.apple.menu.document")
  /// Finds text.
  public static let find = Self("com.apple.menu.find")
  /// Replaces a word by suggestions.
  public static let replace = Self("com.apple.menu.replace")
  /// Shares the selection.
  public static let share = Self("com.apple.menu.share")
  /// Bold, italic and underlined text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Spelling and grammar.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Shows the panel with the spelling.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// Switches for checks of the spelling.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// Substitutions while typing.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Shows the panel with the substitutions.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// Switches for substitutions.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// Changes to upper and lower case.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Speaks the selection.
  public static let speech = Self("com.apple.menu.speech")
  /// Looks up the selection.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learns a word.
  public static let learn = Self("com.apple.menu.learn")
  /// Fills in stored data, such as names and passwords.
  public static let autoFill = Self("com.apple.menu.autofill")
  public static let font = Self("com.apple.menu.font")
  /// Larger and smaller text.
  public static let textSize = Self("com.apple.menu.text-size")
  public static let textColor = Self("com.apple.menu.text-color")
  /// Copies and pastes the style.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// Settings of the paragraph, such as its alignment.
  public static let text = Self("com.apple.menu.text")
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The alignment of the paragraph.
  public static let alignment = Self("com.apple.menu.alignment")
  /// Shows, hides and customizes the window's toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Shows and hides the window's sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// Enters and leaves full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// Minimizes or enlarges a window.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Brings all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
