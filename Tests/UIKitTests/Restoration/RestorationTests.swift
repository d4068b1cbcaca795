import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// A list of names that may be rearranged, whose rows are identified by name.
@MainActor private final class NamesController: UITableViewController, UIDataSourceModelAssociation {
  var names: [String]
  let log: Log
  var loadsLate = false
  private var isLoaded = true

  init(_ names: [String], _ log: Log, identifier: String? = "names") {
    self.names = names
    self.log = log
    super.init(style: .plain)
    restorationIdentifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.allowsMultipleSelection = true
    isLoaded = !loadsLate
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isLoaded ? names.count : 0 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    log.add("encode")
    coder.encode("kept", forKey: "note")
    coder.encode(42, forKey: "number")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let rect = coder.decodeCGRect(forKey: "rect")
    log.add("decode \(coder.decodeObject(forKey: "note") ?? "nil") \(coder.decodeInteger(forKey: "number")) \(rect.width)")
    isLoaded = true
    tableView.reloadData()
  }

  override func applicationFinishedRestoringState() { log.add("finished") }

  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    log.add("find \(identifier)")
    return names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

final class RestoredMaker: UIViewController, UIViewControllerRestoration {
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
    let made = RestoredMaker()
    made.title = identifierComponents.joined(separator: "/") + (coder.decodeObject(forKey: "word") as? String ?? "")
    return made
  }
  override func encodeRestorableState(with coder: NSCoder) { coder.encode("!", forKey: "word") }
}

final class RestoredPair: NSObject, NSCoding {
  var first = ""
  override init() {}
  init?(coder: NSCoder) { first = coder.decodeObject(forKey: "first") as? String ?? "" }
  func encode(with coder: NSCoder) { coder.encode(first, forKey: "first") }
}

@MainActor final class RestoredModel: NSObject, UIStateRestoring, UIObjectRestoration {
  static var made: RestoredModel?
  var word = ""
  var path: [String] = []
  var isFinished = false
  weak var parent: UIViewController?

  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)? {
    let model = RestoredModel()
    model.path = identifierComponents
    made = model
    return model
  }
  var restorationParent: (any UIStateRestoring)? { parent }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { RestoredModel.self }
  func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
  func decodeRestorableState(with coder: NSCoder) { word = coder.decodeObject(forKey: "word") as? String ?? "" }
  func applicationFinishedRestoringState() { isFinished = true }
}

final class RestoredPage: UIViewController, UIViewControllerRestoration {
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
    make(identifierComponents.last!)
  }
  static func make(_ name: String) -> RestoredPage {
    let page = RestoredPage()
    page.restorationIdentifier = name
    page.restorationClass = RestoredPage.self
    return page
  }
}

@Suite("State restoration") @MainActor
struct RestorationTests {
  private let log = Log()
  private let names = (0..<100).map { "name \($0)" }

  private func shown(_ names: [String], late: Bool = false) -> (TestScreen, NamesController) {
    let screen = TestScreen()
    let controller = NamesController(names, log)
    controller.loadsLate = late
    screen.show(controller)
    return (screen, controller)
  }

  private func keep() -> Data {
    let (screen, controller) = shown(names)
    for row in [31, 35] { controller.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    controller.tableView.contentOffset.y = 30 * 44 + 10
    screen.layout()
    let data = StateRestoration.encode([controller])!
    expect(log.take(), equals: "encode")
    return data
  }

  @Test("SR-01 SR-02 Selection and first row are found again by name, though the data was rearranged")
  func rearranged() {
    let data = keep()
    let (screen, controller) = shown(["new"] + names.reversed())
    expect(StateRestoration.restore(data, into: [controller]))
    screen.layout()
    expect(log.take(), equals: "decode kept 42 3.0, find name 30, find name 31, find name 35, finished")
    let place = controller.names.firstIndex(of: "name 30")!
    expect(abs(controller.tableView.contentOffset.y - (CGFloat(place) * 44 + 10)), below: 0.01)
    expect(Set((controller.tableView.indexPathsForSelectedRows ?? []).map { controller.names[$0.row] }), equals: ["name 31", "name 35"])
  }

  @Test("SR-03 The controller decodes first and may load its data there; an unknown name selects nothing")
  func order() {
    let data = keep()
    let (_, controller) = shown(Array(names.filter { $0 != "name 35" }), late: true)
    expect(controller.tableView.numberOfRows(inSection: 0), equals: 0)
    expect(StateRestoration.restore(data, into: [controller]))
    expect(log.take(), equals: "decode kept 42 3.0, find name 30, find name 31, find name 35, finished")
    expect(controller.tableView.indexPathsForSelectedRows?.map(\.row), equals: [31])
    expect(abs(controller.tableView.contentOffset.y - 1330), below: 0.01)
  }

  @Test("SR-02 Objects without an identifier, and their children, are not saved")
  func identifiers() {
    let screen = TestScreen()
    let outer = UIViewController()
    let inner = NamesController(names, log)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    screen.show(outer)
    expect(StateRestoration.encode([outer]) == nil)
    outer.restorationIdentifier = "outer"
    expect(inner.restorationPath, equals: ["outer", "names"])
    expect(StateRestoration.encode([outer]) != nil)
    expect(log.take(), equals: "encode")
  }

  @Test("A restoration class creates controllers again, and presented ones are presented")
  func classes() {
    var screen = TestScreen()
    let root = UIViewController()
    root.restorationIdentifier = "root"
    screen.show(root)
    let second = RestoredMaker()
    second.restorationIdentifier = "second"
    second.restorationClass = RestoredMaker.self
    root.present(second, animated: false)
    screen.layout()
    let data = StateRestoration.encode([root])!
    screen = TestScreen()
    let again = UIViewController()
    again.restorationIdentifier = "root"
    screen.show(again)
    expect(StateRestoration.restore(data, into: [again]))
    screen.settle()
    expect(again.presentedViewController is RestoredMaker)
    expect(again.presentedViewController?.title, equals: "root/second!")
  }

  @Test("Values of every type are restored unchanged")
  func values() throws {
    let coder = StateCoder()
    let date = Date(timeIntervalSinceReferenceDate: 12345.5)
    let uuid = UUID()
    coder.encode("text", forKey: "text")
    coder.encode(["a": [1, 2.5, true] as [Any]] as [String: Any], forKey: "nested")
    coder.encode(date, forKey: "date")
    coder.encode(uuid, forKey: "uuid")
    coder.encode(URL(string: "https://example.org/a")!, forKey: "url")
    coder.encode(IndexPath(indexes: [1, 2, 3]), forKey: "path")
    coder.encode(Data([1, 2]), forKey: "data")
    coder.encode(true, forKey: "bool")
    coder.encode(Int32(-7), forKey: "int")
    coder.encode(CGPoint(x: 1, y: -2), forKey: "point")
    let pair = RestoredPair()
    pair.first = "one"
    coder.encode(pair, forKey: "pair")
    guard case .table(let entries) = try StateArchive.value(StateArchive.data(.table(coder.entries))) else {
      Issue.record("no table")
      return
    }
    let back = StateCoder(entries)
    expect(back.decodeObject(forKey: "text") as? String, equals: "text")
    let nested = (back.decodeObject(forKey: "nested") as? [String: Any])?["a"] as? [Any]
    expect(nested?[0] as? Int == 1 && nested?[1] as? Double == 2.5 && nested?[2] as? Bool == true)
    expect(back.decodeObject(forKey: "date") as? Date, equals: date)
    expect(back.decodeObject(forKey: "uuid") as? UUID, equals: uuid)
    expect((back.decodeObject(forKey: "url") as? URL)?.absoluteString, equals: "https://example.org/a")
    expect(back.decodeObject(forKey: "path") as? IndexPath, equals: IndexPath(indexes: [1, 2, 3]))
    expect(back.decodeObject(forKey: "data") as? Data, equals: Data([1, 2]))
    expect(back.decodeBool(forKey: "bool") && back.decodeInt32(forKey: "int") == -7)
    expect(back.decodeCGPoint(forKey: "point"), equals: CGPoint(x: 1, y: -2))
    expect(back.decodeCGRect(forKey: "text"), equals: .zero)
    expect(back.decodeInteger(forKey: "text") == 0 && back.decodeObject(forKey: "none") == nil)
    expect((back.decodeObject(forKey: "pair") as? RestoredPair)?.first, equals: "one")
  }

  @Test("SR-02 A mutated archive never crashes and is restored completely or not at all")
  func fuzz() throws {
    let data = keep()
    let (_, controller) = shown(names)
    let count = isSoaking ? 100_000 : 10_000
    var noise = Noise(seed: 815)
    var accepted = 0
    var restored = 0
    // Half of them with a correct checksum, so that errors are found after it.
    guard case .table(let whole) = try StateArchive.value(data) else { return }
    var payload = Data()
    StateValue.table(whole).write(to: &payload)
    for round in 0..<count {
      var bytes = [UInt8](round % 2 == 0 ? data : payload)
      for _ in 0...Int.random(in: 0..<4, using: &noise) {
        switch Int.random(in: 0..<4, using: &noise) {
        case 0: bytes[Int.random(in: 0..<bytes.count, using: &noise)] = UInt8(Int.random(in: 0..<256, using: &noise))
        case 1: bytes.remove(at: Int.random(in: 0..<bytes.count, using: &noise))
        case 2: bytes.insert(UInt8(Int.random(in: 0..<256, using: &noise)), at: Int.random(in: 0..<bytes.count, using: &noise))
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<20, using: &noise)))
        }
      }
      if round % 2 == 0 {
        expect(!StateRestoration.restore(Data(bytes), into: [controller]) || Data(bytes) == data)
      } else {
        var reader = StateReader(Data(bytes))
        guard let value = try? reader.readAll() else { continue }
        accepted += 1
        if StateRestoration.restore(StateArchive.data(value), into: [controller]) { restored += 1 }
      }
    }
    print("read \(accepted) of \(count / 2) mutated archives whose sum fits, and restored \(restored)")
    expect(accepted, above: 0)
    expect(StateRestoration.restore(data, into: [controller]))
  }

  @Test("SR-02 An archive of which a few values are others is restored, or refused as a whole, and the screen can be shown")
  func changedValues() throws {
    let data = keep()
    let (screen, controller) = shown(names)
    let warningHandler = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { _ in }
    defer { UIKitErrorHandler.warningHandler = warningHandler }
    let original = try StateArchive.value(data)
    let count = isSoaking ? 10_000 : 300
    var noise = Noise(seed: 817)
    var restored = 0
    for round in 0..<count {
      var value = original
      for _ in 0...noise.below(3) { value = noise.change(value) }
      if StateRestoration.restore(StateArchive.data(value), into: [controller]) { restored += 1 }
      screen.layout()
      expect(controller.tableView.contentOffset.y.isFinite, "round \(round)")
      if round % 16 == 0 { _ = screen.snapshot() }
    }
    print("restored \(restored) of \(count) archives with changed values")
    expect(restored * 2, above: count)
  }

  @Test("SR-02 Tabs and stacks are restored unchanged on a screen that was suspended and relaunched")
  func relaunching() throws {
    func make() -> UIViewController {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = ["one", "two"].map { name in
        let stack = UINavigationController(rootViewController: RestoredPage.make("root"))
        stack.restorationIdentifier = name
        return stack
      }
      return tabs
    }
    let screen = TestScreen()
    screen.show(make())
    let tabs = try #require(screen.window.rootViewController as? UITabBarController)
    tabs.selectedIndex = 1
    try #require(tabs.selectedViewController as? UINavigationController).pushViewController(RestoredPage.make("pushed"), animated: false)
    screen.suspend()
    screen.relaunch(make)
    let again = try #require(screen.window.rootViewController as? UITabBarController)
    expect(again !== tabs && again.selectedIndex == 1)
    let stack = try #require(again.selectedViewController as? UINavigationController)
    expect(stack.viewControllers.map(\.restorationIdentifier), equals: ["root", "pushed"])
    expect(stack.topViewController?.view.window != nil)
  }

  @Test("SR-02 A mutated file is restored completely or set aside unchanged, and the program can save its state again")
  func fuzzedFile() throws {
    @MainActor final class Delegate: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }
    let good = keep()
    let (_, controller) = shown(names)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (storeBefore, handlerBefore) = (StateRestoration.store, UIKitErrorHandler.warningHandler)
    StateRestoration.store = StateStore(folder: folder)
    UIKitErrorHandler.warningHandler = { _ in }
    defer {
      StateRestoration.store = storeBefore
      UIKitErrorHandler.warningHandler = handlerBefore
    }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    let aside = folder.appendingPathComponent("restoration.damaged")
    var noise = Noise(seed: 816)
    for _ in 0..<(isSoaking ? 10_000 : 300) {
      var bytes = [UInt8](good)
      let place = Int.random(in: 0..<bytes.count, using: &noise)
      switch Int.random(in: 0..<3, using: &noise) {
      case 0: bytes[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &noise))
      case 1: bytes.removeLast(bytes.count - place)
      default: bytes.insert(contentsOf: [UInt8](repeating: 0, count: 7), at: place)
      }
      StateRestoration.store.save(Data(bytes))
      expect(!StateRestoration.restore(.shared))
      try expect(Data(contentsOf: aside), equals: Data(bytes))
      expect(StateRestoration.store.load() == nil)
      try FileManager.default.removeItem(at: aside)
    }
    StateRestoration.store.save(good)
    expect(StateRestoration.restore(.shared) && StateRestoration.store.load() == good)
    withExtendedLifetime((delegate, controller)) {}
  }

  @Test("SR-02 Registered objects keep their state, and are made again by their class; restoration may continue after the start")
  func objects() throws {
    _ = TestScreen()
    let root = UIViewController()
    root.restorationIdentifier = "root"
    let model = RestoredModel()
    model.word = "kept"
    model.parent = root
    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    expect(caughtUIKitError { UIApplication.registerObject(forStateRestoration: RestoredModel(), restorationIdentifier: "model") } != nil)
    let data = try #require(StateRestoration.encode([root]))
    // An existing one is restored; a missing one is created.
    model.word = ""
    expect(StateRestoration.restore(data, into: [root]))
    expect(model.word == "kept" && model.isFinished)
    _ = TestScreen()
    RestoredModel.made = nil
    expect(StateRestoration.restore(data, into: [root]))
    expect(RestoredModel.made?.word == "kept" && RestoredModel.made?.path == ["root", "model"])
    expect(RestoredModel.made?.isFinished, equals: true)
  }

  @Test("SR-02 A damaged file is set aside with a message, and so is one during whose restoration the program ended")
  func setAside() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = StateStore(folder: folder)
    nonisolated(unsafe) var messages: [String] = []
    let before = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { messages.append($0) }
    defer { UIKitErrorHandler.warningHandler = before }
    expect(store.load() == nil && messages.isEmpty)
    store.save(Data("foreign".utf8))
    expect(store.load(), equals: Data("foreign".utf8))
    store.setAside("The program's state is damaged, or is none")
    expect(store.load() == nil)
    try expect(Data(contentsOf: folder.appendingPathComponent("restoration.damaged")), equals: Data("foreign".utf8))
    expect(messages.count == 1 && messages[0].contains("set aside"))
    store.save(Data("good".utf8))
    store.began()
    expect(store.load() == nil)
    expect(messages.count, equals: 2)
    try expect(Data(contentsOf: folder.appendingPathComponent("restoration.damaged-2")), equals: Data("good".utf8))
    store.save(Data("next".utf8))
    expect(store.load(), equals: Data("next".utf8))
  }

  @Test("SR-02 An application saves its state when it enters the background, and has it again between the two calls of its launch")
  func application() {
    @MainActor final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      let log: Log
      let names: [String]
      init(_ log: Log, _ names: [String]) {
        self.log = log
        self.names = names
      }
      func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.add("will")
        window = UIWindow()
        window?.rootViewController = NamesController(names, log)
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.add("did")
        return true
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(7, forKey: "own") }
      func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.add("own \(coder.decodeInteger(forKey: "own"))")
        application.extendStateRestoration()
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = StateRestoration.store
    StateRestoration.store = StateStore(folder: folder)
    defer { StateRestoration.store = before }
    for run in 0..<2 {
      let screen = TestScreen()
      screen.window.isHidden = true
      let delegate = Delegate(log, names)
      UIApplication.shared.delegate = delegate
      AppLauncher.launch(.shared, urls: [])
      let list = delegate.window!.rootViewController as! NamesController
      if run == 0 {
        expect(log.take(), equals: "will, did")
        list.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        UIApplication.shared.lifecycle.move(to: .background)
        expect(log.take(), equals: "encode")
      } else {
        expect(log.take(), equals: "will, decode kept 42 3.0, find name 0, find name 3, finished, own 7, did")
        expect(list.tableView.indexPathForSelectedRow?.row, equals: 3)
        let marker = folder.appendingPathComponent("restoration.running").path
        expect(FileManager.default.fileExists(atPath: marker))
        UIApplication.shared.completeStateRestoration()
        expect(!FileManager.default.fileExists(atPath: marker))
      }
      delegate.window?.isHidden = true
    }
  }
}
