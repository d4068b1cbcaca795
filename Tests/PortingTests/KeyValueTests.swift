import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Track: NSObject {
  var title = ""
  var seconds = 0
  var next: Track?
}

@MainActor struct KeyValueTests {
  @Test("Properties of an app's class are read and set by name and by path")
  func properties() {
    let track = Track()
    track.setValue("One", forKey: "title")
    track.setValue(90, forKey: "seconds")
    #expect(track.title == "One" && track.seconds == 90)
    #expect(track.value(forKey: "title") as? String == "One")
    track.next = Track()
    track.setValue("Two", forKeyPath: "next.title")
    #expect(track.value(forKeyPath: "next.title") as? String == "Two")
    track.setValuesForKeys(["title": "Three", "seconds": 7])
    #expect(track.title == "Three" && track.seconds == 7)
    #expect(track.dictionaryWithValues(forKeys: ["seconds"])["seconds"] as? Int == 7)
  }

  @Test("A selector of a property calls its getter or setter")
  func accessors() {
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.responds(to: Selector("title")))
    #expect(controller.perform(Selector("title"))?.takeUnretainedValue() as? String == "Inbox")
    controller.perform(Selector("setTitle:"), with: "Sent")
    #expect(controller.title == "Sent")
    #expect(!controller.responds(to: Selector("nothing")) && !controller.responds(to: Selector("setNothing:")))
  }

  @Test("A placeholder's color is set through the key that apps use")
  func placeholder() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    #expect(field.attributedPlaceholder?.string == "Name")
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(UISearchBar().value(forKey: "searchField") is UITextField)
    let label = UILabel()
    #expect(UIBarButtonItem(customView: label).value(forKey: "view") as? UILabel === label)
  }

  @Test("A dictionary is read and changed by key")
  func dictionaries() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(2, forKey: "b")
    #expect(dictionary["b"] as? Int == 2)
    dictionary.setValue(nil, forKey: "b")
    #expect(dictionary.count == 0)
  }

  @Test("Members of an object of unknown class are those of its class, and nil where it has none")
  func lookup() {
    let button = UIButton(type: .system)
    button.tag = 3
    button.setTitle("Go", for: .normal)
    #expect(_AnyObjectMembers(button).tag == 3)
    #expect(_AnyObjectMembers(button).currentTitle == "Go")
    #expect(_AnyObjectMembers("2.5").floatValue == 2.5)
    #expect(_AnyObjectMembers([1, 2]).count == 2)
    let none: Int? = _AnyObjectMembers(NSObject()).tag
    #expect(none == nil)
    _AnyObjectMembers(button).setTitle("Stop", for: .normal)
    #expect(button.currentTitle == "Stop")
  }

  @Test("Members of paths, texts, collections and index paths of unknown class are found by their names")
  func valueMembers() {
    let path: Any = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(_AnyObjectMembers(path).contains(CGPoint(x: 5, y: 5)) == true)
    #expect(_AnyObjectMembers(path).contains(CGPoint(x: 15, y: 5)) == false)
    #expect(_AnyObjectMembers(["a", "b"]).contains("b") == true)
    #expect(_AnyObjectMembers("abc").contains("d") == false)
    #expect(_AnyObjectMembers("abc").hasPrefix("ab") == true)
    #expect(_AnyObjectMembers(IndexPath(row: 3, section: 1)).row == 3)
    #expect(_AnyObjectMembers(IndexPath(row: 3, section: 1)).section == 1)
    #expect(_AnyObjectMembers(URL(fileURLWithPath: "/a/b.txt")).pathExtension == "txt")
    let indicator = UIActivityIndicatorView(style: .medium)
    _AnyObjectMembers(indicator).startAnimating()
    #expect(indicator.isAnimating)
    _AnyObjectMembers(indicator).stopAnimating()
    #expect(!indicator.isAnimating)
    #expect(_AnyObjectMembers(NSObject()).contains("a") == nil)
  }

  @Test("A motion effect interpolates between its values")
  func motion() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect(values?["center.x"] as? CGFloat == 5)
    let view = UIView()
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
