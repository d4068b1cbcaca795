@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// Offers activities for some items: copy, mail, save, open, and those of the app.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A closure called at the end with the activity, its success, returned items and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// The older closure called at the end, with the activity and its success.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  private let given: [Any]
  private let activities: [UIActivity]
  private var isFinished = false
  private lazy var list = ActivityListController(self)

  /// Creates a sheet for items, with activities of the app after the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    activities = (applicationActivities ?? []) + StandardActivities.make()
    super.init(nibName: nil, bundle: nil)
    for activity in activities { activity.sheet = self }
  }

  /// Creates a sheet for the items of a configuration, with its activities after the system's.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let items = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration.compactMap { $0.loadedForSharing() }
    self.init(activityItems: items, applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    configuredTitle = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }

  public required init?(coder: NSCoder) { nil }

  private var configuredTitle: String?

  /// Called once, with the activity, whether it was completed, its returned items, and its error.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older form of ``completionWithItemsHandler``.
  open var completionHandler: CompletionHandler?
  /// The activities to exclude; `nil` excludes none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: Items

  private var placeholders: [Any] {
    given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    given.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  final func subject(for type: UIActivity.ActivityType?) -> String? {
    given.lazy.compactMap { ($0 as? any UIActivityItemSource)?.activityViewController(self, subjectForActivityType: type) }
      .first { !$0.isEmpty }
  }

  final var offered: [UIActivity] {
    let items = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    return activities.filter { activity in
      if let type = activity.activityType, excluded.contains(type) { return false }
      return activity.canPerform(withActivityItems: items)
    }
  }

  /// The description of the items at the top of the sheet.
  final var headline: (title: String, detail: String?, image: UIImage?) {
    let items = placeholders
    let image = items.lazy.compactMap { $0 as? UIImage }.first
    if let configuredTitle { return (configuredTitle, nil, image) }
    if let url = items.lazy.compactMap({ $0 as? URL }).first {
      return (url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString, url.isFileURL ? nil : url.absoluteString, image)
    }
    if let text = items.lazy.compactMap({ $0 as? String }).first { return (text, nil, image) }
    if items.count == 1, LocalizedStrings.speaksEnglish { return ("1 Item", nil, image) }
    return (String(format: LocalizedStrings.word("%ld Items"), items.count), nil, image)
  }

  // MARK: Performing

  final func choose(_ activity: UIActivity) {
    guard !isFinished else { return }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  final func finish(_ activity: UIActivity, completed: Bool) {
    guard !isFinished else { return }
    // If the user cancels in the activity's own controller, the sheet is shown again.
    guard completed || presentedViewController == nil else { return dismiss(animated: true) }
    end(activity.activityType, completed)
  }

  /// Ends without an activity.
  final func cancel() { end(nil, false) }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let tell = { [weak self] in
      guard let self else { return }
      self.completionWithItemsHandler?(type, completed, nil, nil)
      self.completionHandler?(type, completed)
    }
    guard let presenting = presentingViewController else { return tell() }
    presenting.dismiss(animated: true, completion: tell)
  }

  // MARK: View

  @_spi(UIKitParts) open override var automaticPresentationStyle: UIModalPresentationStyle? {
    traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let header = header()
    addChild(list)
    for part in [header, list.view!] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: area.topAnchor), header.bottomAnchor.constraint(equalTo: list.view.topAnchor),
      header.leadingAnchor.constraint(equalTo: area.leadingAnchor), header.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor), list.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    list.didMove(toParent: self)
    preferredContentSize = CGSize(width: 320, height: 200 + CGFloat(offered.count) * 52)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// The items' picture, title and detail, and the button that closes the sheet.
  private func header() -> UIView {
    let (title, detail, image) = headline
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFit
    picture.widthAnchor.constraint(equalToConstant: 44).isActive = true
    picture.heightAnchor.constraint(equalToConstant: 44).isActive = true
    picture.isHidden = image == nil
    let texts = [(title, UIFont.Weight.semibold, UIColor.label), (detail, .regular, .secondaryLabel)].map { text, weight, color in
      let label = UILabel()
      label.text = text
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15, weight: weight), maximumPointSize: 24)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = 2
      label.isHidden = text == nil
      return label
    }
    let lines = UIStackView(arrangedSubviews: texts)
    lines.axis = .vertical
    let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    close.setContentHuggingPriority(.required, for: .horizontal)
    close.setContentCompressionResistancePriority(.required, for: .horizontal)
    let header = UIStackView(arrangedSubviews: [picture, lines, close])
    header.alignment = .center
    header.spacing = 12
    header.isLayoutMarginsRelativeArrangement = true
    header.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 10, trailing: 16)
    return header
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Closed by dragging, or by a touch outside.
    if isBeingDismissed || presentingViewController == nil { endAfterDismissal() }
  }

  private func endAfterDismissal() {
    guard !isFinished else { return }
    isFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
    completionHandler?(nil, false)
  }
}

/// The lower part of a share sheet: a row of icons for activities that send the items elsewhere, and a list of those that act on them.
final class ActivityListController: UITableViewController {
  private unowned let sheet: UIActivityViewController
  private var actions: [UIActivity] = []

  init(_ sheet: UIActivityViewController) {
    self.sheet = sheet
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let offered = sheet.offered
    actions = offered.filter { type(of: $0).activityCategory == .action }
    let shares = offered.filter { type(of: $0).activityCategory == .share }
    if !shares.isEmpty { tableView.tableHeaderView = icons(shares) }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    // Texts of content configurations follow the text size in every design, also where rows have a fixed height by default.
    tableView.rowHeight = UITableView.automaticDimension
  }

  private func icons(_ activities: [UIActivity]) -> UIView {
    let row = UIStackView(
      arrangedSubviews: activities.map { activity in
        ActivityIcon(activity, UIAction { [unowned sheet] _ in sheet.choose(activity) })
      })
    row.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: CGSize(width: 320, height: ActivityIcon.size.height)))
    scroll.showsHorizontalScrollIndicator = false
    scroll.addSubview(row)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: content.topAnchor), row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
    ])
    return scroll
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = actions[indexPath.row].activityTitle
    cell.contentConfiguration = content
    let picture = UIImageView(image: actions[indexPath.row].activityImage?.withRenderingMode(.alwaysTemplate))
    picture.frame.size = CGSize(width: 26, height: 26)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    cell.accessoryView = picture
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sheet.choose(actions[indexPath.row])
  }
}

/// A tile with the image of an activity, and its title below.
private final class ActivityIcon: UIControl {
  static let size = CGSize(width: 76, height: 104)

  init(_ activity: UIActivity, _ action: UIAction) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    let tile = UIView(frame: CGRect(x: 8, y: 4, width: 60, height: 60))
    tile.backgroundColor = .secondarySystemGroupedBackground
    tile.layer.cornerRadius = 14
    let picture = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    picture.frame = tile.bounds.insetBy(dx: 15, dy: 15)
    picture.contentMode = .scaleAspectFit
    tile.addSubview(picture)
    let label = UILabel(frame: CGRect(x: 0, y: 66, width: 76, height: 36))
    label.text = activity.activityTitle
    label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 14)
    label.textAlignment = .center
    label.numberOfLines = 2
    for part in [tile, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(action, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = activity.activityTitle
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}
