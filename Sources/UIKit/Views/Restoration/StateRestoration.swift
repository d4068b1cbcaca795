import Foundation

/// Preserves the state of controllers and views with restoration identifiers, and restores it after a restart.
///
/// Starting at the root, every controller with an identifier is encoded under its path of identifiers; one without an identifier ends the
/// path for its children. Restoration creates the controllers, decodes outer before inner ones, then decodes views (tables in particular),
/// and finally calls the completion methods.
@MainActor package enum StateRestoration {
  /// The location of the application's state.
  package static var store = StateStore.standard

  // MARK: Keeping

  /// Encodes the states of everything below `roots`; returns nil if nothing there has an identifier.
  package static func encode(_ roots: [UIViewController], application: UIApplication = .shared) -> Data? {
    var records: [StateValue] = []
    for root in roots { append(root, to: &records) }
    let objects = application.registeredObjects.records()
    guard !records.isEmpty || !objects.isEmpty else { return nil }
    let coder = StateCoder()
    application.encodeCircumstances(with: coder)
    application.delegate?.application(application, willEncodeRestorableStateWith: coder)
    return StateArchive.data(
      .table(["controllers": .list(records), "objects": .list(objects), "application": .table(coder.entries)]))
  }

  private static func append(_ controller: UIViewController, to records: inout [StateValue]) {
    guard let path = controller.restorationPath else { return }
    let coder = StateCoder()
    controller.encodeRestorableState(with: coder)
    var record: [String: StateValue] = ["path": .list(path.map { .text($0) }), "state": .table(coder.entries)]
    if let type = controller.restorationClass, let name = ArchivedClass.name(of: type) { record["class"] = .text(name) }
    record["children"] = .list(controller.children.compactMap { $0.restorationPath.map { .controller($0) } })
    if let presented = controller.presentedStorage?.restorationPath { record["presented"] = .controller(presented) }
    var views: [String: StateValue] = [:]
    if let view = controller.viewIfLoaded { collect(view, of: controller, into: &views) }
    record["views"] = .table(views)
    records.append(.table(record))
    for child in controller.children { append(child, to: &records) }
    if let presented = controller.presentedStorage { append(presented, to: &records) }
  }

  private static func collect(_ view: UIView, of controller: UIViewController, into states: inout [String: StateValue]) {
    if let other = view.controller, other !== controller { return }
    if let identifier = view.restorationIdentifier {
      let coder = StateCoder()
      view.encodeRestorableState(with: coder)
      states[identifier] = .table(coder.entries)
    }
    for subview in view.subviews { collect(subview, of: controller, into: &states) }
  }

  /// Saves the application's state, if its delegate allows it.
  static func save(_ application: UIApplication) {
    guard let delegate = application.delegate else { return }
    let coder = StateCoder()
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return }
    if let data = encode(application.windows.compactMap(\.rootViewController), application: application) { store.save(data) }
  }

  // MARK: Giving back

  /// Restores the application's state, if there is one and its delegate allows it; returns whether it did.
  @discardableResult
  static func restore(_ application: UIApplication) -> Bool {
    guard let delegate = application.delegate else { return false }
    let roots = application.windows.compactMap(\.rootViewController)
    guard !roots.isEmpty, let data = store.load() else { return false }
    let coder = StateCoder()
    guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return false }
    store.began()
    extensions = 1
    guard restore(data, into: roots, application: application) else {
      extensions = 0
      store.setAside("The program's state is damaged, or is none")
      return false
    }
    complete()
    return true
  }

  /// The number of extended restorations; the marker file is removed with the last one.
  @InterfaceState private static var extensions = 0

  static func extend() { if extensions > 0 { extensions += 1 } }

  static func complete() {
    guard extensions > 0 else { return }
    extensions -= 1
    if extensions == 0 { store.ended() }
  }

  /// Restores the controllers below `roots`; returns false without changes for a damaged archive.
  @discardableResult
  package static func restore(_ data: Data, into roots: [UIViewController], application: UIApplication = .shared) -> Bool {
    guard case .table(let archive)? = try? StateArchive.value(data), case .list(let values)? = archive["controllers"] else { return false }
    let records = values.compactMap(RestorationRecord.init)
    var objects: [StateValue] = []
    if case .list(let kept)? = archive["objects"] { objects = kept }
    RestorationPass(records: records, objects: objects, roots: roots, application: application).run()
    if case .table(let state)? = archive["application"] {
      application.delegate?.application(application, didDecodeRestorableStateWith: StateCoder(state))
    }
    return true
  }
}
