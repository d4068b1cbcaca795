/// The objects other than controllers and views whose state is preserved, by their registered identifiers.
@MainActor final class RegisteredObjects {
  private struct Entry {
    weak var object: (any UIStateRestoring)?
  }

  private var entries: [String: Entry] = [:]

  func register(_ object: any UIStateRestoring, _ identifier: String) {
    if let other = entries[identifier]?.object, other !== object {
      UIKitError.raise("An object has already been registered for state restoration with the identifier \(identifier)")
      return
    }
    entries[identifier] = Entry(object: object)
  }

  // MARK: Keeping

  func records() -> [StateValue] {
    entries.sorted { $0.key < $1.key }.compactMap { identifier, entry in
      guard let object = entry.object else { return nil }
      let coder = StateCoder()
      object.encodeRestorableState(with: coder)
      var record: [String: StateValue] = ["name": .text(identifier), "state": .table(coder.entries)]
      if let type = object.objectRestorationClass, let name = ArchivedClass.name(of: type) { record["class"] = .text(name) }
      if let parent = object.restorationParent as? UIViewController, let path = parent.restorationPath {
        record["parent"] = .list(path.map { .text($0) })
      }
      return .table(record)
    }
  }

  // MARK: Giving back

  /// Restores the states of registered objects and of those that their classes create, and returns them.
  func restore(_ records: [StateValue], controller: @escaping ([String]) -> UIViewController?) -> [any UIStateRestoring] {
    var restored: [(any UIStateRestoring, StateCoder)] = []
    for case .table(let record) in records {
      guard case .text(let identifier)? = record["name"], case .table(let state)? = record["state"] else { continue }
      let coder = StateCoder(state, controller: controller)
      if let object = entries[identifier]?.object {
        restored.append((object, coder))
      } else if case .text(let name)? = record["class"],
        let type = ArchivedClass.named(name) as? any UIObjectRestoration.Type,
        let object = type.object(withRestorationIdentifierPath: path(record) + [identifier], coder: coder)
      {
        entries[identifier] = Entry(object: object)
        restored.append((object, coder))
      }
    }
    for (object, coder) in restored { object.decodeRestorableState(with: coder) }
    return restored.map(\.0)
  }

  private func path(_ record: [String: StateValue]) -> [String] {
    guard case .list(let names)? = record["parent"] else { return [] }
    return names.compactMap { if case .text(let name) = $0 { name } else { nil } }
  }
}
