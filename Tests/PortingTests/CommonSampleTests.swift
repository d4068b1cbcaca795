import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitObjects
@testable import UIKitViews

/// Idioms of small iOS samples.
@MainActor struct CommonSampleTests {
  @Test("An image of a catalog is found by a name with the extension of a file")
  func imageWithExtension() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Named-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Cross.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
    try picture.write(to: set.appendingPathComponent("cross.png"))
    try Data(#"{"images":[{"filename":"cross.png","idiom":"universal"}]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    for name in ["Cross", "Cross.png", "Cross.jpg"] { expect(UIImage(named: name, in: bundle, compatibleWith: nil) != nil, "\(name)") }
    expect(UIImage(named: "Cross.txt", in: bundle, compatibleWith: nil) == nil)
    expect(UIImage(named: "Other.png", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("A field that becomes first responder in viewDidLoad edits once its view has a window", arguments: [true, false])
  func earlyFirstResponder(resigns: Bool) {
    final class Controller: UIViewController {
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      var resigns = false
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        expect(!field.becomeFirstResponder())
        if resigns { field.resignFirstResponder() }
      }
    }
    let screen = TestScreen()
    let controller = Controller()
    controller.resigns = resigns
    screen.show(controller)
    expect(controller.field.isFirstResponder == !resigns && controller.field.isEditing == !resigns)
    controller.field.resignFirstResponder()
    controller.field.removeFromSuperview()
    controller.view.addSubview(controller.field)
    expect(!controller.field.isFirstResponder)
  }

  @Test("An app colors the title of an alert's action, adds an image and a checkmark by key, and sets attributed texts")
  func alertKeys() throws {
    let screen = TestScreen()
    let controller = UIViewController()
    screen.show(controller)
    let alert = UIAlertController(title: "Old", message: nil, preferredStyle: .actionSheet)
    alert.setValue(NSAttributedString(string: "New", attributes: [.foregroundColor: UIColor.purple]), forKey: "attributedTitle")
    let action = UIAlertAction(title: "Choose", style: .default)
    action.setValue(UIColor.orange, forKey: "titleTextColor")
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    controller.present(alert, animated: false)
    screen.settle()
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let all = views(alert.view)
    let button = try #require(all.compactMap { $0 as? AlertButton }.first)
    let label = try #require(views(button).compactMap { $0 as? UILabel }.first)
    expect(label.textColor, equals: .orange)
    let pictures = views(button).compactMap { $0 as? UIImageView }
    expect(pictures.count == 2 && pictures[0].frame.maxX < button.bounds.midX && pictures[1].frame.minX > button.bounds.midX)
    expect(pictures.allSatisfy { button.bounds.contains($0.frame) })
    let title = try #require(all.compactMap { $0 as? UILabel }.first { $0.text == "New" })
    expect(title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .purple)
  }

  @Test("Subviews of a collection view controller's view stay in place while the items scroll")
  func collectionHolder() {
    final class Controller: UICollectionViewController {
      let bar = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: view.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle()
    controller.collectionView.contentOffset.y = 300
    screen.settle()
    expect(controller.bar.convert(controller.bar.bounds, to: nil), equals: CGRect(x: 0, y: 430, width: 320, height: 50))
    expect(controller.contentScrollView(for: .top) === controller.collectionView)
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView = other
    screen.settle()
    expect(other.superview === controller.view && other.frame == controller.view.bounds && other.dataSource === controller)
    expect(controller.view.subviews.last === controller.bar)
  }

  @Test("Values that an app sets on proxies after its window is visible count until the end of the launch")
  func proxiesDuringLaunch() {
    let screen = TestScreen()
    let controller = UIViewController()
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    let (inner, outer, own) = (UILabel(), UILabel(), UILabel())
    own.textColor = .green
    for label in [inner, own] { cell.contentView.addSubview(label) }
    let progress = UIProgressView()
    for view in [cell, outer, progress] { controller.view.addSubview(view) }
    screen.show(controller)
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .red
    UIProgressView.appearance().trackTintColor = .blue
    expect(inner.textColor, equals: .label)
    AppearanceProxies.styleLaunched([controller.view.window!])
    expect(inner.textColor == .red && own.textColor == .green && outer.textColor == .label && progress.trackTintColor == .blue)
  }

  @Test("An observer of settings gets the registered value, and later ones")
  func observedSettings() {
    final class Watcher: NSObject, _KeyPathObserver {
      var values: [Double] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
      ) { values.append((change?[.newKey] as? Double) ?? -1) }
    }
    let settings = UserDefaults(suiteName: "org.trestle.observed-\(UUID().uuidString)")!
    settings.register(defaults: ["volume.left": 0.25])
    let watcher = Watcher()
    settings.addObserver(watcher, forKeyPath: "volume.left", options: [.new, .initial], context: nil)
    expect(watcher.values, equals: [0.25])
    settings.set(0.75, forKey: "volume.left")
    PropertyObservers.sweep()
    expect(watcher.values, equals: [0.25, 0.75])
    settings.removeObserver(watcher, forKeyPath: "volume.left")
  }

  @Test(
    "The labels of a cell fit their texts after a later change",
    arguments: [UITableViewCell.CellStyle.value1, .value2, .subtitle, .default])
  func laterTexts(style: UITableViewCell.CellStyle) throws {
    final class Source: NSObject, UITableViewDataSource {
      let style: UITableViewCell.CellStyle
      init(_ style: UITableViewCell.CellStyle) { self.style = style }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "a"
        cell.detailTextLabel?.text = "b"
        return cell
      }
    }
    let screen = TestScreen()
    let controller = UITableViewController(style: .plain)
    let source = Source(style)
    controller.tableView.dataSource = source
    screen.show(controller)
    screen.settle()
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
    for label in labels { label.text = "Longer" }
    screen.settle()
    for label in labels { expect(label.frame.width, atLeast: label.sizeThatFits(CGSize(width: 400, height: 44)).width) }
    expect(cell.contentView.bounds.contains(labels.last!.frame))
  }

  @Test("Lists of countries contain countries only")
  func countries() {
    expect(Locale._isoRegionCodes.count > 200 && ["AC", "AD"].contains(NSLocale._isoCountryCodes.first))
    expect(!Locale._isoRegionCodes.contains("001") && Locale._isoRegionCodes.contains("FR"))
  }

  @Test("Library and its folders are those of the app's home")
  func libraryFolders() throws {
    let files = FileManager.default
    expect(files._urls(for: .libraryDirectory, in: .userDomainMask).map(\.path), equals: [NSHomeDirectory() + "/Library"])
    expect(_searchPaths(.libraryDirectory, .userDomainMask, true), equals: [NSHomeDirectory() + "/Library"])
    expect(files._urls(for: .documentDirectory, in: .userDomainMask), equals: files.urls(for: .documentDirectory, in: .userDomainMask))
    let environment = ["HOME": "/home/me"]
    expect(
      AppContainer.folder(of: "com.example.Notes", environment: environment).path == "/home/me/.local/share/com.example.Notes/Container")
    for name in ["../up", ".."] {
      let folder = AppContainer.folder(of: name, environment: environment).standardizedFileURL.path
      expect(folder.hasPrefix("/home/me/.local/share/_") && folder.hasSuffix("/Container"))
    }
    let data = AppContainer.folder(of: "a.b", environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/me"])
    expect(data.path, equals: "/data/a.b/Container")
  }
}
