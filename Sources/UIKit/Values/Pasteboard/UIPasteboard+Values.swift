import Foundation

extension UIPasteboard {
  /// The number of items; each may have several types.
  public var numberOfItems: Int { items.count }

  /// The uniform type identifiers of the first item, sorted.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has a value of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Returns the first item's value of a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces the content by one value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the first item's data of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces the content by one value of data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setValue(data, forPasteboardType: pasteboardType) }

  // MARK: Standard values

  /// The texts of all items; `nil` if there are none. Setting it replaces the content.
  public var strings: [String]? {
    get { found(PasteboardType.text(of:)) }
    set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
  }
  /// The first text; setting it replaces the content.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// Whether an item contains a text.
  public var hasStrings: Bool { strings != nil }

  /// The URLs of all items; `nil` if there are none. Setting it replaces the content.
  public var urls: [URL]? {
    get { found { $0[PasteboardType.url] as? URL } }
    set { items = (newValue ?? []).map { [PasteboardType.url: $0] } }
  }
  /// The first URL; setting it replaces the content.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// Whether an item contains a URL.
  public var hasURLs: Bool { urls != nil }

  /// The images of all items; `nil` if there are none. Setting it replaces the content.
  public var images: [UIImage]? {
    get {
      found { item in
        PasteboardExchange.pictureTypes.lazy.compactMap { item[$0] }.compactMap {
          $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) }
        }
        .first
      }
    }
    set { items = (newValue ?? []).map { [PasteboardType.image: $0] } }
  }
  /// The first image; setting it replaces the content.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// Whether an item contains an image.
  public var hasImages: Bool { images != nil }

  /// The colors of all items; `nil` if there are none. Setting it replaces the content.
  public var colors: [UIColor]? {
    get { found { $0[PasteboardType.color] as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
  }
  /// The first color; setting it replaces the content.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether an item contains a color.
  public var hasColors: Bool { colors != nil }

  private func found<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }
}
