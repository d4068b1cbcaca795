import Foundation

/// Determines whether code runs on the main queue, which executes the main actor.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

  /// The process's first thread, as Foundation recorded it when it was loaded.
  private static let firstThread = dlsym(nil, "_CFMainPThread")?.load(as: pthread_t.self)

  /// Whether code runs on the process's first thread or on the main queue.
  package static var isMainThread: Bool { pthread_self() == firstThread || isCurrent }
}
