import CoreGraphics

/// Provides the content of the rows of a picker, and is notified of selections. All methods are optional.
///
/// The first implemented method provides the content of a row, in this order: view, attributed title, title.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel in points; by default the wheels share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the text of a row; used if there is no attributed text.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the text of a row with attributes; it precedes the plain text.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// Returns the view of a row, preferably the recycled `view`; it precedes texts.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  /// Called after the user turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    forwarded("pickerView:widthForComponent:", by: self, [pickerView, component]) {
      ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, widthForComponent: component)
    } ?? PickerAnswer.noLength
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    forwarded("pickerView:rowHeightForComponent:", by: self, [pickerView, component]) {
      ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, rowHeightForComponent: component)
    } ?? PickerAnswer.noLength
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    forwarded("pickerView:titleForRow:forComponent:", by: self, [pickerView, row, component]) {
      ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, titleForRow: row, forComponent: component)
    } ?? nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    forwarded("pickerView:attributedTitleForRow:forComponent:", by: self, [pickerView, row, component]) {
      ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    } ?? nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    forwarded("pickerView:viewForRow:forComponent:reusingView:", by: self, [pickerView, row, component, view]) {
      ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    } ?? PickerAnswer.noView
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    forwarded("pickerView:didSelectRow:inComponent:", by: self, [pickerView, row, component]) {
      ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}

/// The results that mark a delegate method as not implemented.
@MainActor enum PickerAnswer {
  static let noLength: CGFloat = -1
  static let noView = UIView()
}
