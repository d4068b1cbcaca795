import Foundation

/// Passes the signals that ask this program to end on to a program that it waits for.
///
/// A child is in a process group of its own, so the terminal interrupts only this program, and a build would continue without it.
final class SignalRelay: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var relays: [SignalRelay] = []
  /// Never canceled: the handler of a signal is installed for the first source alone.
  nonisolated(unsafe) private static let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { receive(number) }
    source.resume()
    return source
  }

  private let process: pid_t
  private var first: Int32?
  private var descendants: Set<pid_t> = []

  /// - Parameter process: A running process.
  init(to process: Process) {
    self.process = process.processIdentifier
    Self.lock.withLock { Self.relays.append(self) }
    _ = Self.sources
  }

  private static func receive(_ number: Int32) {
    lock.withLock {
      for relay in relays { relay.pass(number) }
      guard relays.isEmpty else { return }
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }

  private func pass(_ number: Int32) {
    // A program that does not end by the first one is killed by the second.
    let sent = first == nil ? number : SIGKILL
    first = first ?? number
    // The package manager starts each compiler in a group of its own. One that is left runs to its end, and keeps the output open.
    descendants.formUnion(Self.descendants(of: process).filter { getpgid($0) != process })
    if kill(-process, sent) != 0 { kill(process, sent) }
    for descendant in descendants { kill(descendant, sent) }
  }

  private static func descendants(of process: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for number in ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap({ pid_t($0) }) {
      // The parent is the second word after the name, which is in parentheses.
      let text = FileManager.default.contents(atPath: "/proc/\(number)/stat").map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard let end = text.lastIndex(of: ")"), let parent = text[end...].split(separator: " ").dropFirst(2).first.flatMap({ pid_t($0) })
      else { continue }
      children[parent, default: []].append(number)
    }
    var found = children[process] ?? []
    var index = 0
    while index < found.count {
      found += children[found[index]] ?? []
      index += 1
    }
    return found
  }

  /// Call once the process has ended; throws if a signal was passed on.
  func end() throws {
    let number = Self.lock.withLock {
      Self.relays.removeAll { $0 === self }
      return first
    }
    if let number { throw Subprocess.Interruption(signal: number) }
  }
}
