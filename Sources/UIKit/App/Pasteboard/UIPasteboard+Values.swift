import Foundation

extension UIPasteboard {
  public var numberOfItems: Int { items.count }

  /// The types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  public func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setValue(data, forPasteboardType: pasteboardType) }

  // MARK: The usual values

  public var strings: [String]? {
    get { found(PasteboardType.text(of:)) }
    set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
  }
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var hasStrings: Bool { strings != nil }

  public var urls: [URL]? {
    get { found { $0[PasteboardType.url] as? URL } }
    set { items = (newValue ?? []).map { [PasteboardType.url: $0] } }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var hasURLs: Bool { urls != nil }

  public var images: [UIImage]? {
    get { found { $0[PasteboardType.image] as? UIImage ?? ($0[PasteboardType.image] as? Data).flatMap { UIImage(data: $0) } } }
    set { items = (newValue ?? []).map { [PasteboardType.image: $0] } }
  }
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var hasImages: Bool { images != nil }

  public var colors: [UIColor]? {
    get { found { $0[PasteboardType.color] as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
  }
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  public var hasColors: Bool { colors != nil }

  private func found<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }
}
