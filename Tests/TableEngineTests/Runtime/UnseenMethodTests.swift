import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Conforms with the required methods only.
@MainActor class PlainSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Adds methods that the conformance does not contain, and overrides one that it does.
final class AddingSource: PlainSource {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Adds nothing.
final class SilentSource: PlainSource {
  func unrelated(_ tableView: UITableView) {}
}

/// Conforms to the protocols of other views, with the required methods alone.
@MainActor
class PlainDelegate: NSObject, UITextViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// Adds one method of each.
final class AddingDelegate: PlainDelegate {
  func textViewDidChange(_ textView: UITextView) {}
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

/// Conforms to the protocol of scroll views.
@MainActor class PlainScrolled: NSObject, UIScrollViewDelegate {}

/// Adds a method.
final class AddingScrolled: PlainScrolled {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []
  func add(_ message: String) { lock.withLock { messages.append(message) } }
  var all: [String] { lock.withLock { messages } }
}

@MainActor @Suite struct UnseenMethodTests {
  private func warnings(_ body: () -> Void) -> [String] {
    let messages = Messages()
    let handler = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { messages.add($0) }
    defer { UIKitErrorHandler.warningHandler = handler }
    body()
    return messages.all
  }

  @Test("A debug build names each optional method that a subclass of the conforming class adds, once")
  func added() {
    let source = AddingSource()
    let heard = warnings {
      for _ in 0..<2 {
        let table = UITableView()
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
      }
    }
    #if DEBUG
      expect(heard.count, equals: 3)
      expect(heard.contains { $0.contains("AddingSource adds tableView(_:titleForHeaderInSection:), which UITableViewDataSource") })
      expect(heard.contains { $0.contains("AddingSource adds tableView(_:heightForRowAt:), which UITableViewDelegate") })
      expect(heard.contains { $0.contains("AddingSource adds tableView(_:didSelectRowAt:), which UITableViewDelegate") })
    #else
      expect(heard.isEmpty)
    #endif
  }

  @Test("So it does for collection, scroll and text views")
  func otherViews() {
    let delegate = AddingDelegate()
    let scrolled = AddingScrolled()
    let heard = warnings {
      let text = UITextView()
      text.delegate = delegate
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = delegate
      collection.delegate = delegate
      let scroll = UIScrollView()
      scroll.delegate = scrolled
    }
    #if DEBUG
      for (name, method) in [
        ("UITextViewDelegate", "textViewDidChange(_:)"), ("UICollectionViewDataSource", "numberOfSections(in:)"),
        ("UICollectionViewDelegate", "collectionView(_:didSelectItemAt:)"),
        ("UICollectionViewDelegateFlowLayout", "collectionView(_:layout:minimumLineSpacingForSectionAt:)"),
        ("UIScrollViewDelegate", "scrollViewDidScroll(_:)"),
      ] {
        expect(heard.contains { $0.contains("adds \(method), which \(name)") }, "\(name) \(heard)")
      }
      expect(heard.count, equals: 5)
    #else
      expect(heard.isEmpty)
    #endif
  }

  @Test("A subclass without added methods, and one of a controller of UIKit, cause no warning")
  func silent() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    }
    let source = SilentSource()
    let heard = warnings {
      let table = UITableView()
      table.sectionHeaderTopPadding = 0
      table.dataSource = source
      table.delegate = source
      Controller(style: .plain).loadViewIfNeeded()
    }
    expect(heard.isEmpty, "\(heard)")
  }
}
