import Foundation

/// A condition and an action. The action is performed when the condition holds.
open class GKRule: NSObject {
  /// Rules with a greater salience are tried first; 0 by default.
  open var salience = 0
  private let condition: (GKRuleSystem) -> Bool
  private let action: (GKRuleSystem) -> Void

  /// Creates a rule of two blocks.
  ///
  /// - Parameters:
  ///   - predicate: Returns whether the rule applies.
  ///   - action: Called once, when it does.
  public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
    condition = predicate
    self.action = action
    super.init()
  }

  /// Creates a rule that asserts a fact while a predicate holds for the system's state.
  public convenience init(predicate: NSPredicate, assertingFact fact: some Hashable, grade: Float) {
    self.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { $0.assertFact(fact, grade: grade) })
  }

  /// Creates a rule that retracts a fact while a predicate holds for the system's state.
  public convenience init(predicate: NSPredicate, retractingFact fact: some Hashable, grade: Float) {
    self.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { $0.retractFact(fact, grade: grade) })
  }

  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }

  open func performAction(in system: GKRuleSystem) { action(system) }
}

/// A rule whose condition is a predicate for the system's state. A subclass overrides `performAction(in:)`.
open class GKNSPredicateRule: GKRule {
  public let predicate: NSPredicate

  public init(predicate: NSPredicate) {
    self.predicate = predicate
    super.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { _ in })
  }
}
