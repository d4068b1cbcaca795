import CoreData
import UIKit

/// One flower: its picture, which stretches when it is pulled, its facts, other pictures, and the days on which it was seen.
final class PlantController: UIViewController {
  @IBOutlet private weak var scrollView: UIScrollView!
  @IBOutlet private weak var header: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var latinLabel: UILabel!
  @IBOutlet private weak var facts: FactsView!
  @IBOutlet private weak var noteLabel: UILabel!
  @IBOutlet private weak var picturesLabel: UILabel!
  @IBOutlet private weak var strip: PictureStrip!
  @IBOutlet private weak var seenLabel: UILabel!
  @IBOutlet private weak var dates: UIStackView!
  @IBOutlet private weak var seenButton: UIButton!
  private var observer: (any NSObjectProtocol)?

  var plant: Plant? {
    didSet { if isViewLoaded { show() } }
  }

  override var undoManager: UndoManager? { Garden.shared.undoManager }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    navigationItem.scrollEdgeAppearance = clear
    nameLabel.font = .bold(.largeTitle)
    latinLabel.font = .italic(.title3)
    picturesLabel.font = .bold(.title3)
    seenLabel.font = .bold(.title3)
    picturesLabel.text = NSLocalizedString("pictures", comment: "Title of the pictures")
    seenLabel.text = NSLocalizedString("seen", comment: "Title of the days on which a flower was seen")
    for label in [nameLabel, picturesLabel, seenLabel] { label?.accessibilityTraits.insert(.header) }
    seenButton.configuration = .tinted()
    seenButton.configuration?.title = NSLocalizedString("seen.today", comment: "Button that adds a day")
    seenButton.configuration?.image = UIImage(systemName: "eye")
    seenButton.configuration?.imagePadding = 8
    seenButton.configuration?.buttonSize = .large
    seenButton.configuration?.cornerStyle = .large
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) { (controller: Self, _) in
      controller.show()
    }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: Garden.shared.context, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.show() } }
    show()
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showHeader()
  }

  // MARK: Showing

  private func show() {
    guard let plant, plant.managedObjectContext != nil, !plant.isDeleted else {
      scrollView.isHidden = true
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "leaf")
      empty.text = NSLocalizedString("plant.none", comment: "Shown while no flower is selected")
      contentUnavailableConfiguration = empty
      navigationItem.rightBarButtonItems = nil
      return
    }
    contentUnavailableConfiguration = nil
    scrollView.isHidden = false
    nameLabel.font = .bold(.largeTitle)
    latinLabel.font = .italic(.title3)
    nameLabel.text = plant.title
    latinLabel.text = plant.subtitle
    latinLabel.isHidden = plant.subtitle.isEmpty
    noteLabel.text = plant.note
    noteLabel.isHidden = (plant.note ?? "").isEmpty
    facts.show(plant)
    strip.show(plant)
    header.isAccessibilityElement = true
    header.accessibilityTraits = .image
    header.accessibilityLabel = plant.title
    showHeader()
    showDates(of: plant)
    showButtons(for: plant)
  }

  private func showHeader() {
    guard let plant, header.bounds.width > 0 else { return }
    // The stretched picture is the same one, so that a pull does not draw it again.
    let size = CGSize(width: view.bounds.width, height: headerHeight)
    header.image = FlowerPicture.portrait.image(of: plant.look, size: size, traits: traitCollection)
  }

  private var headerHeight: CGFloat { min(view.bounds.width * 0.92, 420) }

  private func showDates(of plant: Plant) {
    dates.arrangedSubviews.forEach { $0.removeFromSuperview() }
    var texts = plant.sightingDates.prefix(5).map { $0.formatted(.dateTime.day().month(.wide).year().locale(.ofTexts)) }
    if texts.isEmpty { texts = [NSLocalizedString("seen.never", comment: "Shown for a flower that was not seen")] }
    for text in texts {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      dates.addArrangedSubview(label)
    }
  }

  private func showButtons(for plant: Plant) {
    let heart = UIBarButtonItem(
      image: UIImage(systemName: plant.isFavorite ? "heart.fill" : "heart"), style: .plain, target: self, action: #selector(toggleFavorite))
    heart.accessibilityLabel = NSLocalizedString(plant.isFavorite ? "unfavorite" : "favorite", comment: "Button")
    let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
    navigationItem.rightBarButtonItems = [heart, share]
  }

  // MARK: Actions

  @objc private func toggleFavorite() {
    if let plant { Garden.shared.toggleFavorite(plant) }
  }

  @IBAction private func see(_ sender: Any) {
    if let plant { Garden.shared.see(plant) }
  }

  @objc private func share(_ sender: UIBarButtonItem) {
    guard let plant else { return }
    let image = FlowerPicture.portrait.image(of: plant.look, size: CGSize(width: 600, height: 600), traits: traitCollection)
    let activity = UIActivityViewController(activityItems: [plant.title, image], applicationActivities: nil)
    activity.popoverPresentationController?.barButtonItem = sender
    present(activity, animated: true)
  }
}

extension PlantController: UIScrollViewDelegate {
  /// Shows the flower's name in the bar once its name has scrolled under the bar.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let bottom = nameLabel.convert(nameLabel.bounds, to: view).maxY
    navigationItem.title = bottom < view.safeAreaInsets.top ? plant?.title : nil
  }
}
