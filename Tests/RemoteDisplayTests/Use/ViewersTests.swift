import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor @Suite(.serialized) struct ViewersTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = "Row \(indexPath.row) of a list with words"
      return cell
    }
  }

  private let stage: RemoteStage
  private let rows = Rows()
  private let table = UITableView(frame: .zero, style: .plain)

  init() throws {
    stage = try RemoteStage()
    table.dataSource = rows
    let controller = UIViewController()
    controller.view = table
    stage.window.rootViewController = controller
  }

  @Test("A list that scrolls is moved in the viewer, also over frames that it did not get", arguments: [1, 3])
  func scrolls(framesForOne: Int) throws {
    defer { stage.end() }
    let client = try stage.client()
    try expect(stage.difference(client), equals: 0)
    let (updates, copies, received) = (client.updates, client.copies, client.connection.received)
    for _ in 0..<30 {
      for _ in 0..<framesForOne {
        table.contentOffset.y += 5
        stage.step()
      }
      try expect(client.readUpdate(within: 2))
    }
    try expect(stage.difference(client), equals: 0)
    let sent = client.updates - updates
    expect(client.copies - copies, atLeast: sent * 8 / 10, "\(client.copies - copies) of \(sent)")
    expect((client.connection.received - received) / max(1, sent), below: 2000)
  }

  @Test("Several viewers show the same, and follow a size that one of them chose; nothing is drawn when all are gone")
  func several() throws {
    defer { stage.end() }
    do {
      let (first, second) = (try stage.client(), try stage.client(encodings: [0, -308]))
      try expect(stage.difference(first), equals: 0)
      try expect(stage.difference(second), equals: 0)
      second.setSize(260, 300)
      for client in [second, first] {
        for _ in 0..<300 where client.width != 260 {
          stage.step()
          _ = try client.readUpdate(within: 0.01)
        }
      }
      try expect(stage.difference(second), equals: 0)
      try expect(stage.difference(first), equals: 0)
      expect(first.width == 260 && second.height == 300)
    }
    for _ in 0..<400 where stage.display.wantsFrames { usleep(5000) }
    expect(!stage.display.wantsFrames)
    let frames = stage.host.driver.frames
    table.contentOffset.y = 500
    for _ in 0..<20 { stage.step() }
    expect(stage.host.driver.frames, equals: frames)
    // The next viewer receives the change.
    try expect(stage.difference(stage.client()), equals: 0)
    expect(stage.host.driver.frames, above: frames)
  }

  @Test("Text that the application copies reaches a viewer, and text of a viewer the application")
  func clipboard() throws {
    defer { stage.end() }
    let client = try stage.client()
    try expect(stage.difference(client), equals: 0)
    UIPasteboard.general.string = "Größe 中"
    for _ in 0..<100 where client.texts.isEmpty { _ = try client.readUpdate(within: 0.02) }
    expect(client.texts, equals: ["Größe ?"])
    client.connection.send([6, 0, 0, 0, 0, 0, 0, 5] + Array("Viele".utf8))
    for _ in 0..<200 where UIPasteboard.general.string != "Viele" {
      usleep(5000)
      stage.step()
    }
    expect(UIPasteboard.general.string, equals: "Viele")
  }
}
