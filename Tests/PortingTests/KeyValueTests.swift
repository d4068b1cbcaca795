import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class Track: NSObject {
  var title = ""
  var seconds = 0
  var next: Track?
}

private final class Dragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {}
}

@MainActor struct KeyValueTests {
  @Test("The delegates of dragging and dropping are outlets of a collection view")
  func draggingDelegates() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = Dragging()
    for key in ["dragDelegate", "dropDelegate"] { view.setValue(delegate, forKey: key) }
    expect(view.dragDelegate === delegate && view.dropDelegate === delegate)
  }

  @Test("Properties of an app's class are read and set by name and by path")
  func properties() {
    let track = Track()
    track.setValue("One", forKey: "title")
    track.setValue(90, forKey: "seconds")
    expect(track.title == "One" && track.seconds == 90)
    expect(track.value(forKey: "title") as? String, equals: "One")
    track.next = Track()
    track.setValue("Two", forKeyPath: "next.title")
    expect(track.value(forKeyPath: "next.title") as? String, equals: "Two")
    track.setValuesForKeys(["title": "Three", "seconds": 7])
    expect(track.title == "Three" && track.seconds == 7)
    expect(track.dictionaryWithValues(forKeys: ["seconds"])["seconds"] as? Int, equals: 7)
  }

  @Test("A selector of a property calls its getter or setter")
  func accessors() {
    let controller = UIViewController()
    controller.title = "Inbox"
    expect(controller.responds(to: Selector("title")))
    expect(controller.perform(Selector("title"))?.takeUnretainedValue() as? String, equals: "Inbox")
    controller.perform(Selector("setTitle:"), with: "Sent")
    expect(controller.title, equals: "Sent")
    expect(!controller.responds(to: Selector("nothing")) && !controller.responds(to: Selector("setNothing:")))
  }

  @Test("A placeholder's color is set through the key that apps use")
  func placeholder() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    expect(field.attributedPlaceholder?.string, equals: "Name")
    expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
    expect(UISearchBar().value(forKey: "searchField") is UITextField)
    let label = UILabel()
    expect(UIBarButtonItem(customView: label).value(forKey: "view") as? UILabel === label)
  }

  private final class RoundButton: UIButton {}

  @Test("A subclass of a button changes its type by the key, which the property does not allow")
  func buttonType() {
    let button = RoundButton(type: .system)
    button.setValue(UIButton.ButtonType.custom.rawValue, forKey: "buttonType")
    expect(button.buttonType, equals: .custom)
  }

  @Test("A dictionary is read and changed by key")
  func dictionaries() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(2, forKey: "b")
    expect(dictionary["b"] as? Int, equals: 2)
    dictionary.setValue(nil, forKey: "b")
    expect(dictionary.count, equals: 0)
  }

  @Test("Members of an object of unknown class are those of its class, and nil where it has none")
  func lookup() {
    let button = UIButton(type: .system)
    button.tag = 3
    button.setTitle("Go", for: .normal)
    expect(_AnyObjectMembers(button).tag, equals: 3)
    expect(_AnyObjectMembers(button).currentTitle, equals: "Go")
    expect(_AnyObjectMembers("2.5").floatValue, equals: 2.5)
    expect(_AnyObjectMembers([1, 2]).count, equals: 2)
    let none: Int? = _AnyObjectMembers(NSObject()).tag
    expect(none == nil)
    _AnyObjectMembers(button).setTitle("Stop", for: .normal)
    expect(button.currentTitle, equals: "Stop")
  }

  @Test("Members of paths, texts, collections and index paths of unknown class are found by their names")
  func valueMembers() {
    let path: Any = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(_AnyObjectMembers(path).contains(CGPoint(x: 5, y: 5)), equals: true)
    expect(_AnyObjectMembers(path).contains(CGPoint(x: 15, y: 5)), equals: false)
    expect(_AnyObjectMembers(["a", "b"]).contains("b"), equals: true)
    expect(_AnyObjectMembers("abc").contains("d"), equals: false)
    expect(_AnyObjectMembers("abc").hasPrefix("ab"), equals: true)
    expect(_AnyObjectMembers(IndexPath(row: 3, section: 1)).row, equals: 3)
    expect(_AnyObjectMembers(IndexPath(row: 3, section: 1)).section, equals: 1)
    expect(_AnyObjectMembers(URL(fileURLWithPath: "/a/b.txt")).pathExtension, equals: "txt")
    let indicator = UIActivityIndicatorView(style: .medium)
    _AnyObjectMembers(indicator).startAnimating()
    expect(indicator.isAnimating)
    _AnyObjectMembers(indicator).stopAnimating()
    expect(!indicator.isAnimating)
    expect(_AnyObjectMembers(NSObject()).contains("a") == nil)
  }

  @Test("A motion effect interpolates between its values")
  func motion() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    expect(values?["center.x"] as? CGFloat, equals: 5)
    let view = UIView()
    view.addMotionEffect(effect)
    expect(view.motionEffects, equals: [effect])
    view.removeMotionEffect(effect)
    expect(view.motionEffects.isEmpty)
  }
}
