import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitSearch
@testable import UIKitViews

/// Tokens of search fields: their positions, and their deletion by keys and touches.
@MainActor struct SearchTokenTests {
  private final class Updater: UISearchResultsUpdating {
    var seen: [[String]] = []
    func updateSearchResults(for searchController: UISearchController) {
      seen.append(searchController.searchBar.searchTextField.tokens.map(\.text))
    }
  }

  private func show() -> (TestScreen, UISearchTextField) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let field = UISearchTextField(frame: CGRect(x: 10, y: 100, width: 300, height: 36))
    let root = UIView()
    root.addSubview(field)
    screen.show(root)
    return (screen, field)
  }

  @Test("Tokens are between the image and the text, in their order") func places() {
    let (screen, field) = show()
    let without = field.editingRect(forBounds: field.bounds)
    field.tokens = [UISearchToken(icon: nil, text: "Mail"), UISearchToken(icon: UIImage(systemName: "star"), text: "Flagged")]
    screen.layout()
    let frames = field.tokenStorage.views.map(\.frame)
    expect(frames[0].minX, equals: without.minX)
    expect(frames[1].minX, equals: frames[0].maxX + SearchTokenView.gap)
    expect(field.editingRect(forBounds: field.bounds).minX, equals: frames[1].maxX + SearchTokenView.gap)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    screen.layout()
    let mirrored = field.tokenStorage.views.map(\.frame)
    expect(mirrored[1].maxX, equals: mirrored[0].minX - SearchTokenView.gap)
    expect(field.editingRect(forBounds: field.bounds).maxX, atMost: mirrored[1].minX)
  }

  @Test("The delete key at the beginning selects the last token, and deletes it when pressed again") func deletes() {
    let (screen, field) = show()
    field.tokens = ["a", "b"].map { UISearchToken(icon: nil, text: $0) }
    field.becomeFirstResponder()
    screen.type("x")
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.text == "" && field.tokens.count == 2)
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count == 2 && field.tokenStorage.selected == 1)
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.map(\.text), equals: ["a"])
    field.allowsDeletingTokens = false
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.count, equals: 1)
  }

  @Test("A touch selects a token for the delete key") func touch() {
    let (screen, field) = show()
    field.tokens = ["Inbox", "Unread"].map { UISearchToken(icon: nil, text: $0) }
    screen.layout()
    let first = field.tokenStorage.views[0]
    let place = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
    screen.tap(place)
    screen.settle(timeout: 1)
    expect(field.isFirstResponder && field.tokenStorage.selected == 0)
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.tokens.map(\.text), equals: ["Unread"])
  }

  @Test("A part of the text becomes a token, and the search is updated") func replaces() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = UISearchController(searchResultsController: nil)
    let updater = Updater()
    controller.searchResultsUpdater = updater
    let page = UIViewController()
    page.navigationItem.searchController = controller
    screen.show(UINavigationController(rootViewController: page))
    screen.settle(timeout: 1)
    let field = controller.searchBar.searchTextField
    field.text = "from:Ann"
    field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "Ann"), at: 0)
    expect(field.text == "" && field.tokens.map(\.text) == ["Ann"])
    expect(updater.seen.last, equals: ["Ann"])
  }
}
