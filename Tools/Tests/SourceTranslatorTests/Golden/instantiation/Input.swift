import UIKit

protocol Reusable { init() }

func make<T: UIViewController>(_ type: T.Type) -> T {
    return T(nibName: String(describing: type), bundle: nil)
}

func build<V>() -> V where V: UIView { V() }

func plain<R: Reusable>(_ type: R.Type) -> R { R() }

class Registry<Cell: UITableViewCell> {
    let type: UIView.Type = UILabel.self

    func cell() -> Cell { Cell(style: .default, reuseIdentifier: nil) }
    func view() -> UIView { type.init(frame: .zero) }
    func controller(_ kind: UIViewController.Type) -> UIViewController { kind.init() }
}

extension UIViewController {
    static func instance() -> Self { return self.init(nibName: nil, bundle: nil) }
}

func named(_ name: String) -> UIViewController? {
    if let kind = NSClassFromString(name) as? UIViewController.Type { return kind.init() }
    let found = NSClassFromString(name) as? UIViewController.Type
    print(found!.init(), found?.init() as Any)
    guard let view = NSClassFromString(name) as? UIView.Type else { return nil }
    let plain: NSObject.Type = NSObject.self
    print(view.init(frame: .zero), plain.init(), (NSClassFromString(name) as! UILabel.Type).init())
    return nil
}

enum Provider<ViewType: UIView, VCType: UIViewController> {
    case `class`(UIStoryboardSegue.Type)
    func view() -> ViewType { ViewType() }
    func controller() -> VCType { VCType.init(nibName: nil, bundle: nil) }
    func segue(_ kind: UIStoryboardSegue.Type, _ a: UIViewController, _ b: UIViewController) -> UIStoryboardSegue {
        kind.init(identifier: "a", source: a, destination: b)
    }
}

func annotationView<T: MKAnnotationView>(of type: T.Type, _ annotation: MKAnnotation?) -> T {
    return type.init(annotation: annotation, reuseIdentifier: "pin")
}

protocol FromStoryboard where Self: UIViewController {}
protocol Made { associatedtype View: KitView }
typealias KitView = UIView

extension FromStoryboard {
    static func make() -> Self { Self(nibName: nil, bundle: nil) }
}

extension Reusable where Self: UIView {
    static func sized() -> Self { return self.init(frame: .zero) }
    func again() -> Self { type(of: self).init(frame: bounds) }
}

extension Collection where Self: Reusable {
    static func plain() -> Self { self.init() }
}

extension Made {
    var makers: [() -> View] { [View.init, { View() }] }
}

class Layer<Item, Cell: UIView> where Item: NSObject {}

extension Layer {
    func cell() -> Cell { Cell(frame: .zero) }
    func item() -> Item { Item() }
}
