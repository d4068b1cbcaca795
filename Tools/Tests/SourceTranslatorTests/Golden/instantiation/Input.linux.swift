#sourceLocation(file: "Input.swift", line: 1)
import UIKit

protocol Reusable { init() }

func make<T: UIViewController>(_ type: T.Type) -> T {
    return UIKit._instantiate(T.self, nibName: String(describing: type), bundle: nil)
}

func build<V>() -> V where V: UIView { UIKit._instantiate(V.self) }

func plain<R: Reusable>(_ type: R.Type) -> R { R() }

class Registry<Cell: UITableViewCell> {
    let type: UIView.Type = UILabel.self

    func cell() -> Cell { UIKit._instantiate(Cell.self, style: .default, reuseIdentifier: nil) }
    func view() -> UIView { UIKit._instantiate(type, frame: .zero) }
    func controller(_ kind: UIViewController.Type) -> UIViewController { UIKit._instantiate(kind) }
}

extension UIViewController {
    static func instance() -> Self { return UIKit._instantiate(self, nibName: nil, bundle: nil) }
}

func named(_ name: String) -> UIViewController? {
    if let kind = NSClassFromString(name) as? UIViewController.Type { return UIKit._instantiate(kind) }
    let found = NSClassFromString(name) as? UIViewController.Type
    print(UIKit._instantiate(found!), found.map { UIKit._instantiate($0) } as Any)
    guard let view = NSClassFromString(name) as? UIView.Type else { return nil }
    let plain: NSObject.Type = NSObject.self
    print(UIKit._instantiate(view, frame: .zero), UIKit._instantiate(plain), UIKit._instantiate((NSClassFromString(name) as! UILabel.Type)))
    return nil
}

enum Provider<ViewType: UIView, VCType: UIViewController> {
    case `class`(UIStoryboardSegue.Type)
    func view() -> ViewType { UIKit._instantiate(ViewType.self) }
    func controller() -> VCType { UIKit._instantiate(VCType.self, nibName: nil, bundle: nil) }
    func segue(_ kind: UIStoryboardSegue.Type, _ a: UIViewController, _ b: UIViewController) -> UIStoryboardSegue {
        UIKit._instantiate(kind, identifier: "a", source: a, destination: b)
    }
}

func annotationView<T: MKAnnotationView>(of type: T.Type, _ annotation: MKAnnotation?) -> T {
    return MapKit._instantiate(type, annotation: annotation, reuseIdentifier: "pin")
}

protocol FromStoryboard where Self: UIViewController {}
protocol Made { associatedtype View: KitView }
typealias KitView = UIView

extension FromStoryboard {
    static func make() -> Self { UIKit._instantiate(Self.self, nibName: nil, bundle: nil) }
}

extension Reusable where Self: UIView {
    static func sized() -> Self { return UIKit._instantiate(self, frame: .zero) }
    func again() -> Self { UIKit._instantiate(type(of: self), frame: bounds) }
}

extension Collection where Self: Reusable {
    static func plain() -> Self { self.init() }
}

extension Made {
    var makers: [() -> View] { [{ UIKit._instantiate(View.self) }, { UIKit._instantiate(View.self) }] }
}

class Layer<Item, Cell: UIView> where Item: NSObject {}

extension Layer {
    func cell() -> Cell { UIKit._instantiate(Cell.self, frame: .zero) }
    func item() -> Item { UIKit._instantiate(Item.self) }
}
