import Foundation
import XcodeProject

/// Creates the folder that serves as a target's bundle: `Info.plist`, resources and languages.
///
/// Foundation only finds files directly beside the executable.
struct BundleFolder {
  let files: any FileSource

  func write(_ target: Target, libraries: [String] = [], to folder: inout OutputFolder, prefix: String) throws {
    let information = try InfoDictionary(target: target, files: files, libraries: libraries)
    try folder.write(try information.xml(), to: prefix + "Info.plist")
    let walk = FolderWalk(files, repeats: true)
    var taken: Set<String> = []
    for var resource in target.resources where files.exists(resource.path) {
      if FilePath.suffix(of: resource.path) == "xcassets" {
        // Xcode joins all catalogs into one, regardless of their names.
        let stem = FilePath.stem(of: resource.destination)
        var number = 1
        while taken.contains(resource.destination) {
          number += 1
          resource.destination = "\(stem)-\(number).xcassets"
        }
      }
      guard taken.insert(resource.destination).inserted else { continue }
      switch FilePath.suffix(of: resource.path) {
      case "xcstrings", "stringsdict":
        try writeStrings(resource, target: target, information, to: &folder, prefix: prefix)
        try placePlurals(resource, in: &folder, prefix: prefix)
      case "strings" where FilePath.name(of: resource.path) == "InfoPlist.strings":
        let data = files.contents(of: resource.path).flatMap { PropertyListNesting.isTooDeep($0) ? nil : $0 } ?? Data()
        let strings = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        try folder.write(Self.complete(strings ?? [:], information), to: prefix + resource.destination)
      case "entitlements", "xcdatamodeld", "xcdatamodel", "metal", "intentdefinition", "mlmodel", "xcconfig", "xcmappingmodel": continue
      default: try place(resource, in: &folder, prefix: prefix, walk)
      }
    }
    // Core Data reads the sources of models and of their mappings.
    for path in target.sources + target.resources.map(\.path) where files.exists(path) {
      let endings = ["xcdatamodeld": "momd", "xcdatamodel": "mom", "xcmappingmodel": "cdm"]
      guard let ending = endings[FilePath.suffix(of: path)] else { continue }
      let name = OutputPath.component("\(FilePath.stem(of: path)).\(ending)")
      try place(Resource(path: path, destination: name), in: &folder, prefix: prefix, walk)
    }
  }

  /// Returns a language's `InfoPlist.strings`, in which Foundation looks for the other keys as well.
  private static func complete(_ strings: [String: Any], _ information: InfoDictionary) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: information.values.merging(strings) { $1 }, format: .xml, options: 0)
  }

  /// Contents of folders that belong to other programs, and the output beside a project, which would otherwise contain itself.
  private static let skipped: Set<String> = [".DS_Store", ".git", ".svn", ".build", ".trestle"]

  private func place(_ resource: Resource, in folder: inout OutputFolder, prefix: String, _ walk: FolderWalk) throws {
    if files.isFolder(resource.path) {
      // Xcode takes a folder with a manifest for a package, not for a resource.
      if files.exists(resource.path + "/Package.swift") { return }
      try walk.enter(resource.path) { names in
        for name in names where !Self.skipped.contains(name) && OutputPath.isInside(name) {
          let inner = Resource(path: "\(resource.path)/\(name)", destination: "\(resource.destination)/\(name)")
          try place(inner, in: &folder, prefix: prefix, walk)
        }
      }
      return
    }
    guard files.exists(resource.path) else { return }
    // A link would be copied as a link by an application, which would then write to the file of the project.
    try folder.copy(prefix + resource.destination, from: resource.path)
  }

  /// Writes the plural rules for UIKit, under names that Foundation ignores.
  private func placePlurals(_ resource: Resource, in folder: inout OutputFolder, prefix: String) throws {
    var destination = resource.destination
    if FilePath.suffix(of: destination) == "stringsdict" { destination = destination.dropLast("stringsdict".count) + "plurals" }
    try place(Resource(path: resource.path, destination: destination), in: &folder, prefix: prefix, FolderWalk(files))
  }

  /// Writes tables without the keys of a `.stringsdict`, which would stop Foundation's lookup.
  private func writeStrings(
    _ resource: Resource, target: Target, _ information: InfoDictionary, to folder: inout OutputFolder, prefix: String
  ) throws {
    guard let data = files.contents(of: resource.path) else { return }
    let table = OutputPath.component(FilePath.stem(of: resource.path))
    let tables: [String: [String: String]]
    if FilePath.suffix(of: resource.path) == "xcstrings" {
      tables = StringCatalog(data: data)?.tables ?? [:]
    } else {
      let language = FilePath.stem(of: FilePath.parent(of: resource.destination))
      tables = [language: PluralDictionary(data: data)?.generalForms ?? [:]]
    }
    for (language, strings) in tables.sorted(by: { $0.key < $1.key }) where !strings.isEmpty {
      let name = (language.isEmpty ? "" : OutputPath.component("\(language).lproj") + "/") + "\(table).strings"
      // A catalog has keys without a value as themselves.
      var merged = table == "InfoPlist" ? strings.filter { $0.key != $0.value } : strings
      // Strings and plurals of the same name form one table.
      if let other = target.resources.first(where: { $0.destination == name }), let data = files.contents(of: other.path),
        !PropertyListNesting.isTooDeep(data),
        let values = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String]
      {
        merged.merge(values) { plural, _ in plural }
      }
      let text = table == "InfoPlist" ? try Self.complete(merged, information) : Data(StringTable.text(merged).utf8)
      try folder.write(text, to: prefix + name)
    }
  }
}
