import UIKit

/// The list of samples; in a wide window the chosen one stands beside it, in a narrow one in its place.
final class GalleryController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let back = UIControl()
  private let backLabel = UILabel()
  private var shown: UIViewController?
  private let listWidth: CGFloat = 320
  private let barHeight: CGFloat = 44

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    backLabel.text = "‹ Gallery"
    backLabel.textColor = .systemBlue
    back.addSubview(backLabel)
    back.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    back.isHidden = true
    view.addSubview(back)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = bounds.width >= 700
    back.isHidden = isWide || shown == nil
    back.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 120, height: barHeight)
    backLabel.frame = CGRect(x: 12, y: 0, width: 108, height: barHeight)
    table.isHidden = !isWide && shown != nil
    if isWide {
      table.frame = CGRect(x: bounds.minX, y: bounds.minY, width: listWidth, height: bounds.height)
      shown?.view.frame = CGRect(x: bounds.minX + listWidth, y: bounds.minY, width: bounds.width - listWidth, height: bounds.height)
    } else {
      table.frame = bounds
      shown?.view.frame = CGRect(x: bounds.minX, y: bounds.minY + barHeight, width: bounds.width, height: bounds.height - barHeight)
    }
  }

  func open(_ sample: Sample) {
    close()
    let controller = sample.make()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    shown = controller
    view.setNeedsLayout()
  }

  private func close() {
    guard let shown else { return }
    shown.willMove(toParent: nil)
    shown.view.removeFromSuperview()
    shown.removeFromParent()
    self.shown = nil
    if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: true) }
    view.setNeedsLayout()
  }

  func numberOfSections(in tableView: UITableView) -> Int { Gallery.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Gallery.sections[section].samples.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Gallery.sections[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sample") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "sample")
    let sample = Gallery.sections[indexPath.section].samples[indexPath.row]
    cell.textLabel?.text = sample.name
    cell.detailTextLabel?.text = sample.subtitle
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(Gallery.sections[indexPath.section].samples[indexPath.row])
  }
}
