/// The shapes of the mouse pointer that a display can show, and its absence.
package enum CursorShape: Int, CaseIterable, Sendable {
  case arrow, text, wait, crosshair, resizeHorizontal, resizeVertical, resizeAll, forbidden, hand, hidden
}
