/// The states of the segments on both sides of a divider.
struct DividerStates: Hashable {
  let left: UIControl.State
  let right: UIControl.State
}
