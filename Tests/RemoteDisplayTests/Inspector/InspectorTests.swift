import Foundation
import Testing
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
    #expect(details["class"] as? String == "UILabel")
    let all = details["constraints"] as? [[String: Any]] ?? []
    let broken = all.filter { $0["state"] as? String == "broken" }
    #expect(broken.count == 1 && broken.first?["edge"] as? String == "trailing" && broken.first?["error"] as? Double == 260, "\(all)")
    #expect(broken.first?["maker"] as? String == "label trailing")
    // The others hold, and decide the leading edge and the width.
    #expect(constraints(details, "holds").contains { $0.contains(".leading = UIView") && $0.hasSuffix("+ 20") }, "\(all)")
    #expect(try constraints(pick(screen.button), "broken").isEmpty)
  }

  @Test("A view without a position is ambiguous, in its details and in the tree")
  func ambiguous() throws {
    defer { end() }
    #expect(try pick(screen.box)["isAmbiguous"] as? Bool == true)
    #expect(try pick(screen.button)["isAmbiguous"] as? Bool == false)
    let tree = String(decoding: try ask("GET", "/tree").body, as: UTF8.self)
    #expect(tree.contains("BrokenScreen") && tree.contains("\"ambiguous\":true") && tree.contains("\"broken\":true"))
    let text = String(decoding: try ask("GET", "/text").body, as: UTF8.self)
    #expect(text.contains("UILabel 20, 120 · 100 × ") && text.contains("broken: UILabel"), "\(text)")
  }

  @Test("Hidden, opacity, color, constants and traits are changed and seen; values that make no sense are refused")
  func edits() throws {
    defer { end() }
    let id = try pick(screen.label)["id"] as? Int ?? 0
    #expect(try ask("POST", "/set?id=\(id)&name=alpha&value=0.5").status == 200 && screen.label.alpha == 0.5)
    #expect(
      try ask("POST", "/set?id=\(id)&name=color&value=%23ff0000").status == 200
        && screen.label.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let constraints = try pick(screen.label)["constraints"] as? [[String: Any]] ?? []
    let trailing = constraints.firstIndex { $0["state"] as? String == "broken" } ?? -1
    let after = try json("POST", "/set?id=\(id)&name=constant&value=-280&constraint=\(trailing)")
    #expect(self.constraints(after, "broken").isEmpty)
    #expect(try ask("POST", "/set?name=dark&value=true").status == 200)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    #expect(try ask("POST", "/set?id=\(id)&name=hidden&value=true").status == 200 && screen.label.isHidden)
    for wrong in [
      "name=alpha&value=7", "name=color&value=red", "name=constant&value=nan&constraint=0", "name=constant&value=1&constraint=99",
      "name=other&value=1",
    ] {
      #expect(try ask("POST", "/set?id=\(id)&\(wrong)").status == 400, "\(wrong)")
    }
    #expect(try ask("GET", "/view?id=99999").status == 404)
  }

  @Test("The pane needs the token, and is not there without the inspector")
  func access() throws {
    defer { end() }
    let connection = try Connection(port: stage.display.port)
    connection.send(Array("GET /inspector/tree HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    #expect(String(decoding: try connection.bytes(12), as: UTF8.self) == "HTTP/1.1 403")
    #expect(try ask("GET", "").status == 200)
    RemoteDisplay.pages = nil
    #expect(try ask("GET", "").status == 404)
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
    #expect(browser.wait { stage.display.size.width == 480 })
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
}
