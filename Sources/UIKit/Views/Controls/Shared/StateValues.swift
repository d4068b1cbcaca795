/// Values for the states of a control; a state without one uses that of the normal state.
package struct StateValues<Value> {
  private var normal: Value?
  private var others: [UInt: Value] = [:]

  package subscript(state: UIControl.State) -> Value? {
    get { state == .normal ? normal : others[state.rawValue] }
    set {
      if state == .normal { normal = newValue } else { others[state.rawValue] = newValue }
    }
  }

  package var isEmpty: Bool { normal == nil && others.isEmpty }

  /// Returns the value for exactly this state; focus is ignored unless a value is set for it.
  func exact(_ state: UIControl.State) -> Value? {
    if let value = self[state] { return value }
    return state.contains(.focused) ? self[state.subtracting(.focused)] : nil
  }

  package func resolved(_ state: UIControl.State) -> Value? { exact(state) ?? normal }

  /// Copies missing values from `other`.
  mutating func adopt(_ other: StateValues) {
    if normal == nil { normal = other.normal }
    others.merge(other.others) { own, _ in own }
  }

  package init() {}
}
