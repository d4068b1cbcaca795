/// The kinds of a form's fields.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A push button, a check box or a radio button.
  public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
  /// A list or a menu.
  public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
  /// A field for a signature.
  public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
  /// A field for text.
  public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// The kinds of a form's buttons.
public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1
  /// A button with an action.
  case pushButtonControl = 0
  /// A button of a group in which one is on.
  case radioButtonControl = 1
  /// A box that is checked or not.
  case checkBoxControl = 2
}

/// Whether a check box or radio button is on.
public enum PDFWidgetCellState: Int, Sendable {
  /// Some of the values of the button are on.
  case mixedState = -1
  case offState = 0
  case onState = 1
}
