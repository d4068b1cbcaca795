import CoreData
import Foundation
import Testing
import TrestleExpectations

/// Makes an item of each part of a note's title.
final class SlashPolicy: NSEntityMigrationPolicy {
  override func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
    throws
  {
    let parts = (sInstance.value(forKey: "title") as? String ?? "").split(separator: "/")
    if parts.contains("bad") { throw CocoaError(.fileReadCorruptFile) }
    for part in parts {
      let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: manager.destinationContext)
      item.setValue(String(part), forKey: "name")
      manager.associate(sourceInstance: sInstance, withDestinationInstance: item, for: mapping)
    }
  }
}

/// Migrations by mapping models in the form that Xcode's editor writes, and by policies of the app.
@Suite(.serialized) @MainActor final class StoreMappingTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var url: URL { folder.appendingPathComponent("Store.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let first = """
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Folder"><attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" inverseName="folder" inverseEntity="Note"/></entity>
      <entity name="Note"><attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="folder" optional="YES" maxCount="1" destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/></entity>
    </model>
    """
  private static let second = """
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Box"><attribute name="label" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" destinationEntity="Item" inverseName="box" inverseEntity="Item"/></entity>
      <entity name="Item"><attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="box" optional="YES" maxCount="1" destinationEntity="Box" inverseName="items" inverseEntity="Box"/></entity>
    </model>
    """

  /// The archived expression `$source.title`.
  private static let title = """
    YnBsaXN0MDDUAQIDBAUGBwpYJHZlcnNpb25ZJGFyY2hpdmVyVCR0b3BYJG9iamVjdHMSAAGGoF8QD05TS2V5ZWRBcmNoaXZlctEICVRyb290gAGsCwwXGB0e
    JSovMDM2VSRudWxs1Q0ODxAREhMUFRZZTlNPcGVyYW5kXk5TU2VsZWN0b3JOYW1lXxAQTlNFeHByZXNzaW9uVHlwZVtOU0FyZ3VtZW50c1YkY2xhc3OAA4AC
    EASABoAKXxAQdmFsdWVGb3JLZXlQYXRoOtMZDxEaGxxaTlNWYXJpYWJsZYAEEAKABVZzb3VyY2XSHyAhIlokY2xhc3NuYW1lWCRjbGFzc2VzXxAUTlNWYXJp
    YWJsZUV4cHJlc3Npb26jISMkXE5TRXhwcmVzc2lvblhOU09iamVjdNImEScpWk5TLm9iamVjdHOhKIAHgAvTEQ8rLC0uWU5TS2V5UGF0aIAJEAqACFV0aXRs
    ZdIfIDEyXxAcTlNLZXlQYXRoU3BlY2lmaWVyRXhwcmVzc2lvbqMxIyTSHyA0NV8QE05TS2V5UGF0aEV4cHJlc3Npb26jNCMk0h8gNzheTlNNdXRhYmxlQXJy
    YXmjNzkkV05TQXJyYXkACAARABoAJAApADIANwBJAEwAUQBTAGAAZgBxAHsAigCdAKkAsACyALQAtgC4ALoAzQDUAN8A4QDjAOUA7ADxAPwBBQEcASABLQE2
    ATsBRgFIAUoBTAFTAV0BXwFhAWMBaQFuAY0BkQGWAawBsAG1AcQByAAAAAAAAAIBAAAAAAAAADoAAAAAAAAAAAAAAAAAAAHQ
    """
  /// The archived expression that finds the items of `$source.notes`.
  private static let items = """
    YnBsaXN0MDDUAQIDBAUGBwpYJHZlcnNpb25ZJGFyY2hpdmVyVCR0b3BYJG9iamVjdHMSAAGGoF8QD05TS2V5ZWRBcmNoaXZlctEICVRyb290gAGvEBULDBcY
    HR4lKzAxNDk6PT5CR0pNUFNVJG51bGzVDQ4PEBESExQVFllOU09wZXJhbmReTlNTZWxlY3Rvck5hbWVfEBBOU0V4cHJlc3Npb25UeXBlW05TQXJndW1lbnRz
    ViRjbGFzc4ADgAIQBIAGgBNfEDpkZXN0aW5hdGlvbkluc3RhbmNlc0ZvckVudGl0eU1hcHBpbmdOYW1lZDpzb3VyY2VJbnN0YW5jZXM60xkPERobHFpOU1Zh
    cmlhYmxlgAQQAoAFV21hbmFnZXLSHyAhIlokY2xhc3NuYW1lWCRjbGFzc2VzXxAUTlNWYXJpYWJsZUV4cHJlc3Npb26jISMkXE5TRXhwcmVzc2lvblhOU09i
    amVjdNImEScqWk5TLm9iamVjdHOiKCmAB4AKgBLTLA8RLS4vXxAPTlNDb25zdGFudFZhbHVlgAgQAIAJWk5vdGVUb0l0ZW3SHyAyM18QGU5TQ29uc3RhbnRW
    YWx1ZUV4cHJlc3Npb26jMiMk1Q0ODxARNTYUNziADIALgA6AEV8QEHZhbHVlRm9yS2V5UGF0aDrTGQ8ROxs8gA2ABVZzb3VyY2XSJhE/QaFAgA+AEtMRD0NE
    RUZZTlNLZXlQYXRogBAQCoAU0h8gSElfEBxOU0tleVBhdGhTcGVjaWZpZXJFeHByZXNzaW9uo0gjJNIfIEtMXxATTlNLZXlQYXRoRXhwcmVzc2lvbqNLIyTS
    HyBOT1dOU0FycmF5ok4k0h8gUVJfEBROU0Z1bmN0aW9uRXhwcmVzc2lvbqNRIyRVbm90ZXMACAARABoAJAApADIANwBJAEwAUQBTAGsAcQB8AIYAlQCoALQA
    uwC9AL8AwQDDAMUBAgEJARQBFgEYARoBIgEnATIBOwFSAVYBYwFsAXEBfAF/AYEBgwGFAYwBngGgAaIBpAGvAbQB0AHUAd8B4QHjAeUB5wH6AgECAwIFAgwC
    EQITAhUCFwIeAigCKgIsAi4CMwJSAlYCWwJxAnUCegKCAoUCigKhAqUAAAAAAAACAQAAAAAAAABUAAAAAAAAAAAAAAAAAAACqw==
    """

  private func mapping(_ policy: String?) -> String {
    let name = policy.map { "<attribute name=\"migrationpolicyclassname\" type=\"string\">\($0)</attribute>" } ?? ""
    return """
      <database>
        <object type="XDDEVENTITYMAPPING" id="z1">
          <attribute name="sourcename" type="string">Folder</attribute><attribute name="destinationname" type="string">Box</attribute>
          <attribute name="mappingnumber" type="int16">1</attribute>
          <relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="z3"></relationship>
          <relationship name="relationshipmappings" type="0/0" destination="XDDEVRELATIONSHIPMAPPING" idrefs="z4"></relationship>
        </object>
        <object type="XDDEVENTITYMAPPING" id="z2">
          <attribute name="sourcename" type="string">Note</attribute><attribute name="destinationname" type="string">Item</attribute>
          <attribute name="mappingnumber" type="int16">2</attribute>\(name)
          <relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="z5"></relationship>
        </object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z3"><attribute name="name" type="string">label</attribute>
          <attribute name="valueexpressiondata" type="binary">\(Self.title)</attribute></object>
        <object type="XDDEVRELATIONSHIPMAPPING" id="z4"><attribute name="name" type="string">items</attribute>
          <attribute name="valueexpressiondata" type="binary">\(Self.items)</attribute></object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z5"><attribute name="name" type="string">name</attribute>
          <attribute name="valueexpressiondata" type="binary">\(Self.title)</attribute></object>
        <object type="XDDEVMAPPINGMODEL" id="z6">
          <attribute name="sourcemodelpath" type="string">App/Model.xcdatamodeld/V1.xcdatamodel</attribute>
          <attribute name="destinationmodelpath" type="string">App/Model.xcdatamodeld/V2.xcdatamodel</attribute></object>
      </database>
      """
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes a store of the first version, and returns the model whose current version is the second.
  private func prepare(_ titles: [String]) throws -> NSManagedObjectModel {
    try write(Self.first, "Model.momd/V1.xcdatamodel/contents")
    try write(Self.second, "Model.momd/V2.xcdatamodel/contents")
    let old = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Model.momd/V1.xcdatamodel")))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: old)
    let store = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let top = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    top.setValue("top", forKey: "title")
    for title in titles {
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
      note.setValue(title, forKey: "title")
      note.setValue(top, forKey: "folder")
    }
    try context.save()
    try coordinator.remove(store)
    return try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Model.momd")))
  }

  private func open(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSMigratePersistentStoresAutomaticallyOption: true])
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func names(_ context: NSManagedObjectContext) throws -> [String] {
    let box = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Box")).first)
    expect(box.value(forKey: "label") as? String, equals: "top")
    return (box.value(forKey: "items") as? NSSet ?? NSSet()).compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
      .sorted()
  }

  @Test("A mapping model of the editor moves attributes and relationships to other names")
  func editor() throws {
    let model = try prepare(["a", "b"])
    #expect { _ = try self.open(model) } throws: { ($0 as NSError).code == 134_140 }
    try write(mapping(nil), "V1toV2.xcmappingmodel/xcmapping.xml")
    try expect(names(open(model)), equals: ["a", "b"])
    try expect(Shell.lines(url, "SELECT Z_NAME FROM Z_PRIMARYKEY ORDER BY 1"), equals: ["Box", "Item"])
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("migrating") }.isEmpty)
    try expect(names(open(model)), equals: ["a", "b"])
  }

  @Test("A policy of the app makes the objects; if it throws, the former store stays as it was")
  func policy() throws {
    let model = try prepare(["a/b", "c", "bad/d"])
    try write(mapping("CoreDataTests.SlashPolicy"), "V1toV2.xcmappingmodel/xcmapping.xml")
    let before = try Shell.lines(url, "SELECT * FROM ZNOTE")
    #expect { _ = try self.open(model) } throws: { ($0 as NSError).code == 134_110 }
    try expect(Shell.lines(url, "SELECT * FROM ZNOTE"), equals: before)
    _ = try Shell.lines(url, "UPDATE ZNOTE SET ZTITLE = 'd/e' WHERE ZTITLE = 'bad/d'")
    try expect(names(open(model)), equals: ["a", "b", "c", "d", "e"])
  }

  @Test("A manager of the app migrates to another file, and an inferred mapping copies what has the same name")
  func manager() throws {
    let model = try prepare(["a"])
    let old = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Model.momd/V1.xcdatamodel")))
    let copy = folder.appendingPathComponent("Copy.sqlite")
    let manager = NSMigrationManager(sourceModel: old, destinationModel: old)
    try manager.migrateStore(
      from: url, sourceType: NSSQLiteStoreType, with: try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: old),
      toDestinationURL: copy, destinationType: NSSQLiteStoreType)
    expect(manager.migrationProgress, equals: 1)
    try expect(Shell.lines(copy, "SELECT n.ZTITLE, f.ZTITLE FROM ZNOTE n JOIN ZFOLDER f ON f.Z_PK = n.ZFOLDER"), equals: ["a|top"])
    expect(NSMappingModel(from: nil, forSourceModel: old, destinationModel: model) == nil)
  }
}
