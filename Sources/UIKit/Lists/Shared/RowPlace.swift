/// The place of a row among all rows of its list, from 1, as screen readers announce it.
package struct RowPlace: Equatable, Sendable {
  package let position: Int
  package let count: Int
}

/// A list that knows the place of a visible row.
@MainActor package protocol RowPlacing: UIScrollView {
  func place(ofRow row: UIView) -> RowPlace?
}
