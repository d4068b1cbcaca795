import Foundation

/// A run loop; Core Foundation's name for Foundation's class.
public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode; the raw value is its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode of loops while no other mode is requested.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// The common modes of the app's main loop.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Runs the current thread's loop until it is stopped or has no sources.
@available(*, noasync)
public func CFRunLoopRun() {
  let loop = RunLoop.current
  StoppedLoops.forget(loop)
  while !StoppedLoops.contains(loop), loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) {}
  StoppedLoops.forget(loop)
}

/// Ends the innermost ``CFRunLoopRun()`` of a loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { StoppedLoops.add(rl) }

/// Runs a block in the next turn of a loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  nonisolated(unsafe) let block = block
  rl.perform { block?() }
}

/// Wakes a loop. Foundation's loops wake automatically.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }

private enum StoppedLoops {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var loops: Set<ObjectIdentifier> = []

  static func add(_ loop: RunLoop) { lock.withLock { _ = loops.insert(ObjectIdentifier(loop)) } }
  static func forget(_ loop: RunLoop) { lock.withLock { _ = loops.remove(ObjectIdentifier(loop)) } }
  static func contains(_ loop: RunLoop) -> Bool { lock.withLock { loops.contains(ObjectIdentifier(loop)) } }
}
