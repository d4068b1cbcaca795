import AVKit
import Contacts
import ContactsUI
import EventKit
import Foundation
import GameKit
import MediaPlayer
import MessageUI
import MultipeerConnectivity
import PassKit
import PhotosUI
import QuickLook
import ReplayKit
import SafariServices
import StoreKit
import UIKit
import UniformTypeIdentifiers
import VisionKit

/// A public controller class, with the closure that creates an instance and the ways to show it.
@MainActor struct UsedController {
  enum Way { case root, pushed, presented }

  let name: String
  let ways: [Way]
  let make: () -> (controller: UIViewController, helpers: [AnyObject])
  let act: (UIViewController) -> Void

  private init(
    _ type: UIViewController.Type, _ ways: [Way] = [.root, .pushed, .presented], act: @escaping (UIViewController) -> Void = { _ in },
    helpers: @escaping () -> [AnyObject] = { [] }, _ make: @escaping () -> UIViewController
  ) {
    name = "\(type)"
    self.ways = ways
    self.make = { (make(), helpers()) }
    self.act = act
  }

  /// Classes whose initializers return nil on Linux.
  static let withoutInstances: Set<String> = [
    "MKLookAroundViewController", "PKAddPassesViewController", "PKPaymentAuthorizationViewController",
  ]

  static let all: [UsedController] = basic + containers + presented + frameworks

  private static let basic: [UsedController] = [
    UsedController(UIViewController.self) { Form() },
    UsedController(UITableViewController.self) { UITableViewController(style: .insetGrouped) },
    UsedController(UICollectionViewController.self) { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
    UsedController(UIInputViewController.self) { UIInputViewController() },
  ]

  private static let containers: [UsedController] = [
    UsedController(
      UINavigationController.self, [.root, .presented],
      act: { controller in
        guard let navigation = controller as? UINavigationController else { return }
        navigation.pushViewController(Form(), animated: true)
        navigation.setToolbarHidden(false, animated: true)
      }
    ) { UINavigationController(rootViewController: Form()) },
    UsedController(UITabBarController.self, [.root, .presented], act: { ($0 as? UITabBarController)?.selectedIndex = 1 }) {
      let tabs = UITabBarController()
      tabs.viewControllers = [Form(), UINavigationController(rootViewController: Form())]
      return tabs
    },
    UsedController(UISplitViewController.self, [.root], act: { ($0 as? UISplitViewController)?.show(.secondary) }) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Form(), for: .primary)
      split.setViewController(Form(), for: .secondary)
      return split
    },
    UsedController(
      UIPageViewController.self,
      act: { controller in
        (controller as? UIPageViewController)?.setViewControllers([Form()], direction: .forward, animated: true)
      }
    ) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([Form()], direction: .forward, animated: false)
      return pages
    },
  ]

  private static let presented: [UsedController] = [
    UsedController(UIAlertController.self, [.presented]) {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    },
    UsedController(UISearchController.self, [.presented], act: { ($0 as? UISearchController)?.searchBar.text = "Words" }) {
      UISearchController(searchResultsController: UITableViewController())
    },
    UsedController(UIActivityViewController.self, [.presented]) {
      UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    },
    UsedController(UIColorPickerViewController.self) { UIColorPickerViewController() },
    UsedController(UIFontPickerViewController.self) { UIFontPickerViewController() },
    UsedController(UIDocumentBrowserViewController.self) { UIDocumentBrowserViewController(forOpening: [.text]) },
    UsedController(UIDocumentPickerViewController.self) { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) },
    UsedController(UIReferenceLibraryViewController.self) { UIReferenceLibraryViewController(term: "word") },
    UsedController(UIVideoEditorController.self, [.root, .presented]) { UIVideoEditorController() },
    UsedController(UIImagePickerController.self, [.root, .presented]) { UIImagePickerController() },
  ]

  private static let frameworks: [UsedController] = [
    UsedController(AVPlayerViewController.self) {
      let controller = AVPlayerViewController()
      controller.player = AVPlayer()
      return controller
    },
    UsedController(CNContactPickerViewController.self, [.root, .presented]) { CNContactPickerViewController() },
    UsedController(CNContactViewController.self) {
      let contact = CNMutableContact()
      contact.givenName = "Ada"
      contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555"))]
      return CNContactViewController(for: contact)
    },
    UsedController(GKGameCenterViewController.self, [.root, .presented]) { GKGameCenterViewController(state: .default) },
    UsedController(MPMediaPickerController.self) { MPMediaPickerController(mediaTypes: .music) },
    UsedController(MFMailComposeViewController.self, [.root, .presented]) { MFMailComposeViewController() },
    UsedController(MFMessageComposeViewController.self, [.root, .presented]) { MFMessageComposeViewController() },
    UsedController(MCBrowserViewController.self) {
      MCBrowserViewController(serviceType: "service", session: MCSession(peer: MCPeerID(displayName: "Name")))
    },
    UsedController(PHPickerViewController.self) { PHPickerViewController(configuration: PHPickerConfiguration()) },
    UsedController(QLPreviewController.self) { QLPreviewController() },
    UsedController(RPPreviewViewController.self) { RPPreviewViewController() },
    UsedController(SFSafariViewController.self) { SFSafariViewController(url: URL(string: "http://localhost:9")!) },
    UsedController(SKStoreProductViewController.self) { SKStoreProductViewController() },
    UsedController(DataScannerViewController.self) { DataScannerViewController(recognizedDataTypes: [.text()]) },
    UsedController(VNDocumentCameraViewController.self) { VNDocumentCameraViewController() },
  ]
}

/// A screen with text fields, buttons and a menu, as forms have them.
@MainActor private final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Menu", menu: UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]))
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    toolbarItems = [UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })]
    let field = UITextField()
    field.borderStyle = .roundedRect
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Present") { [weak self] _ in self?.presentAlert() })
    let stack = UIStackView(arrangedSubviews: [UILabel(), field, button, UISwitch(), UISlider()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func presentAlert() {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.view.setNeedsLayout() })
    present(alert, animated: true)
  }
}
