import Foundation

extension UIButton.Configuration {
  /// A text of a button: plain or with attributes, whichever was set last.
  struct Line: Equatable {
    private(set) var plain: String?
    private(set) var attributed: AttributedString?
    var transformer: UIConfigurationTextAttributesTransformer?
    var lineBreakMode = NSLineBreakMode.byWordWrapping

    var string: String? {
      get { attributed.map { String($0.characters) } ?? plain }
      set { (plain, attributed) = (newValue, nil) }
    }
    var attributedString: AttributedString? {
      get { attributed ?? plain.map { AttributedString($0) } }
      set { attributed = newValue }
    }
    var isEmpty: Bool { plain == nil && attributed == nil }

    /// Closures cannot be compared.
    static func == (first: Self, second: Self) -> Bool {
      first.string == second.string && first.attributed == second.attributed && first.lineBreakMode == second.lineBreakMode
    }
  }

  /// The text of the title; setting it replaces `attributedTitle`.
  public var title: String? {
    get { titleLine.string }
    set { titleLine.string = newValue }
  }
  /// The title with attributes, which override those of the style.
  public var attributedTitle: AttributedString? {
    get { titleLine.attributedString }
    set { titleLine.attributedString = newValue }
  }
  /// Changes the title's attributes last, after the style and the state.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { titleLine.transformer }
    set { titleLine.transformer = newValue }
  }
  /// The handling of a title that does not fit.
  public var titleLineBreakMode: NSLineBreakMode {
    get { titleLine.lineBreakMode }
    set { titleLine.lineBreakMode = newValue }
  }
  /// The text below the title; setting it replaces `attributedSubtitle`.
  public var subtitle: String? {
    get { subtitleLine.string }
    set { subtitleLine.string = newValue }
  }
  /// The subtitle with attributes, which override those of the style.
  public var attributedSubtitle: AttributedString? {
    get { subtitleLine.attributedString }
    set { subtitleLine.attributedString = newValue }
  }
  /// Changes the subtitle's attributes last, after the style and the state.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { subtitleLine.transformer }
    set { subtitleLine.transformer = newValue }
  }
  /// The handling of a subtitle that does not fit.
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { subtitleLine.lineBreakMode }
    set { subtitleLine.lineBreakMode = newValue }
  }
}
