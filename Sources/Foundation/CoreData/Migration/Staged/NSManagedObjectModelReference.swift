import Foundation

/// A reference to a version of a model, which is read when a migration needs it.
nonisolated open class NSManagedObjectModelReference: NSObject {
  /// The checksum that identifies the version in the stages of a migration.
  public let versionChecksum: String
  private let find: () -> NSManagedObjectModel?
  private let words: String
  private var found: NSManagedObjectModel?

  private init(_ words: String, _ versionChecksum: String, _ find: @escaping () -> NSManagedObjectModel?) {
    (self.words, self.versionChecksum, self.find) = (words, versionChecksum, find)
  }

  /// Creates a reference to a model that is already available.
  public convenience init(model: NSManagedObjectModel, versionChecksum: String) { self.init("the model", versionChecksum) { model } }

  /// Creates a reference to the file of a version: `Name.mom` in a model's folder, or Xcode's source `Name.xcdatamodel`.
  public convenience init(fileURL: URL, versionChecksum: String) {
    self.init("“\(fileURL.lastPathComponent)”", versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
  }

  /// Creates a reference to a version by its name, in the models of a bundle; nil for the app's bundle.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    self.init("“\(modelName)”", versionChecksum) {
      Self.versions(bundle).first { $0.versionName == modelName }
        ?? (bundle ?? .main).url(forResource: modelName, withExtension: "momd").flatMap { NSManagedObjectModel(contentsOf: $0) }
    }
  }

  /// Creates a reference to the version with the given ``NSManagedObjectModel/entityVersionHashesByName``, in the models of a bundle; nil
  /// for the app's bundle.
  public convenience init(entityVersionHashes: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
    let hashes = entityVersionHashes as? [String: Data] ?? [:]
    self.init("the given hashes", versionChecksum) { Self.versions(bundle).first { $0.entityVersionHashesByName == hashes } }
  }

  private static func versions(_ bundle: Bundle?) -> [NSManagedObjectModel] {
    let urls = (bundle ?? .main).urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []
    return urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }.flatMap { [$0] + $0.versions }
  }

  /// Returns the model. Throws if it does not exist.
  final func model() throws -> NSManagedObjectModel {
    if let found { return found }
    guard let model = find() else {
      throw StoreError.make(NSManagedObjectModelReferenceNotFoundError, "There is no version of a model for \(words).")
    }
    found = model
    return model
  }

  /// The model, which is read on first use. A reference to a missing model stops the program, as on iOS.
  open var resolvedModel: NSManagedObjectModel {
    do { return try model() } catch { preconditionFailure(error.localizedDescription) }
  }
}

/// The error code for a version that does not exist, or is not among the stages of a migration.
public var NSManagedObjectModelReferenceNotFoundError: Int { 134_504 }
/// The error code for a store that has a later version than the model.
public var NSStagedMigrationBackwardMigrationError: Int { 134_506 }
