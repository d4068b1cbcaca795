#sourceLocation(file: "Input.swift", line: 1)
import UIKit

protocol Reusable { init() }

func make<T: UIViewController>(_ type: T.Type) -> T {
    return UIKit._make(T.self, nibName: String(describing: type), bundle: nil)
}

func build<V>() -> V where V: UIView { UIKit._make(V.self) }

func plain<R: Reusable>(_ type: R.Type) -> R { R() }

class Registry<Cell: UITableViewCell> {
    let type: UIView.Type = UILabel.self

    func cell() -> Cell { UIKit._make(Cell.self, style: .default, reuseIdentifier: nil) }
    func view() -> UIView { UIKit._make(type, frame: .zero) }
    func controller(_ kind: UIViewController.Type) -> UIViewController { UIKit._make(kind) }
}

extension UIViewController {
    static func instance() -> Self { return UIKit._make(self, nibName: nil, bundle: nil) }
}
