/// One restoration: the controllers found so far, and the calls still to be made.
@MainActor final class RestorationPass {
  private let records: [RestorationRecord]
  private let objects: [StateValue]
  private let roots: [UIViewController]
  private let application: UIApplication
  private var found: [[String]: UIViewController] = [:]

  init(records: [RestorationRecord], objects: [StateValue], roots: [UIViewController], application: UIApplication) {
    self.records = records
    self.objects = objects
    self.roots = roots
    self.application = application
  }

  func run() {
    var restored: [(RestorationRecord, UIViewController)] = []
    for record in records {
      guard found[record.path] == nil, let controller = controller(for: record) else { continue }
      found[record.path] = controller
      restored.append((record, controller))
    }
    for (record, controller) in restored { placeChildren(record, of: controller) }
    for (record, controller) in restored {
      controller.loadViewIfNeeded()
      controller.decodeRestorableState(with: coder(record.state))
    }
    for (record, controller) in restored where !record.views.isEmpty {
      if let view = controller.viewIfLoaded { restore(record.views, in: view, of: controller) }
    }
    let others = application.registeredObjects.restore(objects) { [found] path in found[path] }
    for (_, controller) in restored { controller.applicationFinishedRestoringState() }
    for object in others { object.applicationFinishedRestoringState() }
  }

  private func coder(_ state: [String: StateValue]) -> StateCoder {
    StateCoder(state) { [found] path in found[path] }
  }

  /// Returns the controller of a path: created by its restoration class or by the application, or an existing one.
  private func controller(for record: RestorationRecord) -> UIViewController? {
    let coder = coder(record.state)
    if let name = record.className {
      guard let type = ArchivedClass.named(name) as? any UIViewControllerRestoration.Type else { return nil }
      return named(type.viewController(withRestorationIdentifierPath: record.path, coder: coder), record)
    }
    let made = application.delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
    return named(made, record) ?? existing(record.path)
  }

  private func named(_ controller: UIViewController?, _ record: RestorationRecord) -> UIViewController? {
    if let controller, controller.restorationIdentifier == nil { controller.restorationIdentifier = record.path.last }
    return controller
  }

  private func existing(_ path: [String]) -> UIViewController? {
    func search(_ controller: UIViewController) -> UIViewController? {
      guard let own = controller.restorationPath, path.starts(with: own) else { return nil }
      if own == path { return controller }
      for child in controller.children {
        if let found = search(child) { return found }
      }
      return controller.presentedStorage.flatMap(search)
    }
    for root in roots {
      if let found = search(root) { return found }
    }
    return nil
  }

  /// Restores the children and the presentation of a container.
  private func placeChildren(_ record: RestorationRecord, of controller: UIViewController) {
    let children = record.children.compactMap { found[$0] }
    controller.takeRestoredChildren(children)
    if let path = record.presented, let presented = found[path], presented.presentingStorage == nil, presented.parent == nil {
      AfterLayout.add { [weak controller] in controller?.present(presented, animated: false) }
    }
  }

  private func restore(_ states: [String: StateValue], in view: UIView, of controller: UIViewController) {
    if let other = view.controller, other !== controller { return }
    if let identifier = view.restorationIdentifier, case .table(let state)? = states[identifier] {
      view.decodeRestorableState(with: coder(state))
    }
    for subview in view.subviews { restore(states, in: subview, of: controller) }
  }
}
