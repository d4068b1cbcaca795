import Foundation
import XcodeProject

/// Fetches the sources of the pods that a `Podfile.lock` pins, for a project without a folder `Pods`.
struct PodFetch {
  /// The folders of pods by their names.
  private(set) var folders: [String: String] = [:]
  /// The reason for which a pod is not there, by its name.
  private(set) var failures: [String: String] = [:]

  private let cache: GitCache
  private let isOffline: Bool

  /// The address of the specifications of releases.
  private let specifications: String

  init(_ fetch: PackageFetch, specifications: String = "https://cdn.cocoapods.org/Specs") {
    (cache, isOffline, self.specifications) = (fetch.cache, fetch.isOffline, specifications)
  }

  /// Returns the lock file of a project that needs it.
  static func lock(beside folder: String, files: any FileSource) -> PodLock? {
    for folder in [folder, FilePath.parent(of: folder)] where files.exists(folder + "/Podfile") {
      guard !files.isFolder(folder + "/Pods"), let data = files.contents(of: folder + "/Podfile.lock") else { return nil }
      return PodLock(String(decoding: data, as: UTF8.self))
    }
    return nil
  }

  mutating func fetch(_ lock: PodLock, progress: (String) -> Void) {
    let known = known
    let waiting = lock.pods.filter { pod in
      folders[pod.name] = known[Self.key(pod)].flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
      failures[pod.name] = isOffline || folders[pod.name] != nil ? nil : FailedFetches[self.specifications + Self.key(pod)]
      return folders[pod.name] == nil && failures[pod.name] == nil
    }
    if waiting.isEmpty { return }
    if isOffline {
      for pod in waiting { failures[pod.name] = "it is not in the cache, and --offline forbids to fetch it" }
      return
    }
    progress("Fetching \(waiting.map(\.name).joined(separator: ", "))")
    let (cache, specifications) = (cache, specifications)
    let results = limitedConcurrentMap(waiting, width: 6) { pod in
      Result { () throws(GitCache.Failure) in try Self.fetch(pod, cache, specifications) }
    }
    var all = known
    for (pod, result) in zip(waiting, results) {
      switch result {
      case .success(let folder):
        folders[pod.name] = folder
        all[Self.key(pod)] = folder
      case .failure(let failure):
        failures[pod.name] = failure.reason
        FailedFetches[specifications + Self.key(pod)] = failure.reason
      }
    }
    try? JSONEncoder().encode(all).write(to: URL(fileURLWithPath: index), options: .atomic)
  }

  // MARK: The cache

  /// The folders of pods that were fetched, because neither a release nor a tag names its commit.
  private var index: String { cache.folder + "/pods.json" }

  private var known: [String: String] {
    DiskFiles().contents(of: index).flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  private static func key(_ pod: PodLock.Pod) -> String {
    [pod.name, pod.version, pod.address, pod.commit ?? pod.tag].compactMap(\.self).joined(separator: " ")
  }

  // MARK: Fetching

  private static func fetch(_ pod: PodLock.Pod, _ cache: GitCache, _ specifications: String) throws(GitCache.Failure) -> String {
    guard let address = pod.address else { return try fetchRelease(pod, cache, specifications) }
    if let commit = pod.commit { return try cache.fetch(address, at: commit) }
    guard let tag = pod.tag else { throw GitCache.Failure(reason: "the lock names no commit") }
    return try cache.fetch(address, at: commit(of: tag, address, cache))
  }

  private static func commit(of tag: String, _ address: String, _ cache: GitCache) throws(GitCache.Failure) -> String {
    guard let commit = try cache.names(of: address)[tag] else { throw GitCache.Failure(reason: "\(address) has no tag \(tag)") }
    return commit
  }

  /// Fetches a release by its specification, which names the repository.
  private static func fetchRelease(
    _ pod: PodLock.Pod, _ cache: GitCache, _ specifications: String
  ) throws(GitCache.Failure) -> String {
    let specification = try specification(pod, below: specifications)
    let table = (try? JSONSerialization.jsonObject(with: specification)) as? [String: Any] ?? [:]
    guard let source = table["source"] as? [String: Any], let address = source["git"] as? String else {
      throw GitCache.Failure(reason: "its specification names no repository of sources")
    }
    guard let tag = source["tag"] as? String ?? source["commit"] as? String else {
      throw GitCache.Failure(reason: "its specification names no tag")
    }
    let isCommit = source["tag"] == nil
    let folder = try cache.fetch(address, at: isCommit ? tag : try commit(of: tag, address, cache))
    try? specification.write(to: URL(fileURLWithPath: "\(folder)/\(OutputPath.component(pod.name)).podspec.json"))
    return folder
  }

  /// Returns the specification of a release, from the folder of its name's digest.
  private static func specification(_ pod: PodLock.Pod, below base: String) throws(GitCache.Failure) -> Data {
    let name = OutputPath.component(pod.name)
    let digest = (try? Subprocess.output("sh", ["-c", "printf %s \"$1\" | md5sum", "sh", name])) ?? ""
    let shard = digest.prefix(3).map(String.init).joined(separator: "/")
    let address = "\(base)/\(shard)/\(name)/\(OutputPath.component(pod.version))/\(name).podspec.json"
    let file = NSTemporaryDirectory() + "/trestle-pod-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    var lines: [String] = []
    let status = try? Subprocess.run("curl", ["-fsSL", "--max-time", "60", "-o", file, "--", address]) { lines.append($0) }
    guard status == 0, let data = DiskFiles().contents(of: file) else {
      throw GitCache.Failure(reason: "its specification cannot be fetched: \(lines.last ?? address)")
    }
    return data
  }
}
