import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitInspector

@testable import TrestleRemoteDisplay

@MainActor @Suite(.serialized) struct InspectorTests {
  private let stage: RemoteStage
  private let screen = BrokenScreen()

  init() throws {
    stage = try RemoteStage(size: CGSize(width: 400, height: 500))
    stage.window.rootViewController = screen
    UIInspector.start()
    for _ in 0..<3 { stage.step() }
  }

  private func end() {
    RemoteDisplay.pages = nil
    stage.end()
  }

  /// The answer to a request, which the stage handles meanwhile.
  private func ask(_ method: String, _ path: String) throws -> (status: Int, body: Data) {
    let connection = try Connection(port: stage.display.port)
    let token = (path.contains("?") ? "&" : "?") + "token=\(stage.access.token)"
    connection.send(Array("\(method) /inspector\(path)\(token) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    for _ in 0..<500 where !connection.hasInput(within: 0.005) { stage.step() }
    let answer = connection.rest()
    guard let end = answer.firstRange(of: Array("\r\n\r\n".utf8)) else { return (0, Data()) }
    let status = Int(String(decoding: answer[9..<12], as: UTF8.self)) ?? 0
    return (status, Data(answer[end.upperBound...]))
  }

  private func json(_ method: String, _ path: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: ask(method, path).body) as? [String: Any] ?? [:]
  }

  private func pick(_ view: UIView) throws -> [String: Any] {
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return try json("GET", "/pick?x=\(center.x)&y=\(center.y)")
  }

  private func constraints(_ details: [String: Any], _ state: String) -> [String] {
    (details["constraints"] as? [[String: Any]] ?? []).filter { $0["state"] as? String == state }.compactMap { $0["text"] as? String }
  }

  @Test("Picking a view finds its class, its broken constraint, and who made it")
  func broken() throws {
    defer { end() }
    let details = try pick(screen.label)
    expect(details["class"] as? String, equals: "UILabel")
    let all = details["constraints"] as? [[String: Any]] ?? []
    let broken = all.filter { $0["state"] as? String == "broken" }
    expect(broken.count == 1 && broken.first?["edge"] as? String == "trailing" && broken.first?["error"] as? Double == 260, "\(all)")
    expect(broken.first?["maker"] as? String, equals: "label trailing")
    // The other constraints are satisfied, and determine the leading edge and the width.
    expect(constraints(details, "holds").contains { $0.contains(".leading = UIView") && $0.hasSuffix("+ 20") }, "\(all)")
    try expect(constraints(pick(screen.button), "broken").isEmpty)
  }

  @Test("A view without a position is ambiguous, in its details and in the tree")
  func ambiguous() throws {
    defer { end() }
    try expect(pick(screen.box)["isAmbiguous"] as? Bool, equals: true)
    try expect(pick(screen.button)["isAmbiguous"] as? Bool, equals: false)
    let tree = String(decoding: try ask("GET", "/tree").body, as: UTF8.self)
    expect(tree.contains("BrokenScreen") && tree.contains("\"ambiguous\":true") && tree.contains("\"broken\":true"))
    let text = String(decoding: try ask("GET", "/text").body, as: UTF8.self)
    expect(text.contains("UILabel 20, 120 · 100 × ") && text.contains("broken: UILabel"), "\(text)")
  }

  @Test("Hidden, opacity, color, constants and traits are changed and seen; values that make no sense are refused")
  func edits() throws {
    defer { end() }
    let id = try pick(screen.label)["id"] as? Int ?? 0
    try expect(ask("POST", "/set?id=\(id)&name=alpha&value=0.5").status == 200 && screen.label.alpha == 0.5)
    try expect(
      ask("POST", "/set?id=\(id)&name=color&value=%23ff0000").status == 200
        && screen.label.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let constraints = try pick(screen.label)["constraints"] as? [[String: Any]] ?? []
    let trailing = constraints.firstIndex { $0["state"] as? String == "broken" } ?? -1
    let after = try json("POST", "/set?id=\(id)&name=constant&value=-280&constraint=\(trailing)")
    expect(self.constraints(after, "broken").isEmpty)
    try expect(ask("POST", "/set?id=\(id)&name=textColor&value=%2300ff00").status, equals: 200)
    expect(screen.label.textColor, equals: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    try expect(ask("POST", "/set?name=language&value=ar").status, equals: 200)
    expect(UIApplication.shared.locale.identifier == "ar" && UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
    try expect(ask("POST", "/set?name=dark&value=true").status, equals: 200)
    expect(UIScreen.main.traitCollection.userInterfaceStyle, equals: .dark)
    try expect(ask("POST", "/set?id=\(id)&name=hidden&value=true").status == 200 && screen.label.isHidden)
    for wrong in [
      "name=alpha&value=7", "name=color&value=red", "name=constant&value=nan&constraint=0", "name=constant&value=1&constraint=99",
      "name=other&value=1", "name=language&value=??",
    ] {
      try expect(ask("POST", "/set?id=\(id)&\(wrong)").status, equals: 400, "\(wrong)")
    }
    try expect(ask("GET", "/view?id=99999").status, equals: 404)
  }

  private func properties(_ details: [String: Any]) -> [String: String] {
    let pairs = details["properties"] as? [[String]] ?? []
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  /// The details of the first view of a class.
  private func details(_ name: String) throws -> [String: Any] {
    func find(_ node: [String: Any]) -> Int? {
      node["class"] as? String == name ? node["id"] as? Int : (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
    }
    let id = try #require((json("GET", "/tree")["tree"] as? [[String: Any]] ?? []).lazy.compactMap(find).first)
    return try json("GET", "/view?id=\(id)")
  }

  @Test("The first responder and the focused view are marked, with the chains of their responders and focus environments")
  func chains() throws {
    defer { end() }
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    stage.step()
    #expect(properties(try details("UITextField"))["responders"]?.hasPrefix("UITextField (first) › UIView › BrokenScreen") ?? false)
    UIFocusSystem.focusSystem(for: screen)?.requestFocusUpdate(to: screen.button)
    stage.step()
    let focus = properties(try details("UIButton"))["focus"]
    expect(focus?.hasPrefix("UIButton (focused) › ") ?? false && focus?.contains("BrokenScreen") ?? false, "\(focus ?? "")")
    let tree = String(decoding: try ask("GET", "/tree").body, as: UTF8.self)
    expect(tree.contains("\"focused\":true"))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "plain") ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
    }
  }

  @Test("A table tells its geometry and its pending updates")
  func table() throws {
    defer { end() }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220), style: .plain)
    table.rowHeight = 44
    table.dataSource = rows
    screen.view.addSubview(table)
    for offset in [0, 230, 220] {
      table.contentOffset.y = CGFloat(offset)
      stage.step()
    }
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
    let facts = properties(try details("UITableView"))
    expect(facts["geometry"], equals: "100 rows in 1 sections, 4400.0 high")
    expect(facts["row heights"]?.contains("0.5: 44.0 at 220.0") ?? false, "\(facts)")
    expect(facts["pending updates"], equals: "1 open blocks, 2 rows deleted")
    table.reloadData()
  }

  @Test("The last frames are told with the time of their phases and the work that took it")
  func frames() throws {
    defer { end() }
    // Nothing is drawn without a viewer.
    let client = try stage.client()
    _ = try stage.difference(client)
    screen.label.text = "Texts that were not drawn before 0815"
    _ = try stage.difference(client)
    let frames = try json("GET", "/frames")["frames"] as? [[String: Any]] ?? []
    let drawn = frames.first { ($0["texts"] as? Int ?? 0) > 0 }
    expect(drawn?["layouts"] as? Int ?? 0 > 0 && drawn?["pixels"] as? Int ?? 0 > 0, "\(frames)")
    expect(drawn?["drawing"] as? Double ?? 0 > 0 && drawn?["total"] as? Double ?? 0 >= drawn?["drawing"] as? Double ?? 1)
  }

  @Test("The objects of contexts are told with their states and values, without reading faults", arguments: [true, false])
  func data(isOfMain: Bool) throws {
    defer { end() }
    let entity = NSEntityDescription()
    let name = NSAttributeDescription()
    (entity.name, name.name, name.attributeType) = ("Tree", "name", .stringAttributeType)
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: isOfMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.name = "trees"
    try context.performAndWait {
      let oak = NSManagedObject(entity: entity, insertInto: context)
      oak.setValue("Oak", forKey: "name")
      try context.save()
      NSManagedObject(entity: entity, insertInto: context).setValue("Beech", forKey: "name")
      oak.setValue("Holm oak", forKey: "name")
    }
    let contexts = try json("GET", "/data")["contexts"] as? [[String: Any]] ?? []
    let found = try #require(contexts.first { $0["name"] as? String == "trees" })
    expect(found["queue"] as? String == (isOfMain ? "main" : "private") && found["inserted"] as? Int == 1 && found["updated"] as? Int == 1)
    let objects = (found["objects"] as? [[String: Any]] ?? []).map { "\($0["entity"] ?? "") \($0["state"] ?? "") \($0["values"] ?? "")" }
    expect(objects.sorted(), equals: [#"Tree changed [["name", "Holm oak"]]"#, #"Tree new [["name", "Beech"]]"#])
  }

  @Test("The pane needs the token, and is not there without the inspector")
  func access() throws {
    defer { end() }
    let connection = try Connection(port: stage.display.port)
    connection.send(Array("GET /inspector/tree HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    #expect(String(decoding: try connection.bytes(12), as: UTF8.self) == "HTTP/1.1 403")
    try expect(ask("GET", "").status, equals: 200)
    RemoteDisplay.pages = nil
    try expect(ask("GET", "").status, equals: 404)
  }

  @Test(
    "In a browser, Control-Shift-I opens the pane, and a touch on the label shows its broken constraint",
    .enabled(if: Chromium.program != nil))
  func browser() throws {
    let stage = self.stage
    let browser = try Chromium { stage.step() }
    defer {
      browser.end()
      end()
    }
    try browser.open("http://127.0.0.1:\(stage.display.port)/?token=\(stage.access.token)", width: 900, height: 600, scale: 1)
    #expect(try browser.wait { try browser.value("window.trestle?.counts.frames > 0") as? Bool ?? false })
    try browser.key("I", code: "KeyI", modifiers: 2 + 8)
    let pane = "element('inspector').contentDocument"
    #expect(
      try browser.wait { (try browser.value("\(pane)?.getElementById('tree')?.innerText || ''") as? String)?.contains("UILabel") ?? false })
    expect(browser.wait { stage.display.size.width == 480 })
    _ = try browser.value("\(pane).getElementById('pick').click()")
    let center = screen.label.convert(CGPoint(x: screen.label.bounds.midX, y: screen.label.bounds.midY), to: nil)
    try browser.touch("touchStart", [center])
    try browser.touch("touchEnd", [])
    #expect(
      try browser.wait { (try browser.value("\(pane).getElementById('details').innerText") as? String)?.contains("broken by") ?? false })
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      try browser.screenshot().write(to: URL(fileURLWithPath: folder + "/inspector.png"))
    }
  }

  @Test(
    "A page that was saved shows the picture and the broken constraint of the view that is clicked", .enabled(if: Chromium.program != nil))
  func savedPage() throws {
    defer { end() }
    let picture = try #require(UIImage(cgImage: stage.host.driver.renderer.makeImage()).pngData())
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString).html")
    try Data(InspectorPage.saved(picture: picture, size: stage.display.size).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try Chromium {}
    defer { browser.end() }
    try browser.open(file.absoluteString, width: 900, height: 600, scale: 1)
    #expect(
      try browser.wait { try browser.value("document.images[0]?.complete && !!document.querySelector('#tree div')") as? Bool ?? false })
    try browser.click(screen.label.convert(CGPoint(x: screen.label.bounds.midX, y: screen.label.bounds.midY), to: nil))
    #expect(
      try browser.wait { (try browser.value("document.getElementById('details').innerText") as? String)?.contains("broken by") ?? false })
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      try browser.screenshot().write(to: URL(fileURLWithPath: folder + "/inspector-saved.png"))
    }
  }
}
