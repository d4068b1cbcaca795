import Foundation

/// Passes the signals that ask this program to end on to a program that it waits for.
///
/// A child is in a process group of its own, so the terminal interrupts only this program, and a build would continue without it.
final class SignalRelay: @unchecked Sendable {
  private let lock = NSLock()
  private var first: Int32?
  private var sources: [any DispatchSourceSignal] = []
  private var previous: [Int32: sighandler_t?] = [:]

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter process: A running process. The signals are ignored only after its start, because it would inherit that.
  init(to process: Process) {
    let identifier = process.processIdentifier
    for number in Self.numbers {
      previous[number] = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in
        let isRepeated = self?.receive(number) ?? false
        // A program that does not end by the first one is killed by the second.
        let number = isRepeated ? SIGKILL : number
        if kill(-identifier, number) != 0 { kill(identifier, number) }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Returns whether another signal came before.
  private func receive(_ number: Int32) -> Bool {
    lock.withLock {
      defer { first = first ?? number }
      return first != nil
    }
  }

  /// Restores the handlers once the process has ended; throws if a signal was passed on.
  func end() throws {
    for source in sources { source.cancel() }
    for (number, handler) in previous { signal(number, handler) }
    if let number = lock.withLock({ first }) { throw Subprocess.Interruption(signal: number) }
  }
}
