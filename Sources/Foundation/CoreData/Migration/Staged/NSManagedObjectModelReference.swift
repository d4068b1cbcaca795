import Foundation

/// A version of a model that is read when a migration needs it.
nonisolated open class NSManagedObjectModelReference: NSObject {
  /// The checksum that identifies the version among the stages of a migration.
  public let versionChecksum: String
  private let find: () -> NSManagedObjectModel?
  private let words: String
  private var found: NSManagedObjectModel?

  private init(_ words: String, _ versionChecksum: String, _ find: @escaping () -> NSManagedObjectModel?) {
    (self.words, self.versionChecksum, self.find) = (words, versionChecksum, find)
  }

  /// Creates a reference to a model that was read.
  public convenience init(model: NSManagedObjectModel, versionChecksum: String) { self.init("the model", versionChecksum) { model } }

  /// Creates a reference to the file of a version: `Name.mom` in the folder of a model, or Xcode's source `Name.xcdatamodel`.
  public convenience init(fileURL: URL, versionChecksum: String) {
    self.init("“\(fileURL.lastPathComponent)”", versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
  }

  /// Creates a reference to the version of a name in one of a bundle's models. Nil means the app's bundle.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    self.init("“\(modelName)”", versionChecksum) {
      Self.versions(bundle).first { $0.versionName == modelName }
        ?? (bundle ?? .main).url(forResource: modelName, withExtension: "momd").flatMap { NSManagedObjectModel(contentsOf: $0) }
    }
  }

  /// Creates a reference to the version with ``NSManagedObjectModel/entityVersionHashesByName`` among a bundle's models. Nil means the app's
  /// bundle.
  public convenience init(entityVersionHashes: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
    let hashes = entityVersionHashes as? [String: Data] ?? [:]
    self.init("the given hashes", versionChecksum) { Self.versions(bundle).first { $0.entityVersionHashesByName == hashes } }
  }

  private static func versions(_ bundle: Bundle?) -> [NSManagedObjectModel] {
    let urls = (bundle ?? .main).urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []
    return urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }.flatMap { [$0] + $0.versions }
  }

  /// Returns the model. Throws if it is not there.
  final func model() throws -> NSManagedObjectModel {
    if let found { return found }
    guard let model = find() else {
      throw StoreError.make(NSManagedObjectModelReferenceNotFoundError, "There is no version of a model for \(words).")
    }
    found = model
    return model
  }

  /// The model, which is read at the first use. A reference to a model that is not there stops the program, as on iOS.
  open var resolvedModel: NSManagedObjectModel {
    do { return try model() } catch { preconditionFailure(error.localizedDescription) }
  }
}

/// The code of the error for a version of a model that is not there, or not among the stages of a migration.
public var NSManagedObjectModelReferenceNotFoundError: Int { 134_504 }
/// The code of the error for a store of a later stage than that of the model.
public var NSStagedMigrationBackwardMigrationError: Int { 134_506 }
