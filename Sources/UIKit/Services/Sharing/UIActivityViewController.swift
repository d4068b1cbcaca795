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
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    preferredContentSize = CGSize(width: 320, height: 110 + CGFloat(offered.count) * 52)
    sheetPresentationController?.detents = [.medium(), .large()]
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

/// The list of a share sheet.
final class ActivityListController: UITableViewController {
  private unowned let sheet: UIActivityViewController
  private var activities: [UIActivity] = []

  init(_ sheet: UIActivityViewController) {
    self.sheet = sheet
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    activities = sheet.offered
    title = LocalizedStrings.word("Share")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.sheet.cancel() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    // Texts of content configurations follow the text size in every design, also where rows have a fixed height by default.
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : activities.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
    if indexPath.section == 0 {
      let headline = sheet.headline
      content.text = headline.title
      content.secondaryText = headline.detail
      content.image = headline.image
      content.textProperties.numberOfLines = 2
      cell.selectionStyle = .none
    } else {
      content.text = activities[indexPath.row].activityTitle
      content.image = activities[indexPath.row].activityImage
      cell.selectionStyle = .default
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 1 else { return }
    sheet.choose(activities[indexPath.row])
  }
}
