import Foundation

/// A named file in an asset catalog: a data set.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the asset in the catalog.
  public let name: NSDataAssetName
  /// The content of the asset.
  public let data: Data
  /// The type of the content, such as `public.json`.
  public let typeIdentifier: String

  /// Creates the data asset of a name in the main bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Loads an asset of a bundle; `nil` if there is none of the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let folder = AssetCatalog.of(bundle).dataFolder(named: name), let entry = Self.entry(in: folder),
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(entry.filename).path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the first file of the set.
  private static func entry(in folder: URL) -> (filename: String, type: String)? {
    struct Contents: Decodable {
      struct Entry: Decodable {
        var filename: String?
        var universalTypeIdentifier: String?

        enum CodingKeys: String, CodingKey {
          case filename
          case universalTypeIdentifier = "universal-type-identifier"
        }
      }
      var data: [Entry]?
    }
    guard let text = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: text)
    else { return nil }
    for entry in contents.data ?? [] {
      if let name = entry.filename { return (name, entry.universalTypeIdentifier ?? "public.data") }
    }
    return nil
  }
}

/// The name of a data asset in a catalog.
public typealias NSDataAssetName = String
