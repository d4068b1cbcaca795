import UIKit

/// Shows an item of the outline.
final class OutlineDetailController: UIViewController {
  let item: OutlineItem?

  init(_ item: OutlineItem?) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item?.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: item?.symbol ?? "sidebar.left")
    content.text = item?.title ?? "Nothing chosen"
    content.secondaryText = item.map { $0.path.isEmpty ? nil : String($0.path.dropFirst()) } ?? "Choose an item in the sidebar."
    contentUnavailableConfiguration = content
  }
}
