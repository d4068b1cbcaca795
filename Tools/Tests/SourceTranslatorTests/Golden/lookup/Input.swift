import UIKit

class Model: NSObject {
    @objc var name = ""
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

class Diary: NSObject {
    @objc var mood = ""
    @objc func remember(_ text: String) {}
}

class Controller: UIViewController {
    @IBAction func tapped(_ sender: Any) {
        let tag = (sender as AnyObject).tag
        print(tag ?? 0, (self.title as AnyObject).length!)
        let adults = NSPredicate(format: "age > %d", 17)
        print(adults)
    }

    func parse(_ answer: Any) {
        if let posts = (answer as AnyObject)["posts"] as? [String] { print(posts) }
        guard let json = answer as? [String: AnyObject] else { return }
        print(json["main"]?["temp"] as? Double ?? 0, json["sys"]!["sun"]!["rise"] as! Int)
    }

    func note(_ other: Any) {
        (other as AnyObject).remember?("x")
        if let mood = (other as AnyObject).mood { print(mood) }
    }

    @IBAction func changed(_ sender: AnyObject) {
        if sender.tag == 2 { print((sender as! UIButton).currentTitle!) }
        sender.setTitle("x", for: .normal)
    }

    func interrupted(_ note: NSNotification) {
        if let reason = note.userInfo?["reason"] as AnyObject?, let number = reason.integerValue { print(number) }
        guard let length = note.userInfo?["length"] as AnyObject? else { return }
        print(length.doubleValue ?? 0)
        guard let size = note.object as? NSNumber else { return }
        print(size.doubleValue)
    }

    func read(_ json: NSDictionary) {
        let weather = json["weather"] as! [AnyObject]
        for entry in weather {
            print(entry["description"] as! String)
        }
    }

    @IBAction func shadowed(_ sender: AnyObject) {
        guard let sender = sender as? UIButton else { return }
        print(sender.tag)
    }
}

func className(_ object: AnyObject) -> String {
    let name = type(of: object).description()
    if let object = object as? UIView { return name + object.description }
    return name
}

class Knob: UIView {
    weak var receiver: AnyObject?
    func send(_ item: UIBarButtonItem, _ action: Selector) {
        if receiver?.responds(to: action) ?? false {}
        receiver?.perform(action, with: self)
        _ = item.target?.perform(action)
    }
}

protocol Arranged {
    func arrange()
}

class Header: UIView, Arranged {
    @objc func arrange() {}
}

class Footer: UIView, Arranged {
    @objc func arrange() {}
}

func arrangeAll(_ parts: [UIView], _ insets: Any) {
    parts.forEach { ($0 as AnyObject).arrange() }
    print((insets as AnyObject).uiEdgeInsetsValue.top)
}

func titles(_ answer: Any) {
    guard let list = answer as? [[String: AnyObject]] else { return }
    print(list[0]["name"]?["first"] as? String ?? "")
    for item in list { print(item["info"]!["title"] as! String) }
    for book in (answer as! [String: Any])["books"] as! [[String: AnyObject]] { print(book["author"]?["name"] as Any) }
}

func totals(_ answer: Any) {
    guard let book = answer as? [String: AnyObject] else { return }
    print(book["pages"]?.count ?? 0, book["year"]!.intValue)
}

func send(_ object: AnyObject, _ value: Any) -> String {
    object.perform(Selector("now"))
    let other: AnyObject = object
    _ = other.perform(Selector("later:"), with: value)
    return (value as AnyObject).description
}

@objc protocol DialDelegate {
    @objc optional func dialOpened(_ dial: Dial)
    @objc optional func dial(_ dial: Dial, selected index: Int)
}

class Dial: UIButton {
    @IBOutlet weak var delegate: AnyObject? // DialDelegate?

    func open() {
        _ = delegate?.dialOpened(self)
        let close = { [weak self] in _ = self?.delegate }
        close()
        _ = self.delegate?.dial?(self, selected: 1)
        delegate?.dial?(self, selected: 2)
    }
}

extension UIView {
    var installed: [AnyObject] { constraints }
}

func priority(of view: UIView) -> Float? { view.installed.first?.priority }

func font(of object: AnyObject) -> Any? {
    guard object.responds(to: Selector("font")) else { return nil }
    return object.perform(Selector("font")).takeUnretainedValue()
}

class Proxy: NSObject {
    weak var target: AnyObject?
}

extension Proxy: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { self.target?.scrollViewDidScroll?(scrollView) }
}
