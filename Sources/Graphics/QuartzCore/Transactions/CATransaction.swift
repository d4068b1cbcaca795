import Foundation

/// Groups changes of layers, with the duration, the timing function and the completion of their animations.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction that ends with the turn of the run loop, or with
/// `flush()`. Animations begin when the outermost transaction is committed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Incremented by every flush; identifies the turn of the run loop.
  private(set) static var serial: UInt32 = 1
  private static var levels: [TransactionLevel] {
    get { LayerRuntime.current.transactions }
    _modify { yield &LayerRuntime.current.transactions }
  }

  /// The innermost transaction; begins the implicit one if there is none.
  static var current: TransactionLevel {
    if let last = levels.last { return last }
    let implicit = TransactionLevel(parent: nil, isImplicit: true)
    levels.append(implicit)
    return implicit
  }

  /// Begins a transaction within the current one. `commit()` ends it.
  public class func begin() {
    levels.append(TransactionLevel(parent: levels.last, isImplicit: false))
  }

  /// Commits the innermost transaction that was begun with `begin()`.
  public class func commit() {
    guard let last = levels.last, !last.isImplicit else { return }
    end(last)
  }

  /// Commits the implicit transaction. Within `begin()` it has no effect.
  public class func flush() {
    serial &+= 1
    if levels.isEmpty {
      FrameScheduler.startPending(at: CACurrentMediaTime())
    } else if levels.count == 1, levels[0].isImplicit {
      end(levels[0])
    }
  }

  private static func end(_ level: TransactionLevel) {
    levels.removeLast()
    updateDisabled()
    if levels.isEmpty { FrameScheduler.startPending(at: CACurrentMediaTime()) }
    level.group.commit()
  }

  /// Sets a block that is called when all animations added to this transaction from now on have ended or were removed; at the commit if
  /// there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) { current.group.setCompletion(block) }

  /// Returns the completion block of the innermost transaction.
  public class func completionBlock() -> (() -> Void)? { levels.last?.group.completion }

  /// Returns whether changes of properties run no actions.
  public class func disableActions() -> Bool { LayerRuntime.current.disablesActions }

  /// Sets whether changes of properties in this transaction run no actions.
  public class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
    updateDisabled()
  }

  private static func updateDisabled() {
    LayerRuntime.current.disablesActions = levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Returns the length of animations that have none of their own, a quarter of a second unless set.
  public class func animationDuration() -> CFTimeInterval {
    levels.last { $0.animationDuration != nil }?.animationDuration ?? 0.25
  }

  /// Sets the length in seconds of animations in this transaction that have none of their own.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.animationDuration = dur }

  /// Returns the timing curve of animations that have none of their own; nil for the default.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    (levels.last { $0.timingFunction != nil }?.timingFunction ?? nil) ?? nil
  }

  /// Sets the timing curve of animations in this transaction that have none of their own.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = .some(function) }

  /// Returns a value by one of the `kCATransaction…` keys, or a custom key.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionDisableActions: return disableActions()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionCompletionBlock: return completionBlock()
    default: return levels.last { $0.userValues[key] != nil }?.userValues[key]
    }
  }

  /// Sets a property, or stores a value for a key without a property.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(LayerValue(anObject).number ?? 0.25)
    case kCATransactionDisableActions: setDisableActions(LayerValue(anObject).number ?? 0 != 0)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.userValues[key] = anObject
    }
  }

  /// Names another turn, without a flush.
  static func beginTurn() { serial &+= 1 }
}

/// The key of the duration of animations for `CATransaction.value(forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are disabled for `CATransaction.value(forKey:)`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations for `CATransaction.value(forKey:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block for `CATransaction.value(forKey:)`.
public let kCATransactionCompletionBlock = "completionBlock"
