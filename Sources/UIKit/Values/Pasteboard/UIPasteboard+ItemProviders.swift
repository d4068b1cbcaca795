import Foundation

extension UIPasteboard {
  /// The items as providers; setting it replaces the content.
  public var itemProviders: [NSItemProvider] {
    get { items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the content by that of the providers. Data provided on request is requested immediately.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    if let expirationDate { options[.expirationDate] = expirationDate }
    setItems(itemProviders.map(Self.item), options: options)
  }

  /// Replaces the content by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool = false, expirationDate: Date? = nil) {
    setItemProviders(objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
  }

  package static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let text as String: provider.registerObject(NSString(string: text))
      case let url as URL: if let url = NSURL(string: url.absoluteString) { provider.registerObject(url) }
      case let image as UIImage: provider.registerObject(image)
      case let color as UIColor: provider.registerObject(color)
      case let data as Data:
        provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
          completion(data, nil)
          return nil
        }
      default: break
      }
    }
    return provider
  }

  package static func item(of provider: NSItemProvider) -> [String: Any] {
    let loaded = LoadedItem()
    for type in provider.registeredTypeIdentifiers {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in if let data { loaded.put(data, type) } }
    }
    var item = loaded.values
    if let data = item[PasteboardType.text] as? Data { item[PasteboardType.text] = String(data: data, encoding: .utf8) }
    if let data = item[PasteboardType.url] as? Data, let text = String(data: data, encoding: .utf8) {
      item[PasteboardType.url] = URL(string: text)
    }
    return item
  }

  /// The data of an item, which providers may deliver on any thread.
  private final class LoadedItem: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String: Any] = [:]
    var values: [String: Any] { lock.withLock { found } }
    func put(_ data: Data, _ type: String) { lock.withLock { found[type] = data } }
  }
}
