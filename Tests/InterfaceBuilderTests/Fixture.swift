import Foundation

import UIKit
@testable import UIKitInterfaceBuilder

/// Handwritten documents for the tests.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  static var all: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { folder.appendingPathComponent($0) }
  }

  static func plan(_ name: String) throws -> InterfacePlan {
    let url = folder.appendingPathComponent(name)
    return try InterfacePlan(data: Data(contentsOf: url), file: name, url: url)
  }

  /// Returns a nib with these elements as its objects.
  static func nib(_ objects: String, attributes: String = "", resources: String = "") throws -> InterfacePlan {
    try InterfacePlan(data: data(objects, attributes: attributes, resources: resources), file: "Test.xib")
  }

  static func data(_ objects: String, attributes: String = "", resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """.utf8)
  }
}
