import Foundation
import XcodeProject

/// Checkouts of repositories at a revision, in one folder for all projects of a user.
public struct GitCache: Sendable {
  public let folder: String

  public struct Failure: Error, Equatable {
    public var reason: String
  }

  public init(folder: String = GitCache.standardFolder) { self.folder = folder }

  /// `TRESTLE_CACHE`, else `trestle` in the user's folder of caches.
  public static var standardFolder: String {
    let variables = ProcessInfo.processInfo.environment
    if let folder = variables["TRESTLE_CACHE"], folder.hasPrefix("/") { return FilePath.normalize(folder) }
    if let folder = variables["XDG_CACHE_HOME"], folder.hasPrefix("/") { return FilePath.normalize(folder) + "/trestle" }
    return NSHomeDirectory() + "/.cache/trestle"
  }

  /// Returns the folder of a checkout, whether it is there or not.
  ///
  /// - Parameter revision: A commit, or a tag with the address's digest.
  private func place(_ address: String, _ revision: String) -> String {
    "\(folder)/checkouts/\(OutputPath.component(revision))/\(OutputPath.component(PackagePins.name(of: address)))"
  }

  /// Returns the checkout of a commit, if it is there.
  public func checkout(of address: String, at revision: String) -> String? {
    let path = place(address, revision)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Fetches a commit, and returns the folder of its checkout.
  public func fetch(_ address: String, at revision: String) throws(Failure) -> String {
    if let known = checkout(of: address, at: revision) { return known }
    guard revision.wholeMatch(of: #/[0-9a-fA-F]{40,64}/#) != nil else { throw Failure(reason: "\(revision) is no revision") }
    guard !address.hasPrefix("-") else { throw Failure(reason: "the address is malformed") }
    let path = place(address, revision)
    let parent = "\(folder)/checkouts/.\(UUID().uuidString)"
    let work = "\(parent)/\(FilePath.name(of: path))"
    defer { try? FileManager.default.removeItem(atPath: parent) }
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: FilePath.parent(of: path), withIntermediateDirectories: true)
    } catch {
      throw Failure(reason: "\(folder) cannot be written")
    }
    try git(["init", "-q"], in: work)
    do {
      try git(["fetch", "-q", "--depth", "1", "--", address, revision], in: work)
    } catch {
      // Some servers give only the ends of branches and tags.
      try git(["fetch", "-q", "--tags", "--", address, "+refs/heads/*:refs/remotes/origin/*"], in: work)
    }
    try git(["checkout", "-q", "--detach", revision], in: work)
    let found = try output(["rev-parse", "HEAD"], in: work)
    guard found == revision.lowercased() else { throw Failure(reason: "the server sent \(found) instead of \(revision)") }
    let submodules = submodules(in: work)
    if !submodules.isEmpty {
      try git(["-c", "protocol.file.allow=user", "submodule", "update", "-q", "--init", "--recursive", "--"] + submodules, in: work)
    }
    // Another command may have fetched the same meanwhile.
    if rename(work, path) != 0, checkout(of: address, at: revision) == nil { throw Failure(reason: "\(path) cannot be written") }
    return path
  }

  /// Returns the paths of the submodules, except those in `Tests`: the tests of a remote package are not built, and their data may be large.
  private func submodules(in work: String) -> [String] {
    // The command fails if the file is not there or names none.
    let lines = try? output(["config", "-f", ".gitmodules", "--get-regexp", #"^submodule\..*\.path$"#], in: work)
    return (lines ?? "").split(separator: "\n").compactMap { line in
      line.range(of: ".path ").map { String(line[$0.upperBound...]) }
    }.filter { !($0 + "/").lowercased().hasPrefix("tests/") }
  }

  /// Returns the commits of the tags and branches of a repository, by their names.
  func names(of address: String) throws(Failure) -> [String: String] {
    guard !address.hasPrefix("-") else { throw Failure(reason: "the address is malformed") }
    var found: [String: String] = [:]
    for line in try output(["ls-remote", "--tags", "--heads", "--", address], in: "/").split(separator: "\n") {
      let words = line.split(separator: "\t")
      guard words.count == 2 else { continue }
      let name = String(words[1]).replacing("refs/tags/", with: "").replacing("refs/heads/", with: "")
      // An annotated tag is followed by the commit that it is of.
      if name.hasSuffix("^{}") { found[String(name.dropLast(3))] = String(words[0]) } else { found[name] = found[name] ?? String(words[0]) }
    }
    return found
  }

  private static let environment = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "true", "GIT_LFS_SKIP_SMUDGE": "1", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes",
  ]

  private func git(_ arguments: [String], in folder: String) throws(Failure) { _ = try output(arguments, in: folder) }

  private func output(_ arguments: [String], in folder: String) throws(Failure) -> String {
    var lines: [String] = []
    let end = try? Subprocess.runToEnd("git", arguments, environment: Self.environment, folder: folder, passesSignals: false) {
      lines.append($0)
    }
    guard let end else { throw Failure(reason: "git cannot be started") }
    guard end.status == 0 else {
      let message = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last ?? "git failed"
      throw Failure(reason: message.replacing("fatal: ", with: "").replacing("error: ", with: ""))
    }
    return lines.joined(separator: "\n")
  }
}
