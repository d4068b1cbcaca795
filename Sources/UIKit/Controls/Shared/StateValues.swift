/// A value for some states of a control; a state without one has that of the normal state.
struct StateValues<Value> {
  private var normal: Value?
  private var others: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { state == .normal ? normal : others[state.rawValue] }
    set {
      if state == .normal { normal = newValue } else { others[state.rawValue] = newValue }
    }
  }

  var isEmpty: Bool { normal == nil && others.isEmpty }

  /// The value for exactly that state; focus alone makes no difference unless something was said for it.
  func exact(_ state: UIControl.State) -> Value? {
    if let value = self[state] { return value }
    return state.contains(.focused) ? self[state.subtracting(.focused)] : nil
  }

  func resolved(_ state: UIControl.State) -> Value? { exact(state) ?? normal }

  /// Takes from `other` what has no value here.
  mutating func adopt(_ other: StateValues) {
    if normal == nil { normal = other.normal }
    others.merge(other.others) { own, _ in own }
  }
}
