import Foundation

extension UIButton.Configuration {
  /// One of the texts of a button: plain or with attributes, whichever was set last.
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

  public var title: String? {
    get { titleLine.string }
    set { titleLine.string = newValue }
  }
  public var attributedTitle: AttributedString? {
    get { titleLine.attributedString }
    set { titleLine.attributedString = newValue }
  }
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { titleLine.transformer }
    set { titleLine.transformer = newValue }
  }
  public var titleLineBreakMode: NSLineBreakMode {
    get { titleLine.lineBreakMode }
    set { titleLine.lineBreakMode = newValue }
  }
  public var subtitle: String? {
    get { subtitleLine.string }
    set { subtitleLine.string = newValue }
  }
  public var attributedSubtitle: AttributedString? {
    get { subtitleLine.attributedString }
    set { subtitleLine.attributedString = newValue }
  }
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { subtitleLine.transformer }
    set { subtitleLine.transformer = newValue }
  }
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { subtitleLine.lineBreakMode }
    set { subtitleLine.lineBreakMode = newValue }
  }
}
