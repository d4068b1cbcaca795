import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitSearch
@testable import UIKitViews

@MainActor @Suite struct SuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      let items = ["pple", "pricot"].map { UISearchSuggestionItem(localizedSuggestion: text + $0) }
      searchController.searchSuggestions = text.isEmpty ? nil : items
    }
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
    }
  }

  @Test("Suggestions are shown below the bar; a touch on one uses its text and hides them")
  func suggestions() throws {
    let screen = TestScreen()
    let updater = Updater()
    let search = UISearchController()
    search.searchResultsUpdater = updater
    search.obscuresBackgroundDuringPresentation = false
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle()
    search.isActive = true
    screen.settle()
    expect(search.suggestionList == nil)
    screen.type("a")
    screen.settle()
    let list = try #require(search.suggestionList)
    expect(list.numberOfRows(inSection: 0), equals: 2)
    expect(list.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, equals: "apricot")
    let row = list.rectForRow(at: IndexPath(row: 1, section: 0))
    screen.tap(list.convert(CGPoint(x: 100, y: row.midY), to: nil))
    screen.settle()
    expect(updater.chosen, equals: ["apricot"])
    expect(search.searchBar.text, equals: "apricot")
    expect(search.suggestionList == nil)
  }

  @Test("A card is centered over its source view, within the window")
  func sheet() throws {
    let screen = TestScreen(size: CGSize(width: 1366, height: 1024))
    let controller = UIViewController()
    screen.show(controller)
    let source = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 1024))
    controller.view.addSubview(source)
    let card = UIViewController()
    card.modalPresentationStyle = .formSheet
    card.sheetPresentationController?.sourceView = source
    controller.present(card, animated: false)
    screen.settle()
    let frame = card.view.convert(card.view.bounds, to: nil)
    expect(abs(frame.midX - 350), below: 1)
    source.frame.origin.x = -400
    controller.dismiss(animated: false)
    controller.present(card, animated: false)
    screen.settle()
    expect(card.view.convert(card.view.bounds, to: nil).minX, atLeast: 0)
  }

  @Test("Fonts are found by family and traits")
  func fonts() {
    let inter = UIFontDescriptor(fontAttributes: [.family: "Inter"])
    let all = inter.matchingFontDescriptors(withMandatoryKeys: [.family])
    expect(all.count, above: 1)
    expect(UIFontDescriptor(fontAttributes: [.family: "No such family"]).matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
  }
}
