import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct ManagedModelTests {
  private let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="days" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="cost" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="default" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="stops" optional="YES" toMany="YES" ordered="YES" destinationEntity="Stop" inverseName="trip"/>
      </entity>
      <entity name="LongTrip" representedClassName=".LongTrip" parentEntity="Trip" codeGenerationType="class"/>
      <entity name="Stop" representedClassName="App.StopObject" codeGenerationType="category">
        <attribute name="day" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="trip" maxCount="1" destinationEntity="Trip" inverseName="stops"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity>
      <entity name="Bare" codeGenerationType="class"><attribute name="id" attributeType="UUID" usesScalarValueType="NO"/></entity>
    </model>
    """

  private func generated(_ files: [String: String]) throws -> [String: String] {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(files.merging(["Fresh/App.swift": "import UIKit\n"]) { first, _ in first }, to: folder)
    try Folders.project(in: folder).write()
    var texts: [String: String] = [:]
    for (path, data) in Folders.contents(of: folder + "/.trestle/Sources/Fresh") where path.contains("+CoreData") {
      texts[path] = String(decoding: data, as: UTF8.self)
    }
    return texts
  }

  @Test("Entities have the classes and properties that Xcode generates, according to the model")
  func classes() throws {
    let texts = try generated([
      "Fresh/Store.xcdatamodeld/Store.xcdatamodel/contents": "<model/>", "Fresh/Store.xcdatamodeld/Store 2.xcdatamodel/contents": model,
      "Fresh/Store.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Store 2.xcdatamodel</string></dict></plist>
      """,
      "Fresh/Stop.swift": "import CoreData\nclass StopObject: NSManagedObject {}\nextension StopObject: Identifiable {}\n",
    ])
    expect(Set(texts.keys), equals: Set(["Trip", "LongTrip", "StopObject", "Bare"].map { "\($0)+CoreData.linux.swift" }))
    let trip = try #require(texts["Trip+CoreData.linux.swift"])
    for line in [
      "public class Trip: NSManagedObject {", "NSFetchRequest<Trip>(entityName: \"Trip\")", "public var name: String? {",
      "public var days: Int16 {", "public var cost: NSNumber? {", "public var `default`: Bool {", "public var tags: [String]? {",
      "public var stops: NSOrderedSet? {", "public func addToStops(_ value: StopObject) {",
      "public func removeFromStops(_ values: NSOrderedSet) {", "extension Trip: Identifiable {",
    ] { expect(trip.contains(line), "\(line)") }
    expect(texts["LongTrip+CoreData.linux.swift"]?.contains("public class LongTrip: Trip {"), equals: true)
    let stop = try #require(texts["StopObject+CoreData.linux.swift"])
    expect(stop.contains("public var trip: Trip? {"))
    expect(stop.contains("public var day: Date? {"))
    expect(!stop.contains("class StopObject:"))
    expect(!stop.contains("Identifiable"))
  }

  @Test("A model that cannot be read generates nothing", arguments: ["", "<model", "no model"])
  func damaged(text: String) throws {
    try expect(generated(["Fresh/Store.xcdatamodeld/Store.xcdatamodel/contents": text]).isEmpty)
    try expect(generated(["Fresh/Store.xcdatamodeld/readme": text]).isEmpty)
  }
}
