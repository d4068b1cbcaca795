import Foundation

/// A run loop; Core Foundation's name for Foundation's class.
public typealias CFRunLoop = RunLoop

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode that loops are in while nothing special happens.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All modes that the app's own loop has.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Runs the present thread's loop until it is stopped or has nothing to wait for.
@available(*, noasync)
public func CFRunLoopRun() {
  let loop = RunLoop.current
  StoppedLoops.forget(loop)
  while !StoppedLoops.contains(loop), loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) {}
  StoppedLoops.forget(loop)
}

/// Ends the innermost ``CFRunLoopRun()`` of a loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { StoppedLoops.add(rl) }

/// Does something in the next turn of a loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  nonisolated(unsafe) let block = block
  rl.perform { block?() }
}

/// Makes a loop look whether it has something to do. Foundation's loops do so by themselves.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }

/// The loops that were told to stop.
private enum StoppedLoops {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var loops: Set<ObjectIdentifier> = []

  static func add(_ loop: RunLoop) { lock.withLock { _ = loops.insert(ObjectIdentifier(loop)) } }
  static func forget(_ loop: RunLoop) { lock.withLock { _ = loops.remove(ObjectIdentifier(loop)) } }
  static func contains(_ loop: RunLoop) -> Bool { lock.withLock { loops.contains(ObjectIdentifier(loop)) } }
}
