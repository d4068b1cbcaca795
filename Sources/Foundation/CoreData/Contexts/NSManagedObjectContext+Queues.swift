import Foundation
internal import TrestleSupport

extension NSManagedObjectContext {
  /// The queue-specific key of the context whose queue executes the code.
  static let current = DispatchSpecificKey<ObjectIdentifier>()

  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  private static let holdsMain = ThreadValue<Bool>()

  /// Whether the code runs on the main queue, which on Linux need not use the main thread, or in a block that the main queue waits for.
  static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) == true || holdsMain.value == true
  }

  final var isOnOwnQueue: Bool {
    concurrencyType == .privateQueueConcurrencyType ? DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self) : Self.isOnMain
  }

  /// Runs a block on the queue of the context, and returns immediately. The block does not inherit the caller's actor.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    (concurrencyType == .privateQueueConcurrencyType ? queue : DispatchQueue.main).async(
      execute: DispatchWorkItem { [self] in
        run(block)
        announceBlock()
      })
  }

  private static let runningContext = ThreadValue<NSManagedObjectContext>()

  /// The context whose block the thread executes, or nil.
  static var running: NSManagedObjectContext? { runningContext.value }

  private func run<T>(_ block: () throws -> T) rethrows -> T {
    let before = Self.running
    Self.runningContext.value = self
    defer { Self.runningContext.value = before }
    return try block()
  }

  /// Announces the changes of a block, if the context has a private queue.
  private func announceBlock() {
    if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
  }

  /// Runs a block on the queue of the context, and returns its result. A block that is already on the queue runs immediately.
  public func performAndWait(_ block: () -> Void) {
    if isOnOwnQueue { return run(block) }
    onQueue { run(block) }
  }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if isOnOwnQueue { return try run(block) }
    return try onQueue { try run(block) }
  }

  private func onQueue<T>(_ block: () throws -> T) rethrows -> T {
    guard concurrencyType == .privateQueueConcurrencyType else { return try DispatchQueue.main.sync { try block() } }
    let holdsMain = Self.isOnMain
    // The block runs on the waiting thread.
    return try queue.sync {
      let before = Self.holdsMain.value
      if holdsMain { Self.holdsMain.value = true }
      defer {
        processPendingChanges()
        Self.holdsMain.value = before
      }
      return try block()
    }
  }

  /// The time at which an asynchronous block runs.
  public enum ScheduledTaskType: Sendable {
    /// Immediately if the caller is on the queue of the context, such as the main actor for a context of the main queue. Otherwise after
    /// all blocks in the queue.
    case immediate
    /// After all blocks in the queue.
    case enqueued
  }

  /// Runs a block on the queue of the context, and returns its result.
  @preconcurrency public func perform<T>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation, _ block: @escaping @Sendable () throws -> T
  ) async throws -> T {
    if schedule == .immediate, isOnOwnQueue { return try run(block) }
    let result: Carried<T> = try await withCheckedThrowingContinuation { continuation in
      perform { [self] in
        let result = Result { Carried(value: try block()) }
        announceBlock()
        continuation.resume(with: result)
      }
    }
    return result.value
  }

  /// Runs a block that does not throw on the queue of the context, and returns its result.
  @preconcurrency public func perform<T>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation, _ block: @escaping @Sendable () -> T
  ) async -> T {
    if schedule == .immediate, isOnOwnQueue { return run(block) }
    let result: Carried<T> = await withCheckedContinuation { continuation in
      perform { [self] in
        let result = Carried(value: block())
        announceBlock()
        continuation.resume(returning: result)
      }
    }
    return result.value
  }
}

/// A result that is passed from one queue to another, and used only by the receiver.
struct Carried<T>: @unchecked Sendable { let value: T }
