import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

@MainActor struct NewsTests {
  @Test(
    "RC-01 RC-02 RC-03 HT-07 News: no sections until the response; pulling requests more; icons are removed on reuse",
    arguments: [UIDesign.modern, .classic])
  func news(design: UIDesign) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    var answers: [@MainActor () -> Void] = []
    let controller = NewsController(feed: NewsFeed { answers.append($0) })
    screen.show(controller)
    screen.settle(timeout: 2)
    let table = controller.tableView!
    let height = design.refresh.height
    expect(table.numberOfSections == 0 && answers.count == 1)
    expect(table.contentOffset.y, equals: -height)
    expect(controller.refreshControl!.isRefreshing)
    answers.removeFirst()()
    screen.settle()
    expect(table.contentOffset.y == 0 && !controller.refreshControl!.isRefreshing)
    expect(table.numberOfRows(inSection: 0), equals: NewsItem.archive.count - 3)
    let heights = Set(table.visibleCells.map(\.frame.height))
    expect(heights.count, above: 1)
    // After pulling down, it requests the news again and shows the newer item at the top.
    screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
    screen.settle(timeout: 2)
    expect(answers.count == 1 && controller.refreshControl!.isRefreshing && table.contentOffset.y == -height)
    answers.removeFirst()()
    screen.settle()
    expect(controller.items?.first?.guid == "ingenuity-2021" && table.contentOffset.y == 0)
    expect(controller.refreshControl?.attributedTitle?.string.contains("19 April 2021"), equals: true)
    for _ in 0..<10 {
      for path in table.indexPathsForVisibleRows ?? [] {
        let cell = table.cellForRow(at: path) as! NewsCell
        expect(cell.icon.isHidden, equals: (controller.items![path.row].icon == nil))
      }
      screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
      screen.settle()
    }
    expect(table.indexPathsForVisibleRows?.last?.row, equals: controller.items!.count - 1)
  }

  @Test("SR-01 SR-03 News: after a restart the same news are at the top, although newer ones were inserted above them")
  func restored() throws {
    var answers: [@MainActor () -> Void] = []
    let feed = NewsFeed { answers.append($0) }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = NewsController(feed: feed)
    screen.show(controller)
    answers.removeFirst()()
    screen.settle()
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 60))
    screen.settle()
    let path = try #require(controller.tableView.indexPathsForVisibleRows?.first)
    let guid = controller.items![path.row].guid
    expect(path.row, above: 0)
    screen.suspend()
    var again: NewsController?
    screen.relaunch {
      let made = NewsController(feed: feed)
      again = made
      return made
    }
    screen.settle(timeout: 2)
    let restored = try #require(again)
    let first = try #require(restored.tableView.indexPathsForVisibleRows?.first)
    expect(restored.items?[first.row].guid, equals: guid)
  }
}
