/// The views in a field besides its text.
@MainActor struct FieldParts {
  var left: UIView?
  var right: UIView?
  var border: FieldBorderView?
  var background: UIImageView?
  var placeholder: UILabel?
  var clearButton: FieldClearButton?
  var drawing: FieldDrawingView?
  let canvas = TextCanvas()
}
