import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// The delegate of a table whose rows have context menus.
@MainActor private final class MenuRows: NSObject, UITableViewDelegate {
  let data: Rows
  var chosen: [String] = []
  var preview: UIContextMenuContentPreviewProvider?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(count: Int) {
    data = Rows(count: count)
  }

  func take() -> [String] { data.take().filter { !$0.hasPrefix("cell") } }

  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    data.note("configuration \(indexPath.row)")
    guard indexPath.row != 0 else { return nil }
    return UIContextMenuConfiguration(identifier: NSNumber(value: indexPath.row), previewProvider: preview) { _ in
      UIMenu(
        title: "",
        children: [
          UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.chosen.append("Rename \(indexPath.row)")
          },
          UIMenu(title: "Share", image: UIImage(systemName: "square.and.arrow.up"), children: [UIAction(title: "Mail") { _ in }]),
          UIMenu(
            options: .displayInline,
            children: [
              UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
                self?.chosen.append("Delete \(indexPath.row)")
              }
            ]),
        ])
    }
  }

  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    data.note("commit \(configuration.identifier)")
    animator.preferredCommitStyle = commitStyle
    animator.addCompletion { [weak self] in self?.data.note("committed") }
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    data.note("willDisplay \(configuration.identifier)")
    animator?.addCompletion { [weak self] in self?.data.note("displayed") }
  }

  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    data.note("willEnd \(configuration.identifier)")
    animator?.addCompletion { [weak self] in self?.data.note("ended") }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { data.note("didSelect \(indexPath.row)") }
}

@MainActor @Suite struct ContextMenuTests {
  private func show(_ rows: MenuRows) -> (TestScreen, UITableView) {
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows.data
    table.delegate = rows
    screen.show(table)
    _ = rows.take()
    return (screen, table)
  }

  private func point(_ title: String) -> CGPoint {
    guard let row = MenuPresenter.current?.panels.last?.rows.first(where: { $0.element.title == title }) else { return .zero }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  @Test("A long press on a row opens its menu, in the documented order of calls")
  func order() {
    let rows = MenuRows(count: 20)
    let (screen, table) = show(rows)
    screen.longPress(CGPoint(x: 100, y: 44 * 3 + 20))
    screen.settle()
    expect(rows.take(), equals: ["configuration 3", "willDisplay 3", "displayed"])
    expect(table.contextMenuInteraction?.menuAppearance, equals: .rich)
    screen.tap(point("Rename"))
    expect(rows.chosen, equals: ["Rename 3"])
    screen.settle()
    expect(rows.take(), equals: ["willEnd 3", "ended"])
    expect(screen.window.subviews.count, equals: 1)
    expect(table.indexPathForSelectedRow == nil)
    expectSameBits(screen)
  }

  @Test("A row without a configuration is only pressed, and selected when the finger is lifted")
  func none() {
    let rows = MenuRows(count: 20)
    let (screen, _) = show(rows)
    screen.longPress(CGPoint(x: 100, y: 20))
    expect(rows.take(), equals: ["configuration 0", "didSelect 0"])
    expect(MenuPresenter.current == nil)
  }

  @Test("The finger that opened the menu may continue to a row of it")
  func oneFinger() {
    let rows = MenuRows(count: 20)
    let (screen, _) = show(rows)
    let touch = screen.touchDown(CGPoint(x: 100, y: 44 * 3 + 20))
    screen.advance(by: 0.9)
    expect(MenuPresenter.current != nil)
    touch.move(to: point("Delete"))
    screen.layout()
    expect(MenuPresenter.current?.highlighted?.element.title, equals: "Delete")
    touch.up()
    expect(rows.chosen, equals: ["Delete 3"])
    screen.settle()
    expect(MenuPresenter.current == nil)
  }

  @Test("The secondary button opens the menu at the pointer, without a preview")
  func rightClick() {
    let rows = MenuRows(count: 20)
    let (screen, table) = show(rows)
    screen.rightClick(CGPoint(x: 40, y: 44 * 2 + 20))
    screen.settle()
    expect(table.contextMenuInteraction?.menuAppearance, equals: .compact)
    expect(MenuPresenter.current?.panels.first?.frame.origin, equals: CGPoint(x: 40, y: 108))
    screen.rightClick(CGPoint(x: 30, y: 44 * 8 + 20))
    screen.settle()
    expect(
      rows.take() == [
        "configuration 2", "willDisplay 2", "displayed", "willEnd 2", "configuration 8", "willDisplay 8", "ended", "displayed",
      ])
    screen.press(.keyboardEscape)
    screen.settle()
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test("A preview of a controller is shown beside the menu; a tap on it commits", arguments: [0, 1])
  func preview(style: Int) {
    let rows = MenuRows(count: 20)
    rows.commitStyle = style == 0 ? .dismiss : .pop
    rows.preview = {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemOrange
      controller.preferredContentSize = CGSize(width: 200, height: 150)
      return controller
    }
    let (screen, _) = show(rows)
    screen.longPress(CGPoint(x: 160, y: 44 * 3 + 20))
    screen.settle()
    let target = MenuPresenter.current?.stage?.target ?? .zero
    expect(target.size, equals: CGSize(width: 200, height: 150))
    expect(MenuPresenter.current?.panels.first?.frame.intersects(target), equals: false)
    _ = rows.take()
    screen.tap(CGPoint(x: target.midX, y: target.midY))
    screen.settle()
    expect(rows.take(), equals: ["commit 3", "willEnd 3", "committed", "ended"])
    expect(MenuPresenter.current == nil)
  }

  @Test("Any view can have an interaction; its menu can be changed while it is visible, and removed")
  func updating() {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
      {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Old") { _ in }]) })
      }
    }
    let screen = TestScreen()
    let view = UIView()
    screen.show(view)
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
    box.backgroundColor = .systemPink
    view.addSubview(box)
    box.addInteraction(interaction)
    screen.longPress(CGPoint(x: 130, y: 130))
    screen.settle()
    expect(interaction.location(in: box), equals: CGPoint(x: 30, y: 30))
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }, UIAction(title: "Newer") { _ in }]) }
    screen.layout()
    expect(MenuPresenter.current?.panels.first?.rows.map(\.element.title), equals: ["New", "Newer"])
    interaction.dismissMenu()
    screen.settle()
    expect(MenuPresenter.current == nil)
    expect(interaction.menuAppearance, equals: .unknown)
    box.removeInteraction(interaction)
    screen.longPress(CGPoint(x: 130, y: 130))
    expect(MenuPresenter.current == nil)
  }

  @Test("A previewed controller is returned unchanged from its preview, for the app to show")
  func previewLeavesNoMark() {
    let rows = MenuRows(count: 20)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    rows.preview = { controller }
    rows.commitStyle = .pop
    let (screen, _) = show(rows)
    screen.longPress(CGPoint(x: 100, y: 44 * 3 + 20))
    screen.settle()
    expect(controller.view.window != nil)
    let middle = controller.view.convert(CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY), to: nil)
    screen.tap(middle)
    screen.settle()
    expect(rows.take().contains("committed"))
    expect(controller.view.window == nil && controller.view.layer.cornerRadius == 0 && !controller.view.clipsToBounds)
  }

  @Test("The view of a context menu's preview is hidden until the preview returns", arguments: [false, true])
  func lifting(isReloaded: Bool) throws {
    let screen = TestScreen()
    let rows = MenuRows(count: 10)
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = rows.data
    table.delegate = rows
    screen.show(table)
    let before = screen.snapshot()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let frame = table.convert(cell.frame, to: nil)
    screen.longPress(CGPoint(x: frame.midX, y: frame.midY))
    expect(cell.alpha, equals: 0)
    screen.settle()
    expect(cell.alpha == 0 && MenuPresenter.current != nil)
    if isReloaded { table.reloadData() }
    MenuPresenter.current?.dismiss()
    screen.advance(by: 0.1)
    screen.settle()
    expect(cell.alpha, equals: 1)
    expect(screen.snapshot().hasSamePixels(as: before))
  }
}
