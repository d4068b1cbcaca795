import UIKit

protocol Instantiable: AnyObject {
    static var nibName: String { get }
}

extension Instantiable where Self: UIViewController {
    static var nibName: String { String(describing: self) }
}

extension UIViewController {
    class func make() -> Self {
        return self.init(nibName: nil, bundle: nil)
    }
}

func build<T: UIView>(_ type: T.Type = T.self, configure: (T) -> Void = { _ in }) -> T {
    let view = T()
    view.translatesAutoresizingMaskIntoConstraints = false
    configure(view)
    return view
}

extension UITableView {
    func register<Cell: UITableViewCell>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
    }

    func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: String(describing: type), for: indexPath) as? Cell else {
            fatalError("No cell \(type)")
        }
        return cell
    }

    func cell<Cell: UITableViewCell>(_ type: Cell.Type, id: String) -> Cell {
        return dequeueReusableCell(withIdentifier: id) as? Cell ?? type.init(style: .subtitle, reuseIdentifier: id)
    }
}
