import Foundation

/// The objects of a nib file, which is read once and can be instantiated repeatedly.
///
/// A missing or damaged file is reported through ``UIKitError`` on instantiation; then no objects are created.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Options for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the external-object placeholders of the nib: `[String: Any]` by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String)
    case data(Data)
  }

  private let source: Source
  let bundle: Bundle
  private var content: (any NibContent)?

  /// Creates a nib from a file of a bundle; `nil` is the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name)
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates an interface from the data of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data)
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates a new set of the nib's objects, and connects them with each other and with the owner.
  ///
  /// - Returns: The top-level objects, in document order, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let content = readContent() else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return content.instantiate(owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject }, bundle: bundle)
  }

  /// Creates the objects of a nib that has one top-level object; returns nil if it has more or none.
  package final func onlyObject() -> AnyObject? { readContent()?.onlyObject(bundle: bundle) }

  private func readContent() -> (any NibContent)? {
    if let content { return content }
    guard let documents = InterfaceDocuments.connected else { return nil }
    do {
      switch source {
      case .data(let data): content = try documents.nib(data)
      case .file(let name):
        guard let file = InterfaceFile.find(name, .nib, in: bundle) else {
          UIKitError.raise("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
          return nil
        }
        content = try documents.nibFile(file)
      }
    } catch {
      UIKitError.raise("\(error)")
    }
    return content
  }
}
