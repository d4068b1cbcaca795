#sourceLocation(file: "Views.swift", line: 1)
import UIKit

public extension UIView {
    /// Says what the view shows.
    func summary(_ length: Int = 3) -> String { if let o = self as? Badge { return o._ext_Badge_summary(length) }; if let o = self as? UILabel { return o._ext_UILabel_summary(length) }; return self._ext_UIView_summary(length) };       func _ext_UIView_summary(_ length: Int = 3) -> String { "view" }
    var parts: [UIView] { if let o = self as? UIScrollView { return o._ext_UIScrollView_parts }; return self._ext_UIView_parts }; var _ext_UIView_parts: [UIView] { subviews }
    var isQuiet: Bool { get { if let o = self as? Tag { return o._ext_Tag_isQuiet }; if let o = self as? Badge { return o._ext_Badge_isQuiet }; return self._ext_UIView_isQuiet } set { if let o = self as? Tag { o._ext_Tag_isQuiet = newValue; return }; if let o = self as? Badge { o._ext_Badge_isQuiet = newValue; return }; self._ext_UIView_isQuiet = newValue } };       var _ext_UIView_isQuiet: Bool { get { isHidden } set { isHidden = newValue } }
    func alone() {}
@MainActor static func _trestleTable_UIView_Views_1() -> UIKit._ClassTable { var t = UIKit._ClassTable(UIView.self); t.action("summary:", { (o: UIView) in { (p0: Int) in o.summary(p0) } }); t.property("isQuiet", \UIView.isQuiet); return t } }

extension UILabel {
             public func _ext_UILabel_summary(_ length: Int) -> String {
        self._ext_UIView_summary(length) + String((text ?? "").prefix(length))
    }
}

extension UIScrollView {
             var _ext_UIScrollView_parts: [UIView] { self._ext_UIView_parts.filter { !$0.isHidden } }
}

class Badge: UILabel {
             func _ext_Badge_summary(_ length: Int) -> String { "badge " + self._ext_UILabel_summary(length) }
             var _ext_Badge_isQuiet: Bool {
        get { self._ext_UIView_isQuiet }
        set { self._ext_UIView_isQuiet = newValue; alpha = 1 }
    }
}

class Card: UIView { override open var isHidden: Bool { didSet { _ext_isHidden_didSet(oldValue) } }; override var description: String { _ext_Card_description };
    var title: String { "card" }
}

extension Card {
                                      
        func _ext_isHidden_didSet(_ oldValue: Bool) { alpha = oldValue ? 1 : 0 }
     
             var _ext_Card_description: String { title }
}

class Ace: Card { override var description: String { _ext_Ace_description };}

extension Ace {
             var _ext_Ace_description: String { "ace" }
}

public class Note: NSObject { override public var description: String { _ext_description };}

public extension Note {
             var _ext_description: String { "note" }
}

extension UIButton {
                                        func _ext_UIButton_isEnabled_didSet(_ oldValue: Bool) { alpha = 1 }  
}

extension UIViewController {
    var isClosed: Bool { if let o = self as? Menu { return o._ext_Menu_isClosed }; return self._ext_UIViewController_isClosed };       var _ext_UIViewController_isClosed: Bool { true }
@MainActor static func _trestleTable_UIViewController_Views_2() -> UIKit._ClassTable { var t = UIKit._ClassTable(UIViewController.self); t.getter("isClosed", \UIViewController.isClosed); return t } }

class Menu: UINavigationController {}

extension Menu {
             var _ext_Menu_isClosed: Bool { false }
}

class Tag: Badge {
                            var _ext_Tag_isQuiet: Bool {
        get { self._ext_Badge_isQuiet } set { let oldValue = self._ext_Badge_isQuiet; self._ext_Badge_isQuiet = newValue; do { if oldValue != isQuiet { alpha = 1 } } }
    }
@MainActor static func _trestleTable_Tag() -> UIKit._ClassTable { var t = UIKit._ClassTable(Tag.self); t.property("isQuiet", \Tag.isQuiet); return t } }

typealias PlatformImageView = UIImageView

extension PlatformImageView {
    func preloads() -> Bool { if let o = self as? AnimatedView { return o._ext_AnimatedView_preloads() }; return self._ext_UIImageView_preloads() };       func _ext_UIImageView_preloads() -> Bool { true }
@MainActor static func _trestleTable_UIImageView_Views_3() -> UIKit._ClassTable { var t = UIKit._ClassTable(PlatformImageView.self); t.action("preloads", { (o: PlatformImageView) in { o.preloads() } }); return t } }

class AnimatedView: PlatformImageView {
             func _ext_AnimatedView_preloads() -> Bool { false }
}
@MainActor func _trestleTables_Views() -> [UIKit._ClassTable] { [UIView._trestleTable_UIView_Views_1(), UIViewController._trestleTable_UIViewController_Views_2(), Tag._trestleTable_Tag(), PlatformImageView._trestleTable_UIImageView_Views_3()] }