import Foundation

/// A list of rules that are evaluated in order, with the state they read and the facts they assert. A fact is any hashable value. Its
/// grade, from 0 to 1, is the degree to which it is true.
open class GKRuleSystem: NSObject {
  /// The values that rules read and write; empty by default. Predicates of rules read them by key.
  open var state: NSMutableDictionary = [:]
  /// The rules, in the order in which they were added.
  public private(set) var rules: [GKRule] = []
  /// The rules that are still to be tried, by descending salience.
  public private(set) var agenda: [GKRule] = []
  /// The rules that were performed since the last `reset()`.
  public private(set) var executed: [GKRule] = []
  private var grades: [AnyHashable: Float] = [:]

  public override init() { super.init() }

  /// The facts with a grade above 0, in no particular order.
  open var facts: [Any] { grades.filter { $0.value > 0 }.map(\.key.base) }

  /// Adds a rule after those of the same salience.
  open func add(_ rule: GKRule) { add([rule]) }

  /// Adds rules after those of the same salience.
  open func add(_ rules: [GKRule]) {
    self.rules += rules
    for rule in rules { agenda.insert(rule, at: agenda.firstIndex { $0.salience < rule.salience } ?? agenda.endIndex) }
  }

  open func removeAllRules() {
    rules = []
    agenda = []
    executed = []
  }

  /// Evaluates the rules of the agenda. After a rule was performed, earlier rules whose condition did not hold are evaluated again, because
  /// a fact may have changed.
  open func evaluate() {
    while let place = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      let rule = agenda.remove(at: place)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }

  /// Moves all rules back to the agenda and retracts all facts. The state is kept.
  open func reset() {
    grades = [:]
    executed = []
    agenda = []
    let all = rules
    rules = []
    add(all)
  }

  /// The grade of a fact, from 0 to 1; 0 for one that was never asserted.
  open func grade(forFact fact: some Hashable) -> Float { grades[fact] ?? 0 }

  /// The lowest grade of some facts: the degree to which all of them are true.
  open func minimumGrade(forFacts facts: [Any]) -> Float { gradesOf(facts).min() ?? 0 }

  /// The highest grade of some facts: the degree to which any of them is true.
  open func maximumGrade(forFacts facts: [Any]) -> Float { gradesOf(facts).max() ?? 0 }

  private func gradesOf(_ facts: [Any]) -> [Float] { facts.map { ($0 as? AnyHashable).flatMap { grades[$0] } ?? 0 } }

  open func assertFact(_ fact: some Hashable) { assertFact(fact, grade: 1) }

  /// Adds to the grade of a fact, up to 1.
  open func assertFact(_ fact: some Hashable, grade: Float) { grades[fact] = min(1, max(0, self.grade(forFact: fact) + grade)) }

  open func retractFact(_ fact: some Hashable) { retractFact(fact, grade: 1) }

  /// Subtracts from the grade of a fact, down to 0.
  open func retractFact(_ fact: some Hashable, grade: Float) { assertFact(fact, grade: -grade) }
}
