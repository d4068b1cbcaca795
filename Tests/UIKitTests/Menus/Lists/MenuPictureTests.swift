import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// Images of menus, compared with stored checksums.
@MainActor @Suite struct MenuPictureTests {
  private func menu() -> UIMenu {
    func action(_ title: String, _ image: String?, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      -> UIAction
    {
      UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state) { _ in }
    }
    let detailed = UIAction(title: "Move to Folder", subtitle: "Drafts", image: UIImage(systemName: "folder")) { _ in }
    return UIMenu(
      children: [
        action("Copy", "doc.on.doc"), detailed, UIMenu(title: "Share", children: [action("Mail", "envelope")]),
        action("Print", "printer", .disabled),
        UIMenu(title: "Sort by", options: .displayInline, children: [action("Name", nil, state: .on), action("Date", nil)]),
        UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
      ])
  }

  @Test("Menus draw the same with and without caches, in every appearance", arguments: [0, 1, 2, 3])
  func pictures(look: Int) throws {
    let screen = TestScreen(scale: look == 3 ? 1 : 2, design: look == 1 ? .classic : .modern)
    if look == 2 { screen.traits = { $0.userInterfaceStyle = .dark } }
    if look == 3 { screen.traits = { $0.layoutDirection = .rightToLeft } }
    let rows = Rows(count: 20)
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    screen.show(table)
    MenuPresenter.present(menu(), from: table, rect: CGRect(x: 20, y: 30, width: 60, height: 20))
    screen.settle()
    MenuPresenter.current?.highlight(MenuPresenter.current?.panels.first?.rows[1])
    assertSnapshotChecksum(screen.snapshot(), named: "menu-\(look)")
    expectSameBits(screen)
    MenuPresenter.current?.openSubmenu(menu(), over: try #require(MenuPresenter.current?.panels.first?.rows[2]))
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "submenu-\(look)")
    MenuPresenter.current?.dismiss()
    screen.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let stage = ContextMenuStage(UITargetedPreview(view: cell), controller: nil, traits: table.traitCollection)
    _ = MenuPresenter.present(menu(), with: stage, from: table, events: MenuEvents())
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "context-\(look)")
    MenuPresenter.current?.dismiss()
    screen.settle()
    let entries = ["Cut", "Copy", "Paste", "Look Up", "Translate", "Share"].map { UIMenuController.Entry(title: $0) {} }
    UIMenuController.shared.show(entries, from: table, rect: CGRect(x: 100, y: 88, width: 60, height: 44))
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "edit-\(look)")
    expectSameBits(screen)
    UIMenuController.shared.hideMenu()
  }
}
