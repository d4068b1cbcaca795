/// The states of the segments on both sides of a divider.
package struct DividerStates: Hashable {
  package let left: UIControl.State
  package let right: UIControl.State

  package init(left: UIControl.State, right: UIControl.State) {
    self.left = left
    self.right = right
  }
}
