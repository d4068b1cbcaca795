internal import TrestleCRuntime
import QuartzCore

// Swift calls an initializer of a class known only at run time (`type.init(…)`) only if it is `required`. On iOS every initializer of an
// Objective-C class is. These functions replace it: they call the initializer that the class has or inherits. The importer's translator
// generates `UIKit._instantiate(type, frame: rect)` for `type.init(frame: rect)`.

/// Returns an instance of `type` by its `init()`.
@preconcurrency @MainActor public func _instantiate<T: NSObject>(_ type: T.Type) -> T {
  unsafeDowncast(ObjectFactory.make(type), to: T.self)
}

/// Returns a view by its `init(frame:)`.
@preconcurrency @MainActor public func _instantiate<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
  unsafeDowncast(ViewFactory.makeView(of: type, frame: frame), to: T.self)
}

/// Returns a controller by its `init(nibName:bundle:)`.
@preconcurrency @MainActor public func _instantiate<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
  unsafeDowncast(ControllerFactory.make(type, nibName: nibName, bundle: bundle), to: T.self)
}

/// Returns a cell by its `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor public func _instantiate<T: UITableViewCell>(
  _ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> T {
  unsafeDowncast(RegisteredClass.makeCell(of: type, style: style, reuseIdentifier: reuseIdentifier)!, to: T.self)
}

/// Returns a header or footer by its `init(reuseIdentifier:)`.
@preconcurrency @MainActor public func _instantiate<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
  unsafeDowncast(RegisteredClass.makeHeaderFooterView(of: type, reuseIdentifier: reuseIdentifier)!, to: T.self)
}

/// Returns a segue by its `init(identifier:source:destination:)`.
@preconcurrency @MainActor public func _instantiate<T: UIStoryboardSegue>(
  _ type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> T {
  unsafeDowncast(SegueFactory.make(type, identifier: identifier, source: source, destination: destination), to: T.self)
}

/// Makes controllers of classes known only at run time.
@MainActor enum ControllerFactory {
  static func make(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
    let (initialiser, metadata) = slot.entry(in: type)
    let words = HandedOver.words(of: nibName)
    let made = crt_call_init_nib(initialiser, words.0, words.1, bundle.map { Unmanaged.passRetained($0).toOpaque() }, metadata)
    return Unmanaged<UIViewController>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_controller_init(), in: UIViewController.self)
}
