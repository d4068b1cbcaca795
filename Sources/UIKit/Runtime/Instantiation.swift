import Foundation

internal import CRuntime

// Makes objects of classes known only at run time. On iOS `T()` calls the initializer by a message; Swift on Linux wants it to be
// `required`, which would break every author's own initializers. The importer's translator writes these calls instead.

/// An object of `type`, made by the `init()` its class has.
@preconcurrency @MainActor public func _make<T: NSObject>(_ type: T.Type) -> T {
  unsafeDowncast(ObjectFactory.make(type), to: T.self)
}

/// A view of `type`, made by the `init(frame:)` its class has.
@preconcurrency @MainActor public func _make<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
  unsafeDowncast(ViewFactory.makeView(of: type, frame: frame), to: T.self)
}

/// A cell of `type`, made by the `init(style:reuseIdentifier:)` its class has.
@preconcurrency @MainActor public func _make<T: UITableViewCell>(
  _ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> T {
  guard let cell = RegisteredClass.makeCell(of: type, style: style, reuseIdentifier: reuseIdentifier) as? T else {
    preconditionFailure("\(type) is no class of cells")
  }
  return cell
}

/// A controller of `type`, made by the `init(nibName:bundle:)` its class has.
@preconcurrency @MainActor public func _make<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
  if type == UIViewController.self { return unsafeDowncast(UIViewController(nibName: nibName, bundle: bundle), to: T.self) }
  let (initialiser, metadata) = ControllerInitialiser.slot.entry(in: type)
  // The initialiser owns its arguments: the copy of the string in the box is left to it.
  let box = UnsafeMutablePointer<String?>.allocate(capacity: 1)
  box.initialize(to: nibName)
  defer { box.deallocate() }
  let words = UnsafeRawPointer(box).load(as: (UInt, UInt).self)
  let made = crt_call_init_nib(initialiser, words.0, words.1, bundle.map { Unmanaged.passRetained($0).toOpaque() }, metadata)
  return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

@MainActor private enum ControllerInitialiser {
  static let slot = InitialiserSlot(of: crt_controller_init_nib(), in: UIViewController.self)
}
