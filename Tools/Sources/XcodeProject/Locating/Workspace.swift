import Foundation
import FoundationXML

/// The projects and packages that a `.xcworkspace` lists.
struct Workspace {
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []
  private(set) var missing: [ProjectError] = []

  init(path: String, files: any FileSource) throws {
    let file = path + "/contents.xcworkspacedata"
    guard let data = files.contents(of: file) else { throw ProjectError(path: file, reason: "the file cannot be read") }
    let reader = Reader(folder: FilePath.parent(of: path))
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else {
      throw ProjectError(path: file, line: parser.lineNumber, reason: "the workspace is not well-formed XML")
    }
    for (named, line) in reader.locations {
      let location = files.actualPath(named)
      if FilePath.suffix(of: location) == "xcodeproj" {
        let project = location + "/project.pbxproj"
        if files.exists(project) {
          if !projects.contains(project) { projects.append(project) }
        } else {
          missing.append(ProjectError(path: file, line: line, reason: "\(FilePath.name(of: location)) does not exist"))
        }
      } else if files.exists(location + "/Package.swift") {
        packages.append(location)
      }
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private var folders: [String]
    private let root: String
    private(set) var locations: [(String, Int)] = []

    init(folder: String) {
      root = folder
      folders = [folder]
    }

    private func resolve(_ location: String) -> String {
      guard let colon = location.firstIndex(of: ":") else { return FilePath.join(folders.last ?? root, location) }
      let path = String(location[location.index(after: colon)...])
      switch location[..<colon] {
      case "group": return FilePath.join(folders.last ?? root, path)
      case "self": return root
      default: return FilePath.join(root, path)
      }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
      switch name {
      case "Group": folders.append(resolve(attributes["location"] ?? "group:"))
      case "FileRef": locations.append((resolve(attributes["location"] ?? ""), parser.lineNumber))
      default: break
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "Group", folders.count > 1 { folders.removeLast() }
    }
  }
}
