import Foundation

/// The ordered versions of a staged migration, and the steps between them.
struct StagedMigration {
  private struct Version {
    let checksum: String
    /// The model; nil if it is unknown, in a lightweight stage. Then the version is skipped.
    var model: NSManagedObjectModel?
    /// The custom stage whose destination is the version.
    var stage: NSCustomMigrationStage?
  }

  struct Step {
    let place: Int
    let model: NSManagedObjectModel
    /// The previous version; nil if it is unknown.
    let before: NSManagedObjectModel?
    let stage: NSCustomMigrationStage?
  }

  /// The model version of a file.
  struct File {
    fileprivate let checksum: String?
    private let layout: FileLayout

    init(_ url: URL) throws {
      let connection = try SQLiteConnection(url, .readOnly)
      defer { connection.close() }
      layout = try FileLayout(connection)
      checksum = layout.columns["Z_METADATA"] == nil ? nil : try StoreMetadata(connection).checksum
    }

    /// Returns whether the file has a version. If its checksum is unknown, tables and columns are compared.
    func has(_ model: NSManagedObjectModel) -> Bool {
      checksum.map { $0 == model.versionChecksum } ?? layout.isExplained(by: model)
    }

    fileprivate func fits(_ model: NSManagedObjectModel) -> Bool { layout.isExplained(by: model) }
  }

  private var versions: [Version] = []
  private let target: Int

  init(_ manager: NSStagedMigrationManager, to model: NSManagedObjectModel) throws {
    let known = Dictionary(([model] + model.versions).map { ($0.versionChecksum, $0) }, uniquingKeysWith: { first, _ in first })
    var versions: [Version] = []
    for stage in manager.stages {
      switch stage {
      case let stage as NSLightweightMigrationStage:
        versions += stage.versionChecksums.map { Version(checksum: $0, model: known[$0]) }
      case let stage as NSCustomMigrationStage:
        if let last = versions.last, last.checksum == stage.currentModel.versionChecksum {
          versions[versions.count - 1].model = try stage.currentModel.model()
        } else {
          versions.append(Version(checksum: stage.currentModel.versionChecksum, model: try stage.currentModel.model()))
        }
        versions.append(Version(checksum: stage.nextModel.versionChecksum, model: try stage.nextModel.model(), stage: stage))
      default: continue
      }
    }
    let checksum = model.versionChecksum
    let place = versions.lastIndex { $0.model.map { $0 === model || $0.versionChecksum == checksum } ?? false }
    if let place {
      versions[place].model = model
      target = place
    } else if let last = versions.last, last.model == nil {
      // The app identifies its own version by the checksum of iOS.
      versions[versions.count - 1].model = model
      target = versions.count - 1
    } else {
      throw StoreError.make(
        NSManagedObjectModelReferenceNotFoundError, "The current version of the model, \(checksum), is in no stage of the migration.")
    }
    self.versions = versions
  }

  /// Returns the index of a file's version among those of the stages.
  func place(of file: File, _ url: URL) throws -> Int {
    let place =
      versions.lastIndex { $0.checksum == file.checksum } ?? versions.lastIndex { $0.model?.versionChecksum == file.checksum }
      // Without a known checksum the newest matching version is used, so that no handler runs twice.
      ?? versions.lastIndex { $0.model.map(file.fits) ?? false }
    guard let place else {
      throw StoreError.make(
        NSManagedObjectModelReferenceNotFoundError,
        "The version of the store “\(url.lastPathComponent)”, \(file.checksum ?? "which has no checksum"), is in no stage of the migration.",
        [NSFilePathErrorKey: url.path])
    }
    guard place <= target else {
      throw StoreError.make(
        NSStagedMigrationBackwardMigrationError, "The store “\(url.lastPathComponent)” is of a later stage than the model.",
        [NSFilePathErrorKey: url.path])
    }
    return place
  }

  /// Returns the migration step after a version; nil at the end.
  func step(after place: Int) throws -> Step? {
    guard let next = (place + 1..<max(target, place) + 1).first(where: { versions[$0].model != nil }), let model = versions[next].model
    else { return nil }
    return Step(place: next, model: model, before: versions[place].model, stage: versions[next].stage)
  }
}
