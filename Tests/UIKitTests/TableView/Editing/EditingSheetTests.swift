import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// Images of editing, swiping, reordering, dragging, refreshing and menus, compared with stored checksums.
@MainActor @Suite struct EditingSheetTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["Fiji", "Beijing", "Seedlings", "Plants", "Rivers"]
    var wantsImages = false
    var plain = false

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 0 ? "Places" : "Other" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { wantsImages && indexPath.row == 1 ? 96 : 44 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section * 3 + indexPath.row]
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      indexPath.row == 1 ? .insert : .delete
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let remove = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      flag.backgroundColor = .systemOrange
      let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
      if wantsImages {
        remove.image = UIImage(systemName: "trash")
        flag.image = UIImage(systemName: "flag")
        more.image = UIImage(systemName: "ellipsis")
      }
      return UISwipeActionsConfiguration(actions: [remove, flag, more])
    }
  }

  private func make(_ look: String, _ style: UITableView.Style, _ source: Source) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1, design: look == "classic" ? .classic : .modern)
    screen.traits = {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "mirrored" { $0.layoutDirection = .rightToLeft }
    }
    let table = UITableView(frame: .zero, style: style)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    return (screen, table)
  }

  /// Returns every style in the modern design, those that the classic design has, and one for the appearances that change no layout of
  /// styles.
  private static func styles(_ look: String) -> [(String, UITableView.Style)] {
    switch look {
    case "modern": [("plain", .plain), ("grouped", .grouped), ("inset", .insetGrouped)]
    case "classic": [("plain", .plain), ("grouped", .grouped)]
    default: [("inset", .insetGrouped)]
    }
  }

  @Test("Editing, confirming, reordering and swiping look as stored", arguments: ["modern", "dark", "classic", "mirrored"])
  func sheets(look: String) throws {
    for (name, style) in Self.styles(look) {
      let source = Source()
      var (screen, table) = make(look, style, source)
      table.setEditing(true, animated: true)
      screen.advance(by: 0.15)
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-edit-half")
      screen.settle()
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-edit")
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let control = try #require(cell.editControl)
      screen.tap(control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
      screen.advance(by: 0.15)
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-confirm-half")
      screen.settle()
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-confirm")
      screen.tap(CGPoint(x: 160, y: 390))
      screen.settle()
      let grip = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))?.reorderControl)
      let start = grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
      let touch = screen.touchDown(start)
      screen.advance(by: 0.3)
      touch.move(to: CGPoint(x: start.x, y: start.y - 20))
      touch.move(to: CGPoint(x: start.x, y: start.y - 58))
      screen.advance(by: 0.4)
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-lift")
      touch.cancel()
      screen.settle()
      (screen, table) = make(look, style, source)
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      screen.layout()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-circles")
      for images in [false, true] {
        source.wantsImages = images
        (screen, table) = make(look, style, source)
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        let isMirrored = look == "mirrored"
        func x(_ value: CGFloat) -> CGFloat { isMirrored ? 320 - value : value }
        let finger = screen.touchDown(CGPoint(x: x(290), y: row.midY))
        for step in stride(from: 280, through: 200, by: -10) {
          finger.move(to: CGPoint(x: x(CGFloat(step)), y: row.midY))
          screen.advance(by: 1.0 / 60)
        }
        assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-swipe-part\(images)")
        for step in stride(from: 190, through: 10, by: -10) {
          finger.move(to: CGPoint(x: x(CGFloat(step)), y: row.midY))
          screen.advance(by: 1.0 / 60)
        }
        screen.advance(by: 0.3)
        assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-swipe-full\(images)")
        for step in stride(from: 20, through: 120, by: 10) {
          finger.move(to: CGPoint(x: x(CGFloat(step)), y: row.midY))
          screen.advance(by: 1.0 / 60)
        }
        screen.advance(by: 0.3)
        finger.up()
        screen.settle()
        assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(name)-swipe-open\(images)")
      }
    }
  }

  @Test("Refreshing and context menus look as stored", arguments: ["modern", "dark", "classic", "mirrored"])
  func menus(look: String) throws {
    let source = Source()
    var (screen, table) = make(look, .insetGrouped, source)
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Last updated today")
    table.refreshControl = refresh
    screen.layout()
    let touch = screen.touchDown(CGPoint(x: 160, y: 60))
    for (index, y) in [100, 140, 180, 230, 300].enumerated() {
      touch.move(to: CGPoint(x: 160, y: y))
      screen.advance(by: 0.1)
      assertSnapshotChecksum(screen.snapshot(), named: "\(look)-refresh-\(index)")
    }
    touch.up()
    screen.advance(by: 0.6)
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-refresh-spin")
    refresh.endRefreshing()
    screen.advance(by: 0.15)
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-refresh-end")
    (screen, table) = make(look, .insetGrouped, source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let stage = ContextMenuStage(UITargetedPreview(view: cell), controller: nil, traits: table.traitCollection)
    stage.dismissal = { UITargetedPreview(view: cell) }
    let menu = UIMenu(children: [
      UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
    ])
    _ = MenuPresenter.present(menu, with: stage, from: table, events: MenuEvents())
    screen.advance(by: 0.1)
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-context-coming")
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-context")
    MenuPresenter.current?.dismiss()
    screen.advance(by: 0.12)
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-context-going")
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-context-gone")
    let entries = ["Cut", "Copy", "Paste"].map { UIMenuController.Entry(title: $0) {} }
    UIMenuController.shared.show(entries, from: table, rect: table.rectForRow(at: IndexPath(row: 2, section: 0)))
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "\(look)-editmenu")
    UIMenuController.shared.hideMenu()
  }
}
