/// What the parts beside a divider are like.
struct DividerStates: Hashable {
  let left: UIControl.State
  let right: UIControl.State
}
