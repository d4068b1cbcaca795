import Foundation

/// Supplies the items of a share sheet as item providers. Only the providers are required.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {
  /// The items, in order.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Activities of the app, after the system's; nil for none.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  /// Returns a fact about all items, such as their title.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
}

extension UIActivityItemsConfigurationReading {
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
}

/// A fact about shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title at the top of the share sheet, a `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
}

/// Items to share, with closures for the other requests of a share sheet.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]
  /// Returns a fact about all items; nil by default.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Returns activities of the app; nil by default.
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  /// Creates a configuration that shares objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Creates a configuration that shares the items of providers.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }
}

extension NSItemProvider {
  /// Returns the item as share sheets take it: an image, an address or a text; nil for others.
  func loadedForSharing() -> Any? {
    // Providers within the app complete immediately.
    var found: Any?
    if canLoadObject(ofClass: UIImage.self) {
      _ = loadObject(ofClass: UIImage.self) { item, _ in found = item }
    } else if canLoadObject(ofClass: URL.self) {
      _ = loadObject(ofClass: URL.self) { item, _ in found = item }
    } else if canLoadObject(ofClass: String.self) {
      _ = loadObject(ofClass: String.self) { item, _ in found = item }
    }
    return found
  }
}
