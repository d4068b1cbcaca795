import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized, .savesFailedScreens) struct FailedScreenTests {
  private nonisolated static let line = 22

  @Test("A failure saves the last frame with its views as a page")
  func saves() throws {
    let folder =
      ProcessInfo.processInfo.environment["TRESTLE_FAILURES"]
      ?? FileManager.default.currentDirectoryPath + "/.build/snapshot-failures"
    let page = URL(fileURLWithPath: folder).appendingPathComponent("FailedScreenTests-\(Self.line).html")
    try? FileManager.default.removeItem(at: page)
    let screen = TestScreen()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    label.text = "</script> Missing"
    screen.window.addSubview(label)
    screen.layout()
    withKnownIssue { Issue.record("fails") }
    let html = try String(contentsOf: page, encoding: .utf8)
    expect(html.contains(#"<\/script> Missing"#) && html.contains(#"data:image\/png;base64,"#))
    expect(html.components(separatedBy: "</script>").count, equals: 2)
    try? FileManager.default.removeItem(at: page)
  }
}
