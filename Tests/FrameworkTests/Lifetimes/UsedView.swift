import ARKit
import AVKit
import AuthenticationServices
import Foundation
import LinkPresentation
import MapKit
import MediaPlayer
import MetalKit
import PDFKit
import PassKit
import PencilKit
import PhotosUI
import SceneKit
import SpriteKit
import TrestleTestSupport
import UIKit
import WebKit

/// A public class of views, and how one is made and shown.
@MainActor struct UsedView {
  let name: String
  /// Returns a view, and the objects that only the test keeps for it.
  let make: () -> (view: UIView, helpers: [AnyObject])
  var show: (UIView, UIViewController) -> Void = { _, _ in }

  private init(
    _ type: UIView.Type, helpers: @escaping (UIView) -> [AnyObject] = { _ in [] },
    show: @escaping (UIView, UIViewController) -> Void = { _, _ in },
    _ make: @escaping () -> UIView
  ) {
    name = "\(type)"
    self.make = {
      let view = make()
      return (view, helpers(view))
    }
    self.show = show
  }

  /// Classes without public initializers.
  static let withoutInstances: Set<String> = []

  static let all: [UsedView] = plain + lists + texts + bars + frameworks

  private static let plain: [UsedView] = [
    UsedView(UIView.self) {
      let view = UIView()
      view.backgroundColor = .red
      view.addGestureRecognizer(UITapGestureRecognizer())
      return view
    },
    UsedView(UIActivityIndicatorView.self) {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
    UsedView(UIButton.self) {
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Press", image: UIImage(systemName: "star")) { _ in })
    },
    UsedView(UICalendarView.self) {
      let view = UICalendarView()
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
      return view
    },
    UsedView(UIColorWell.self) { UIColorWell(frame: CGRect(x: 20, y: 60, width: 44, height: 44)) },
    UsedView(UIContentUnavailableView.self) { UIContentUnavailableView(configuration: .search()) },
    UsedView(UIControl.self) {
      let view = UIControl()
      view.addAction(UIAction { _ in }, for: .touchUpInside)
      return view
    },
    UsedView(UIDatePicker.self) {
      let view = UIDatePicker()
      view.preferredDatePickerStyle = .inline
      return view
    },
    UsedView(UIImageView.self) { UIImageView(image: UIImage(systemName: "star")) },
    UsedView(UILabel.self) {
      let view = UILabel()
      view.text = "Some text of a label that is long enough for several lines"
      view.numberOfLines = 0
      return view
    },
    UsedView(UIListContentView.self) {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText, content.image) = ("Title", "Subtitle", UIImage(systemName: "star"))
      return UIListContentView(configuration: content)
    },
    UsedView(UIPageControl.self) {
      let view = UIPageControl()
      view.numberOfPages = 5
      return view
    },
    UsedView(UIPasteControl.self) { UIPasteControl(configuration: UIPasteControl.Configuration()) },
    UsedView(UIPickerView.self) { PickerOfNumbers.make() },
    UsedView(UIPopoverBackgroundView.self) { Background() },
    UsedView(UIProgressView.self) {
      let view = UIProgressView(progressViewStyle: .default)
      view.setProgress(0.5, animated: true)
      return view
    },
    UsedView(UIRefreshControl.self) {
      let view = UIRefreshControl()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 900)
      scroll.refreshControl = view
      view.beginRefreshing()
      return view
    },
    UsedView(UIScrollView.self) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.contentSize = CGSize(width: 900, height: 900)
      view.maximumZoomScale = 3
      view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 900, height: 900)))
      view.refreshControl = UIRefreshControl()
      return view
    },
    UsedView(UISegmentedControl.self) { UISegmentedControl(items: ["One", "Two", "Three"]) },
    UsedView(UISlider.self) { UISlider() },
    UsedView(UIStackView.self) {
      let inner = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UIButton(type: .system)])
      inner.distribution = .equalSpacing
      inner.isLayoutMarginsRelativeArrangement = true
      let view = UIStackView(arrangedSubviews: [inner, UILabel(), UIImageView()])
      view.axis = .vertical
      view.alignment = .center
      return view
    },
    UsedView(UIStepper.self) { UIStepper() },
    UsedView(UISwitch.self) { UISwitch() },
    UsedView(UIVisualEffectView.self) { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    UsedView(
      UIWindow.self,
      show: { view, _ in
        (view as? UIWindow)?.rootViewController = UIViewController()
        (view as? UIWindow)?.makeKeyAndVisible()
      }
    ) { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) },
  ]

  private static let lists: [UsedView] = [
    UsedView(UITableView.self, helpers: { [($0 as? UITableView)?.dataSource as AnyObject].compactMap { $0 } }) { NumberTable.make() },
    UsedView(UITableViewCell.self) {
      let view = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
      view.textLabel?.text = "Title"
      view.detailTextLabel?.text = "Subtitle"
      view.accessoryType = .disclosureIndicator
      view.setEditing(true, animated: false)
      return view
    },
    UsedView(UITableViewHeaderFooterView.self) {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Title"
      return view
    },
    UsedView(UICollectionView.self) { NumberGrid.make() },
    UsedView(UICollectionReusableView.self) { UICollectionReusableView() },
    UsedView(UICollectionViewCell.self) {
      let view = UICollectionViewCell()
      view.contentConfiguration = UIListContentConfiguration.cell()
      return view
    },
    UsedView(UICollectionViewListCell.self) {
      let view = UICollectionViewListCell()
      view.accessories = [.disclosureIndicator(), .checkmark(), .reorder(displayed: .always)]
      return view
    },
  ]

  private static let texts: [UsedView] = [
    UsedView(UITextField.self) {
      let view = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))
      (view.text, view.borderStyle, view.clearButtonMode) = ("Some text", .roundedRect, .always)
      return view
    },
    UsedView(UITextView.self) {
      let view = UITextView()
      view.text = String(repeating: "Some words of a text. ", count: 60)
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))]
      view.isFindInteractionEnabled = true
      return view
    },
    UsedView(UISearchTextField.self) {
      let view = UISearchTextField(frame: CGRect(x: 20, y: 60, width: 280, height: 36))
      view.tokens = [UISearchToken(icon: nil, text: "Token")]
      return view
    },
    UsedView(UISearchBar.self) {
      let view = UISearchBar(frame: CGRect(x: 0, y: 60, width: 320, height: 56))
      (view.showsCancelButton, view.scopeButtonTitles, view.showsScopeBar) = (true, ["One", "Two"], true)
      return view
    },
    UsedView(UIInputView.self) { UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), inputViewStyle: .keyboard) },
  ]

  private static let bars: [UsedView] = [
    UsedView(UINavigationBar.self) {
      let view = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "Second")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
      view.items = [UINavigationItem(title: "First"), item]
      return view
    },
    UsedView(UIToolbar.self) {
      let view = UIToolbar(frame: CGRect(x: 0, y: 60, width: 320, height: 44))
      view.items = [UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(customView: UISwitch())]
      return view
    },
    UsedView(UITabBar.self) {
      let view = UITabBar(frame: CGRect(x: 0, y: 60, width: 320, height: 49))
      view.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
      return view
    },
    UsedView(UIActionSheet.self, show: { view, host in (view as? UIActionSheet)?.show(in: host.view) }) {
      UIActionSheet(
        title: "Title", delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Other")
    },
    UsedView(UIAlertView.self, show: { view, _ in (view as? UIAlertView)?.show() }) {
      UIAlertView(title: "Title", message: "Message", delegate: nil, cancelButtonTitle: "Cancel")
    },
  ]

  private static let frameworks: [UsedView] = [
    UsedView(ARSCNView.self) { ARSCNView(frame: CGRect(x: 20, y: 60, width: 100, height: 100)) },
    UsedView(AVRoutePickerView.self) { AVRoutePickerView(frame: .zero) },
    UsedView(ASAuthorizationAppleIDButton.self) { ASAuthorizationAppleIDButton(type: .signIn, style: .black) },
    UsedView(LPLinkView.self) {
      let metadata = LPLinkMetadata()
      metadata.title = "Title"
      metadata.url = URL(string: "https://example.com")
      return LPLinkView(metadata: metadata)
    },
    UsedView(MKMapView.self) {
      let view = MKMapView(frame: .zero)
      let place = MKPointAnnotation()
      place.title = "Place"
      view.addAnnotation(place)
      view.addOverlay(MKCircle(center: CLLocationCoordinate2D(), radius: 1000))
      view.selectAnnotation(place, animated: true)
      return view
    },
    UsedView(MKAnnotationView.self) { MKAnnotationView(annotation: MKPointAnnotation(), reuseIdentifier: nil) },
    UsedView(MKMarkerAnnotationView.self) { MKMarkerAnnotationView(annotation: MKPointAnnotation(), reuseIdentifier: nil) },
    UsedView(MKPinAnnotationView.self) { MKPinAnnotationView(annotation: MKPointAnnotation(), reuseIdentifier: nil) },
    UsedView(MKCompassButton.self, helpers: { view in mapKept(by: view) }) { onMap { MKCompassButton(mapView: $0) } },
    UsedView(MKScaleView.self, helpers: { view in mapKept(by: view) }) { onMap { MKScaleView(mapView: $0) } },
    UsedView(MKUserTrackingButton.self, helpers: { view in mapKept(by: view) }) { onMap { MKUserTrackingButton(mapView: $0) } },
    UsedView(MPVolumeView.self) { MPVolumeView(frame: .zero) },
    UsedView(MTKView.self) { MTKView(frame: CGRect(x: 20, y: 60, width: 100, height: 100), device: nil) },
    UsedView(PDFView.self) {
      let view = PDFView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.document = pages
      return view
    },
    UsedView(PDFThumbnailView.self) {
      let pdf = PDFView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      pdf.document = pages
      let view = PDFThumbnailView(frame: CGRect(x: 0, y: 400, width: 320, height: 60))
      view.pdfView = pdf
      view.addSubview(pdf)
      return view
    },
    UsedView(PKPaymentButton.self) { PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black) },
    UsedView(PKCanvasView.self) {
      let view = PKCanvasView(frame: .zero)
      view.drawingPolicy = .anyInput
      return view
    },
    UsedView(PHLivePhotoView.self) { PHLivePhotoView(frame: .zero) },
    UsedView(SCNView.self) {
      let view = SCNView(frame: CGRect(x: 20, y: 60, width: 100, height: 100))
      let scene = SCNScene()
      let box = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
      box.runAction(.rotateBy(x: 1, y: 0, z: 0, duration: 1))
      scene.rootNode.addChildNode(box)
      view.scene = scene
      view.allowsCameraControl = true
      return view
    },
    UsedView(SKView.self) {
      let view = SKView(frame: CGRect(x: 20, y: 60, width: 100, height: 100))
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
      node.run(.repeatForever(.moveBy(x: 1, y: 1, duration: 0.1)))
      scene.addChild(node)
      view.presentScene(scene)
      return view
    },
    UsedView(UIWebView.self) {
      let view = UIWebView(frame: .zero)
      view.loadHTMLString("<p>Some text</p>", baseURL: nil)
      return view
    },
    UsedView(WKWebView.self) {
      let view = WKWebView(frame: .zero)
      view.loadHTMLString("<p>Some text <a href='#'>link</a></p>", baseURL: nil)
      return view
    },
  ]

  private static var pages: PDFDocument? {
    PDFDocument(
      data: UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
        for page in 0..<3 {
          context.beginPage()
          ("Page \(page)" as NSString).draw(at: CGPoint(x: 20, y: 30), withAttributes: [:])
        }
      })
  }

  /// Puts a control of a map on its map.
  private static func onMap(_ make: (MKMapView) -> UIView) -> UIView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = make(map)
    map.addSubview(view)
    objc_setAssociatedObject(view, "map", map, .OBJC_ASSOCIATION_ASSIGN)
    return view
  }

  private static func mapKept(by view: UIView) -> [AnyObject] { [view.superview].compactMap { $0 } }
}

private final class Background: UIPopoverBackgroundView {}

/// The data source of a picker view, which keeps it.
@MainActor private final class PickerOfNumbers: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  static func make() -> UIPickerView {
    let view = UIPickerView()
    let source = PickerOfNumbers()
    view.addSubview(source)
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

/// A table that is edited, swiped, reordered and updated. The data source is a view in its background, so that it lives as long as the table.
@MainActor private enum NumberTable {
  static func make() -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
      return cell
    }
    view.backgroundView = Keeper(source)
    view.tableHeaderView = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<30), toSection: 0)
    source.apply(snapshot, animatingDifferences: true)
    snapshot.deleteItems([1, 4])
    source.apply(snapshot, animatingDifferences: true)
    view.dragInteractionEnabled = true
    return view
  }
}

/// A list of the kind of the system's settings, with headers, swipes and accessories.
@MainActor private enum NumberGrid {
  static func make() -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) {
      header, _, _ in header.contentConfiguration = UIListContentConfiguration.groupedHeader()
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    view.backgroundView = Keeper(source)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<30), toSection: 0)
    source.apply(snapshot, animatingDifferences: true)
    snapshot.deleteItems([1, 4])
    source.apply(snapshot, animatingDifferences: true)
    return view
  }
}

/// A view that keeps an object as long as it lives.
@MainActor final class Keeper: UIView {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
