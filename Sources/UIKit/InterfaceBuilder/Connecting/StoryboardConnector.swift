import Foundation

/// Connects the objects of a load: outlets through ``KeyedObject``, actions through targets, segues through ``SegueTrigger``.
struct StoryboardConnector: InterfaceConnector {
  func setRuntimeAttributes(of made: InterfaceMaker.MadeObject, in maker: InterfaceMaker) {
    var localized = 0
    for attribute in made.element.runtimeAttributes {
      let value = RuntimeAttributeValue.value(of: attribute, of: made.element, localizedIndex: localized, in: maker)
      if attribute.isLocalized { localized += 1 }
      let object = KeyedObject(made.object)
      guard case .noKey(let hint) = object.set(value, forPath: attribute.keyPath), !StandIns.contains(made.object) else { continue }
      InterfaceWarnings.warn(
        "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: made.object))): "
          + object.undefinedKey(attribute.keyPath) + (hint.map { " \($0)" } ?? ""))
    }
  }

  func connect(_ connections: [PendingConnection], in maker: InterfaceMaker) {
    var collections: [CollectionKey: Int] = [:]
    var lists: [(source: AnyObject, property: String, members: [AnyObject])] = []
    var segues: [(PlannedSegue, AnyObject)] = []
    for pending in connections {
      switch pending.connection.kind {
      case .outlet(let property, let destination):
        if let destination = maker.object(destination) { Self.setOutlet(property, of: pending.source, to: destination) }
      case .collection(let property, let destination, _, let appends):
        guard let destination = maker.object(destination) else { continue }
        if appends, property == "gestureRecognizers", let view = pending.source as? UIView {
          if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
          continue
        }
        let key = CollectionKey(source: ObjectIdentifier(pending.source), property: property)
        if let index = collections[key] {
          lists[index].members.append(destination)
        } else {
          collections[key] = lists.count
          lists.append((pending.source, property, Self.earlierMembers(of: property, pending.source, in: maker) + [destination]))
        }
      case .action(let selector, let destination, let event):
        Self.connectAction(selector, from: pending.source, to: destination, event: event, in: maker)
      case .segue(let segue): segues.append((segue, pending.source))
      }
    }
    for list in lists { Self.setOutlet(list.property, of: list.source, to: list.members) }
    SegueConnecting.connect(segues, in: maker)
  }

  private struct CollectionKey: Hashable {
    let source: ObjectIdentifier
    let property: String
  }

  /// Returns members that the controller's own load has connected, if the load of its view adds more.
  private static func earlierMembers(of property: String, _ source: AnyObject, in maker: InterfaceMaker) -> [AnyObject] {
    guard maker.parent != nil, source is UIViewController else { return [] }
    return KeyedObject(source).value(for: property) as? [AnyObject] ?? []
  }

  // MARK: Outlets

  static func setOutlet(_ property: String, of source: AnyObject, to value: Any) {
    let object = KeyedObject(source)
    switch object.set(value, for: property) {
    case .done: break
    // Its class, which would have the outlet, does not exist; that was reported on creation.
    case .noKey where StandIns.contains(source): break
    case .noKey(let hint): UIKitError.raise(object.undefinedKey(property) + (hint.map { " \($0)" } ?? ""))
    case .wrongValue:
      let name = (value as? [AnyObject]).map { "[\($0.map { "\(type(of: $0))" }.joined(separator: ", "))]" } ?? "\(type(of: value))"
      InterfaceWarnings.warn("The outlet \(property) of \(type(of: source)) cannot hold \(name); it is left as it was.")
    }
  }

  // MARK: Actions

  private static func connectAction(
    _ name: String, from source: AnyObject, to destination: String, event: UIControl.Event?, in maker: InterfaceMaker
  ) {
    let selector = Selector(name)
    let isToFirstResponder = maker.isFirstResponder(destination)
    let target = isToFirstResponder ? nil : maker.object(destination)
    guard isToFirstResponder || target != nil else { return }
    if let target, StandIns.contains(target), (target as? NSObject)?.responds(to: selector) != true { return }
    switch source {
    case let control as UIControl: control.addTarget(target, action: selector, for: event ?? defaultEvent(of: control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: InterfaceWarnings.warn("\(type(of: source)) sends no actions: \(name) is not connected.")
    }
  }

  /// Returns the event of a control that Interface Builder connects when none is chosen.
  static func defaultEvent(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker, is UIRefreshControl:
      .valueChanged
    default: .touchUpInside
    }
  }
}
