import Foundation

/// Keeps the state of controllers and views with restoration identifiers, and gives it back after a new start.
///
/// Going down from the root, every controller with an identifier is encoded under the path of identifiers that leads to it; one without
/// ends the path for all below. Giving back goes: make the controllers, tell outer before inner ones to decode, then views, of them
/// tables in particular, and say that all is done.
@MainActor package enum StateRestoration {
  /// Where the application's state is kept.
  package static var store = StateStore.standard

  // MARK: Keeping

  /// The states of everything below `roots`; nil if nothing there has an identifier.
  package static func encode(_ roots: [UIViewController], application: UIApplication = .shared) -> Data? {
    var records: [StateValue] = []
    for root in roots { append(root, to: &records) }
    let objects = application.registeredObjects.records()
    guard !records.isEmpty || !objects.isEmpty else { return nil }
    let coder = StateCoder()
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

  /// Keeps the application's state, if its delegate wants that.
  static func save(_ application: UIApplication) {
    guard let delegate = application.delegate else { return }
    let coder = StateCoder()
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return }
    if let data = encode(application.windows.compactMap(\.rootViewController), application: application) { store.save(data) }
  }

  // MARK: Giving back

  /// Gives the application its state back, if there is one and its delegate wants that; says whether it did.
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

  /// How many still give back; the note of it is taken away with the last.
  @InterfaceState private static var extensions = 0

  static func extend() { if extensions > 0 { extensions += 1 } }

  static func complete() {
    guard extensions > 0 else { return }
    extensions -= 1
    if extensions == 0 { store.ended() }
  }

  /// Gives the controllers below `roots` their states back; false, and nothing done, for a damaged archive.
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
