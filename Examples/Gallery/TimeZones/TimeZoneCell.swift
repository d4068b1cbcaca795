import UIKit

/// A row that is drawn by one view, with one setter and one call to draw again (listing 5-9).
final class TimeZoneCell: UITableViewCell {
  let timeZoneView: TimeZoneView

  // Listing 5-10: the view fills the content and follows its size.
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    timeZoneView = TimeZoneView(frame: .zero)
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    timeZoneView.frame = contentView.bounds
    timeZoneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(timeZoneView)
  }

  required init?(coder: NSCoder) { nil }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    timeZoneView.isEditing = editing
  }

  func setTimeZoneWrapper(_ wrapper: TimeZoneWrapper, at date: Date) {
    timeZoneView.set(wrapper, at: date)
    // Drawn text needs an accessibility label.
    accessibilityLabel = "\(wrapper.localeName), \(timeZoneView.time)"
  }

  func redisplay() { timeZoneView.setNeedsDisplay() }
}
