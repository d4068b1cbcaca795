import UIKit

/// Groups changes of nodes, which are animated if the group has a duration.
@preconcurrency @MainActor open class SCNTransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var completion: (() -> Void)?
    var timing: CAMediaTimingFunction?
    var isDisabled = false
  }
  @InterfaceState private static var groups: [Group] = []
  /// The duration of changes outside of a group, until the next frame.
  @InterfaceState private static var openDuration: CFTimeInterval = 0
  @InterfaceState private static var openCompletion: (() -> Void)? = nil

  /// The duration of changes in seconds; 0 outside of a group and 0.25 within one, by default.
  public static var animationDuration: CFTimeInterval {
    get { groups.last?.duration ?? openDuration }
    set { if groups.isEmpty { openDuration = newValue } else { groups[groups.count - 1].duration = newValue } }
  }
  /// The timing function. It is stored only: changes ease in and out.
  public static var animationTimingFunction: CAMediaTimingFunction? {
    get { groups.last?.timing }
    set { if !groups.isEmpty { groups[groups.count - 1].timing = newValue } }
  }
  /// Whether changes are applied without animation.
  public static var disableActions: Bool {
    get { groups.last?.isDisabled ?? false }
    set { if !groups.isEmpty { groups[groups.count - 1].isDisabled = newValue } }
  }
  /// Called after the animations of the group have ended.
  public static var completionBlock: (() -> Void)? {
    get { groups.isEmpty ? openCompletion : groups[groups.count - 1].completion }
    set { if groups.isEmpty { openCompletion = newValue } else { groups[groups.count - 1].completion = newValue } }
  }
  open class func begin() { groups.append(Group()) }
  open class func commit() {
    guard let group = groups.popLast(), let block = group.completion else { return }
    call(block, after: group.isDisabled ? 0 : group.duration)
  }
  /// Ends the implicit group of changes.
  open class func flush() {
    if let block = openCompletion { call(block, after: openDuration) }
    (openDuration, openCompletion) = (0, nil)
  }
  /// Acquires the lock of transactions, which is recursive.
  open class func lock() { threadLock.lock() }
  open class func unlock() { threadLock.unlock() }
  private static let threadLock = NSRecursiveLock()

  private static func call(_ block: @escaping () -> Void, after seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { block() } }
  }
  private static var activeDuration: TimeInterval { disableActions ? 0 : animationDuration }

  /// Identifies the main queue, on any thread that executes the main actor.
  nonisolated private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  /// The duration of changes that are made now; 0 outside of the main queue.
  nonisolated static var currentDuration: TimeInterval {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true else { return 0 }
    return MainActor.assumeIsolated { activeDuration }
  }
}
