import CoreData
import Foundation
import TrestleSupport
import Testing
import TrestleExpectations
import UIKit

@Suite struct ProgramFolderTests {
  static let hostile = [
    "", ".", "..", "../up", "../../../../../../tmp/up", "/tmp/up", "a/b", "a/../../b", ".hidden", "a\0b", "a\nb",
    "../" + String(repeating: "é", count: 400),
    String(repeating: "x", count: 5000),
  ]

  @Test("The name for an identifier is one part of a path, and identifiers do not share a name")
  func names() {
    expect(["com.example.Notes", "My App", "Größe", "a..b", "100 %"].allSatisfy { ProgramFolder.name(for: $0) == $0 })
    for identifier in Self.hostile {
      let name = ProgramFolder.name(for: identifier)
      expect(!name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && name.utf8.count < 200, "\(name)")
      expect(name.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      let folder = URL(fileURLWithPath: "/base").appendingPathComponent(name).standardizedFileURL
      expect(folder.deletingLastPathComponent().path, equals: "/base")
    }
    expect(Set(Self.hostile.map(ProgramFolder.name)).count, equals: Self.hostile.count)
  }

  @Test("A program's folder is in the user's data or state folder, whatever its identifier is")
  func folders() {
    let environment = ["XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "relative", "HOME": "/home/me"]
    expect(ProgramFolder.url(.data, of: "a.b", environment: environment).path, equals: "/data/a.b")
    expect(ProgramFolder.url(.state, of: "a.b", environment: environment).path, equals: "/home/me/.local/state/a.b")
    for identifier in Self.hostile {
      let folder = ProgramFolder.url(.data, of: identifier, environment: environment).standardizedFileURL
      expect(folder.deletingLastPathComponent().path, equals: "/data")
    }
  }

  @Test("The store of a container and the folder of an app group stay in their folders, whatever their names are")
  func stores() throws {
    for name in Self.hostile where !name.contains("\0") {
      let container = NSPersistentContainer(name: name, managedObjectModel: NSManagedObjectModel())
      let url = try #require(container.persistentStoreDescriptions.first?.url).standardizedFileURL
      expect(url.deletingLastPathComponent().path, equals: NSPersistentContainer.defaultDirectoryURL().standardizedFileURL.path)
    }
    let group = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example"))
    defer { try? FileManager.default.removeItem(at: group) }
    for name in ["..", "../up", "a/b"] {
      let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
      defer { try? FileManager.default.removeItem(at: folder) }
      expect(folder.standardizedFileURL.deletingLastPathComponent().path == group.standardizedFileURL.deletingLastPathComponent().path)
    }
  }
}
