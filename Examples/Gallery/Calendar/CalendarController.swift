import UIKit

/// Months without an end in both directions: more are inserted before the first and after the last one when they approach.
///
/// A touch selects a day, and a second one all days up to it.
final class CalendarController: UICollectionViewController {
  private let months = CalendarMonths(locale: UIApplication.shared.locale)
  private let today: CalendarDay
  /// The numbers of the months that are sections.
  private(set) var shown: Range<Int>
  private(set) var chosen: ClosedRange<CalendarDay>?
  /// The number of months inserted in one step.
  private static let step = 12

  private lazy var day = UICollectionView.CellRegistration<DayCell, CalendarDay> { [unowned self] cell, _, day in show(day, in: cell) }
  private lazy var header = UICollectionView.SupplementaryRegistration<CalendarMonthHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] header, _, path in header.label.text = months.title(ofMonth: shown.lowerBound + path.section) }
  private lazy var weekdays = UICollectionView.SupplementaryRegistration<WeekdayHeader>(
    elementKind: CalendarLayout.weekdays
  ) { [unowned self] header, _, _ in header.show(months.weekdays) }

  init(today: Date = Gallery.now()) {
    let month = months.number(of: today)
    self.today = CalendarDay(month: month, day: months.calendar.component(.day, from: today))
    shown = month - Self.step..<month + Self.step
    super.init(collectionViewLayout: CalendarLayout())
    title = "Calendar"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.showsVerticalScrollIndicator = false
    // Registrations must exist before the first view is dequeued.
    _ = (day, header, weekdays)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Today", primaryAction: UIAction { [unowned self] _ in scrollToToday(animated: true) })
  }

  private var hasScrolled = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled, view.bounds.height > 0 else { return }
    hasScrolled = true
    scrollToToday(animated: false)
  }

  private func scrollToToday(animated: Bool) {
    let item = months.leadingBlanks(ofMonth: today.month) + today.day - 1
    collectionView.scrollToItem(
      at: IndexPath(item: item, section: today.month - shown.lowerBound), at: .centeredVertically, animated: animated)
  }

  // MARK: Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shown.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let month = shown.lowerBound + section
    return months.leadingBlanks(ofMonth: month) + months.dayCount(ofMonth: month)
  }

  private func day(at path: IndexPath) -> CalendarDay {
    let month = shown.lowerBound + path.section
    return CalendarDay(month: month, day: path.item - months.leadingBlanks(ofMonth: month) + 1)
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: day, for: indexPath, item: day(at: indexPath))
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kind == CalendarLayout.weekdays
      ? collectionView.dequeueConfiguredReusableSupplementary(using: weekdays, for: indexPath)
      : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  private func show(_ day: CalendarDay, in cell: DayCell) {
    guard day.day > 0 else { return cell.show(day: nil, label: nil, part: .none, isToday: false) }
    let date = months.date(ofMonth: day.month, day: day.day)
    cell.show(
      day: day.day, label: DateFormatter.localizedString(from: date, dateStyle: .full, timeStyle: .none), part: part(of: day),
      isToday: day == today)
  }

  private func part(of day: CalendarDay) -> DayCell.Part {
    guard let chosen, chosen.contains(day) else { return .none }
    if chosen.lowerBound == chosen.upperBound { return .only }
    return day == chosen.lowerBound ? .first : day == chosen.upperBound ? .last : .middle
  }

  // MARK: Choosing

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    day(at: indexPath).day > 0
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let day = day(at: indexPath)
    if let chosen, chosen.lowerBound == chosen.upperBound {
      self.chosen = min(chosen.lowerBound, day)...max(chosen.lowerBound, day)
    } else {
      chosen = day...day
    }
    collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
  }

  // MARK: More months

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard hasScrolled else { return }
    let room = scrollView.bounds.height
    if scrollView.contentOffset.y < room { insertBefore() }
    if scrollView.contentOffset.y > scrollView.contentSize.height - 2 * room { insertAfter() }
  }

  /// Inserts months above the visible ones, which do not move.
  private func insertBefore() {
    guard let layout = collectionViewLayout as? CalendarLayout, let first = collectionView.indexPathsForVisibleItems.min(),
      let frame = layout.layoutAttributesForItem(at: first)?.frame
    else { return }
    let path = IndexPath(item: first.item, section: first.section + Self.step)
    layout.anchor = (path, frame.minY - collectionView.contentOffset.y)
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        shown = shown.lowerBound - Self.step..<shown.upperBound
        collectionView.insertSections(IndexSet(0..<Self.step))
      }
    }
    layout.anchor = nil
  }

  private func insertAfter() {
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        let count = shown.count
        shown = shown.lowerBound..<shown.upperBound + Self.step
        collectionView.insertSections(IndexSet(count..<shown.count))
      }
    }
  }
}
