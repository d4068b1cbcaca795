import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleRemoteDisplay

/// The page in a real browser, on an application in this process.
@MainActor @Suite(.serialized, .enabled(if: Chromium.program != nil, Comment(rawValue: Chromium.missing)))
struct BrowserTests {
  /// A field, a button and a list, and a view that counts fingers.
  private final class Controller: UIViewController, UITableViewDataSource {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 220, height: 36))
    let button = UIButton(type: .system)
    let pad = FingerPad(frame: CGRect(x: 260, y: 90, width: 120, height: 100))
    let table = UITableView(frame: .zero, style: .plain)
    var taps = 0

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      button.setTitle("Add", for: .normal)
      button.frame = CGRect(x: 260, y: 40, width: 80, height: 36)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      pad.backgroundColor = .systemTeal
      pad.isMultipleTouchEnabled = true
      table.dataSource = self
      for part in [field, button, pad, table] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
      table.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: view.bounds.height - 200)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = "Row \(indexPath.row) of a list with words"
      return cell
    }
  }

  private final class FingerPad: UIView {
    var most = 0
    private func count(_ event: UIEvent?) { most = max(most, event?.touches(for: self)?.count ?? 0) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count(event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { count(event) }
  }

  private let stage: RemoteStage
  private let controller = Controller()
  private let browser: Chromium
  private var address: String { "http://127.0.0.1:\(stage.display.port)/?token=\(stage.access.token)" }

  init() throws {
    let stage = try RemoteStage()
    self.stage = stage
    stage.window.rootViewController = controller
    browser = try Chromium { stage.step() }
    try browser.open(address, width: 400, height: 600, scale: 2)
  }

  private func end() {
    browser.end()
    stage.end()
  }

  /// A hash of all pixels of the browser's canvas, or of the frame.
  private func hashInBrowser() throws -> Double {
    try browser.value(
      """
      (() => {
        const data = new Uint32Array(context.getImageData(0, 0, screenCanvas.width, screenCanvas.height).data.buffer);
        let hash = screenCanvas.width;
        for (const pixel of data) hash = (Math.imul(hash, 31) + ((pixel & 255) << 16 | pixel & 0xff00 | pixel >> 16 & 255)) | 0;
        return hash;
      })()
      """) as? Double ?? .nan
  }

  private func hashOfFrame() -> Double {
    let renderer = stage.host.driver.renderer
    var hash = Int32(renderer.width)
    for y in 0..<renderer.height {
      let row = (renderer.pixels + y * renderer.rowBytes).assumingMemoryBound(to: UInt32.self)
      for x in 0..<renderer.width { hash = hash &* 31 &+ Int32(row[x] & 0xff_ffff) }
    }
    return Double(hash)
  }

  private func expectSamePixels(_ words: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let isSame = try browser.wait { try hashInBrowser() == hashOfFrame() }
    #expect(isSame, words, sourceLocation: sourceLocation)
  }

  @Test("A page shows the application in the browser's size, takes fingers, mouse, wheel, keys and text, and follows the system")
  func use() throws {
    defer { end() }
    #expect(try browser.wait { try browser.value("window.trestle?.counts.frames > 0") as? Bool ?? false })
    try expectSamePixels("first frame")
    expect(stage.display.size == CGSize(width: 400, height: 600) && stage.display.scale == 2)

    // One finger, then two.
    let button = CGPoint(x: 300, y: 58)
    try browser.touch("touchStart", [button])
    try browser.touch("touchEnd", [])
    expect(browser.wait { controller.taps == 1 })
    try browser.touch("touchStart", [CGPoint(x: 280, y: 120), CGPoint(x: 340, y: 150)])
    try browser.touch("touchEnd", [])
    expect(browser.wait { controller.pad.most == 2 })
    try browser.click(button)
    expect(browser.wait { controller.taps == 2 })

    try browser.mouse("mouseWheel", CGPoint(x: 200, y: 400), ["deltaX": 0, "deltaY": 240])
    expect(browser.wait { controller.table.contentOffset.y > 40 })
    try expectSamePixels("after the wheel")

    try browser.click(CGPoint(x: 120, y: 58))
    #expect(try browser.wait { try browser.value("editsText") as? Bool ?? false })
    try browser.key("a", code: "KeyA", text: "a")
    try browser.call("Input.insertText", ["text": "é 中"])
    expect(browser.wait { controller.field.text == "aé 中" })
    try browser.key("Backspace", code: "Backspace")
    expect(browser.wait { controller.field.text == "aé " })
    try browser.call("Input.imeSetComposition", ["text": "ni", "selectionStart": 2, "selectionEnd": 2])
    expect(browser.wait { controller.field.markedTextRange != nil })
    try browser.call("Input.insertText", ["text": "你"])
    expect(browser.wait { controller.field.text == "aé 你" && controller.field.markedTextRange == nil })
    try expectSamePixels("after text")

    try browser.call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    expect(browser.wait { UIScreen.main.traitCollection.userInterfaceStyle == .dark })
    try expectSamePixels("in the dark")
    try browser.call("Emulation.setDeviceMetricsOverride", ["width": 500, "height": 450, "deviceScaleFactor": 1, "mobile": false])
    expect(browser.wait { stage.display.size == CGSize(width: 500, height: 450) && stage.display.scale == 1 })
    try expectSamePixels("after a resize")
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      try browser.screenshot().write(to: URL(fileURLWithPath: folder + "/RemoteDisplay-browser.png"))
    }
  }

  @Test("A page connects again after a lost connection and shows the screen as it was; what a build says is over it")
  func reconnects() throws {
    defer { end() }
    #expect(try browser.wait { try browser.value("window.trestle?.counts.frames > 0") as? Bool ?? false })
    controller.table.contentOffset.y = 1234
    _ = try browser.value("socket.close()")
    #expect(try browser.wait { try browser.value("trestle.counts.connections") as? Int == 2 })
    try expectSamePixels("after the connection was lost")
    expect(controller.table.contentOffset.y, equals: 1234)

    let status = "App does not compile\nApp/Main.swift:7: cannot find 'x' in scope"
    let connection = try Connection(port: stage.display.port)
    connection.send(
      Array(
        ("POST /status?token=\(stage.access.token) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(status.utf8.count)\r\n\r\n" + status)
          .utf8))
    _ = connection.rest()
    #expect(
      try browser.wait { (try browser.value("statusBox.hidden ? '' : statusBox.innerText") as? String)?.contains("Main.swift:7") ?? false })
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      try browser.screenshot().write(to: URL(fileURLWithPath: folder + "/RemoteDisplay-status.png"))
    }
  }

  @Test("Nothing is drawn for a page that nobody sees")
  func hidden() throws {
    defer { end() }
    #expect(try browser.wait { try browser.value("window.trestle?.counts.frames > 0") as? Bool ?? false })
    try expectSamePixels("first frame")
    _ = try browser.value("socket.close(); setTimeout = () => {};")
    expect(browser.wait { !stage.display.wantsFrames })
    let frames = stage.host.driver.frames
    controller.view.backgroundColor = .systemRed
    for _ in 0..<30 { stage.step() }
    expect(stage.host.driver.frames, equals: frames)
  }
}
