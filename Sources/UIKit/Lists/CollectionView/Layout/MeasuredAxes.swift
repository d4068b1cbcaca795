/// The dimensions of an element that are determined by its view; the layout fixes the others.
struct MeasuredAxes: Equatable {
  var width: Bool
  var height: Bool

  var isEmpty: Bool { !width && !height }
}
