import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// 100 projects, or 10,000 with `TRESTLE_SOAK`; `TRESTLE_SEEDS` sets a range, such as `500..<900`.
@Suite(.serialized) struct HostileProjectTests {
  private static var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let ends = environment["TRESTLE_SEEDS"]?.split(separator: "..<").compactMap({ UInt64($0) }), ends.count == 2 {
      return ends[0]..<ends[1]
    }
    return 0..<(environment["TRESTLE_SOAK"] == nil ? 100 : 10_000)
  }

  private struct Counts {
    var read = 0
    var written = 0
    var again = 0
    var products = 0
    var refused: [String: Int] = [:]
  }

  @Test("Hostile projects change nothing outside of their output folder, and end neither in a crash nor in waiting")
  func surroundings() throws {
    let surroundings = try Surroundings()
    defer { surroundings.remove() }
    mkdir(surroundings.project, 0o755)
    var counts = Counts()
    let before = Self.withoutProject(surroundings.state(), surroundings)
    let alarm = Alarm()
    defer { alarm.end() }
    var slowest = (seconds: 0.0, seed: UInt64(0))
    for seed in Self.seeds {
      let start = Date()
      alarm.watch(seed)
      let project = HostileProject(seed: seed, in: surroundings)
      project.write()
      let own = surroundings.state()
      run(project, in: surroundings, &counts)
      let after = surroundings.state()
      for (name, state) in own where after[name] != state {
        if name.hasPrefix("/above/work/p/.trestle"), own["/above/work/p/.trestle/.gitignore"] != nil || own["/above/work/p/.trestle"] == nil
        {
          continue
        }
        Issue.record("seed \(seed): \(name) was \(state.prefix(80)), and is \(after[name]?.prefix(80) ?? "removed")")
      }
      for name in after.keys where own[name] == nil && !name.hasPrefix("/above/work/p/.trestle") {
        Issue.record("seed \(seed): \(name) was made")
      }
      if Self.withoutProject(after, surroundings) != before { Issue.record("seed \(seed): the surroundings have changed") }
      let seconds = Date().timeIntervalSince(start)
      if seconds > slowest.seconds { slowest = (seconds, seed) }
    }
    let total = Self.seeds.count
    print(
      "\(total) hostile projects: \(counts.read) read, \(counts.written) with folders of resources, \(counts.again) of them again after links were put in, "
        + "\(counts.products) products and packages; refused: \(counts.refused.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")); "
        + "slowest: seed \(slowest.seed), \(slowest.seconds) s")
    expect(counts.written * 5, above: total * 2)
    expect(counts.read * 10, above: total * 8)
  }

  private static func withoutProject(_ state: [String: String], _ surroundings: Surroundings) -> [String: String] {
    state.filter { !$0.key.hasPrefix("/above/work/p/") }
  }

  private func run(_ project: HostileProject, in surroundings: Surroundings, _ counts: inout Counts) {
    guard let imported = read(project: project, in: surroundings, &counts) else { return }
    counts.read += 1
    // As `doctor` does.
    try? imported.keepTranslations()
    _ = imported.diagnosis.findings.map { $0.description(from: imported.folder) }
    guard attempt(&counts, { try imported.write() }) else { return }
    guard FileManager.default.fileExists(atPath: imported.applicationFolder + "/Info.plist") else {
      Issue.record("\(imported.applicationFolder) has no Info.plist")
      return
    }
    counts.written += 1
    let isInside = imported.applicationFolder.utf8.starts(with: (surroundings.project + "/.trestle/").utf8)
    if !isInside { Issue.record("\(imported.applicationFolder) is outside") }
    _ = attempt(&counts) {
      try PackageBuild(imported).replace(imported.applicationFolder + "/" + imported.target.productName, with: surroundings.program)
    }
    _ = attempt(&counts) { _ = try imported.writeTestFolder() }
    if project.chance(30) {
      let folder = project.pick([
        "/above", "/elsewhere", "/elsewhere/empty/new", "/above/work/beside", "/above/work/p/.trestle/Products", "/elsewhere/folder-link",
      ])
      let output = surroundings.root + folder
      if attempt(
        &counts, { try OutputFolder.replace("\(output)/\(imported.target.productName).app") { try imported.writeProduct(to: &$0) } })
      {
        counts.products += 1
        if !output.contains(".trestle") { remove("\(output)/\(imported.target.productName).app") }
      }
      let kept =
        surroundings.root
        + project.pick([
          "/above", "/elsewhere", "/elsewhere/kept", "/above/work/p", "/elsewhere/link", "/elsewhere/folder-link", "/elsewhere/pipe",
        ])
      if attempt(&counts, { try imported.writeKeptPackage(to: kept) }) { counts.products += 1 }
      // Also a part of one, if a resource cannot be copied.
      remove(surroundings.elsewhere + "/kept")
      rmdir(surroundings.root + "/elsewhere/empty/new")
    }
    if project.chance(40) {
      project.disturbOutput()
      if attempt(&counts, { try imported.write() }) { counts.again += 1 }
      _ = attempt(&counts) { _ = try imported.writeTestFolder() }
      if let again = read(project: project, in: surroundings, &counts) { _ = attempt(&counts) { try again.write() } }
    }
  }

  /// Removes what a command made for the user, by hand.
  private func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private func read(project: HostileProject, in surroundings: Surroundings, _ counts: inout Counts) -> ImportedProject? {
    var options = ImportOptions()
    options.includesTests = project.chance(50)
    var result: ImportedProject?
    _ = attempt(&counts) { result = try Folders.project(in: surroundings.project, options: options) }
    return result
  }

  private func attempt(_ counts: inout Counts, _ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch let error as OutputFolder.Obstacle {
      counts.refused["in the way", default: 0] += 1
      if error.description.split(separator: "\n").count > 2 { Issue.record("\(error) is no line") }
    } catch let error as ProjectError {
      counts.refused["unreadable", default: 0] += 1
      if error.reason.isEmpty { Issue.record("\(error) has no reason") }
    } catch {
      counts.refused["other", default: 0] += 1
    }
    return false
  }
}

/// Ends the tests with the number of the project that makes them wait.
private final class Alarm: @unchecked Sendable {
  private let lock = NSLock()
  private var seed: UInt64 = 0
  private var start = Date.distantFuture
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  init() {
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [self] in
      lock.withLock {
        guard Date().timeIntervalSince(start) > 60 else { return }
        FileHandle.standardError.write(Data("seed \(seed) does not end\n".utf8))
        _exit(1)
      }
    }
    timer.resume()
  }

  func watch(_ seed: UInt64) {
    lock.withLock {
      self.seed = seed
      start = Date()
    }
  }

  func end() { timer.cancel() }
}
