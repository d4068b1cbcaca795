#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class Model: NSObject {
          var name = ""
             func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
             func setValue(_ value: Any?, forUndefinedKey key: String) {}
@MainActor static func _trestleTable_Model() -> UIKit._ClassTable { var t = UIKit._ClassTable(Model.self); t.property("name", \Model.name); t.method("setValue:forKey:") { (c: Model, a: [Any?]) in guard a.count >= 2, case let p0 = a[0], let p1 = a[1] as? String else { return nil }; c.setValue(p0, forKey: p1); return nil }; t.method("setValue:forUndefinedKey:") { (c: Model, a: [Any?]) in guard a.count >= 2, case let p0 = a[0], let p1 = a[1] as? String else { return nil }; c.setValue(p0, forUndefinedKey: p1); return nil }; return t } }

class Diary: NSObject {
          var mood = ""
          func remember(_ text: String) {}
@MainActor static func _trestleTable_Diary() -> UIKit._ClassTable { var t = UIKit._ClassTable(Diary.self); t.property("mood", \Diary.mood); t.action("remember:", { (o: Diary) in { (p0: String) in o.remember(p0) } }); return t } }

class Controller: UIViewController {
              func tapped(_ sender: Any) {
        let tag = UIKit._AnyObjectMembers(sender).tag
        print(tag ?? 0, UIKit._AnyObjectMembers(self.title).length!)
        let adults = NSPredicate(format: "age > %d", 17)
        print(adults)
    }

    func parse(_ answer: Any) {
        if let posts = UIKit._subscripted((answer as AnyObject), "posts") as? [String] { print(posts) }
        guard let json = answer as? [String: AnyObject] else { return }
        print(UIKit._subscripted(json["main"] as AnyObject?, "temp") as? Double ?? 0, UIKit._subscripted(UIKit._subscripted(json["sys"] as AnyObject?, "sun") as AnyObject?, "rise") as! Int)
    }

    func note(_ other: Any) {
        (other as? Diary)?.remember("x")
        if let mood = (other as? Diary)?.mood { print(mood) }
    }

              func changed(_ sender: AnyObject) {
        if UIKit._AnyObjectMembers(sender).tag == 2 { print((sender as! UIButton).currentTitle!) }
        UIKit._AnyObjectMembers(sender).setTitle("x", for: .normal)
    }

    func interrupted(_ note: NSNotification) {
        if let reason = note.userInfo?["reason"] as AnyObject?, let number = UIKit._AnyObjectMembers(reason).integerValue { print(number) }
        guard let length = note.userInfo?["length"] as AnyObject? else { return }
        print(UIKit._AnyObjectMembers(length).doubleValue ?? 0)
        guard let size = note.object as? NSNumber else { return }
        print(size.doubleValue)
    }

    func read(_ json: NSDictionary) {
        let weather = json["weather"] as! [AnyObject]
        for entry in weather {
            print(UIKit._subscripted(entry, "description") as! String)
        }
    }

              func shadowed(_ sender: AnyObject) {
        guard let sender = sender as? UIButton else { return }
        print(sender.tag)
    }
@MainActor static func _trestleTable_Controller() -> UIKit._ClassTable { var t = UIKit._ClassTable(Controller.self); t.action("tapped:", { (o: Controller) in { (p0: Any) in o.tapped(p0) } }); t.action("changed:", { (o: Controller) in { (p0: AnyObject) in o.changed(p0) } }); t.action("shadowed:", { (o: Controller) in { (p0: AnyObject) in o.shadowed(p0) } }); return t } }

func className(_ object: AnyObject) -> String {
    let name = NSStringFromClass(type(of: object))
    if let object = object as? UIView { return name + object.description }
    return name
}

class Knob: UIView {
    weak var receiver: AnyObject?
    func send(_ item: UIBarButtonItem, _ action: Selector) {
        if (receiver as? NSObject)?.responds(to: action) ?? false {}
        (receiver as? NSObject)?.perform(action, with: self)
        _ = (item.target as? NSObject)?.perform(action)
    }
}

protocol Arranged {
    func arrange()
}

class Header: UIView, Arranged {
          func arrange() {}
@MainActor static func _trestleTable_Header() -> UIKit._ClassTable { var t = UIKit._ClassTable(Header.self); t.action("arrange", { (o: Header) in { o.arrange() } }); return t } }

class Footer: UIView, Arranged {
          func arrange() {}
@MainActor static func _trestleTable_Footer() -> UIKit._ClassTable { var t = UIKit._ClassTable(Footer.self); t.action("arrange", { (o: Footer) in { o.arrange() } }); return t } }

func arrangeAll(_ parts: [UIView], _ insets: Any) {
    parts.forEach { ($0 as! any Arranged).arrange() }
    print(UIKit._AnyObjectMembers(insets).uiEdgeInsetsValue.top)
}

func titles(_ answer: Any) {
    guard let list = answer as? [[String: AnyObject]] else { return }
    print(UIKit._subscripted(list[0]["name"] as AnyObject?, "first") as? String ?? "")
    for item in list { print(UIKit._subscripted(item["info"] as AnyObject?, "title") as! String) }
    for book in (answer as! [String: Any])["books"] as! [[String: AnyObject]] { print(UIKit._subscripted(book["author"] as AnyObject?, "name") as Any) }
}

func totals(_ answer: Any) {
    guard let book = answer as? [String: AnyObject] else { return }
    print(UIKit._AnyObjectMembers(book["pages"]).count ?? 0, UIKit._AnyObjectMembers(book["year"]).intValue)
}

func send(_ object: AnyObject, _ value: Any) -> String {
    (object as! NSObject).perform(Selector("now"))
    let other: AnyObject = object
    _ = (other as! NSObject).perform(Selector("later:"), with: value)
    return UIKit._AnyObjectMembers(value).description
}

      protocol DialDelegate: AnyObject { associatedtype _Result_dialOpened = _TrestleUnwritten; associatedtype _Result_dial = _TrestleUnwritten;
                   func dialOpened(_ dial: Dial) -> _Result_dialOpened
                   func dial(_ dial: Dial, selected index: Int) -> _Result_dial
}; extension DialDelegate { var _implements_dialOpened: Bool { _Result_dialOpened.self != _TrestleUnwritten.self }; var _implements_dial: Bool { _Result_dial.self != _TrestleUnwritten.self } }; extension DialDelegate where _Result_dialOpened == _TrestleUnwritten { func dialOpened(_ dial: Dial) -> _TrestleUnwritten { _TrestleUnwritten() } }; extension DialDelegate where _Result_dial == _TrestleUnwritten { func dial(_ dial: Dial, selected index: Int) -> _TrestleUnwritten { _TrestleUnwritten() } }

class Dial: UIButton {
              weak var delegate: AnyObject? // DialDelegate?

    func open() {
        _ = (delegate as? any DialDelegate)?.dialOpened(self)
        let close = { [weak self] in _ = self?.delegate }
        close()
        _ = ((self.delegate as? any DialDelegate)?.dial(self, selected: 1) as? Void)
        _ = (delegate as? any DialDelegate)?.dial(self, selected: 2)
    }
@MainActor static func _trestleTable_Dial() -> UIKit._ClassTable { var t = UIKit._ClassTable(Dial.self); t.property("delegate", \Dial.delegate); return t } }

extension UIView {
    var installed: [AnyObject] { constraints }
}

func priority(of view: UIView) -> Float? { (view.installed.first as? UIKit.NSLayoutConstraint)?.priority.rawValue }

func font(of object: AnyObject) -> Any? {
    guard (object as! NSObject).responds(to: Selector("font")) else { return nil }
    return (object as! NSObject).perform(Selector("font")).takeUnretainedValue()
}

class Proxy: NSObject {
    weak var target: AnyObject?
}

extension Proxy: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { (self.target as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView) }
}
fileprivate func NSStringFromClass(_ aClass: AnyClass) -> String { let name = String(reflecting: aClass); return name.split(separator: ".").count == 2 ? Foundation.NSStringFromClass(aClass) : name.replacing(#/\(unknown context at \$?\w+\)\./#, with: "") }; @MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Model._trestleTable_Model(), Diary._trestleTable_Diary(), Controller._trestleTable_Controller(), Header._trestleTable_Header(), Footer._trestleTable_Footer(), Dial._trestleTable_Dial()] }