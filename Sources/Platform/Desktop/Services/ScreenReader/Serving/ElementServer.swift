import TrestlePlatform
import TrestleBus
import UIKitLists

/// Answers the requests of screen readers from a snapshot; only places, texts and actions are read from the element itself.
@MainActor final class ElementServer: BusObjects {
  let paths: ElementPaths
  let numbers: ElementNumbers
  let place: ScreenPlace
  /// Returns a snapshot that is up to date.
  let current: @MainActor () -> AccessibleSnapshot
  /// Taps a point of the screen.
  let touch: @MainActor (CGPoint) -> Void
  /// The address of the application's parent, which the registry gave.
  var parent = ElementPaths.nothing
  var applicationNumber: Int32 = 0
  /// The element that a rotor has found last.
  private weak var rotorItem: (any AccessibleObject)?

  init(
    paths: ElementPaths, numbers: ElementNumbers, place: ScreenPlace, current: @escaping @MainActor () -> AccessibleSnapshot,
    touch: @escaping @MainActor (CGPoint) -> Void
  ) {
    self.paths = paths
    self.numbers = numbers
    self.place = place
    self.current = current
    self.touch = touch
  }

  // MARK: BusObjects

  func interfaces(of node: String) -> [String] {
    // The bus checks the arguments of a call by the interface, which depends on the number only through the element.
    guard let number = ElementPaths.number(of: node) else { return [] }
    let item = current()[number]
    return (item.map { Self.interfaces(of: $0) } ?? ["Accessible", "Component"]).map { InterfaceDescriptions.prefix + $0 }
  }

  /// The interfaces by their short names.
  static func interfaces(of item: AccessibleItem) -> [String] {
    if item.role == .application { return ["Accessible", "Application"] }
    var names = ["Accessible", "Component"]
    if !item.actions.isEmpty { names.append("Action") }
    if item.value != nil { names.append("Value") }
    if item.text != nil { names.append("Text") }
    if item.states.contains(.editable) { names.append("EditableText") }
    if item.role == .list || item.role == .pageTabList || item.role == .table { names.append("Selection") }
    if item.role == .table { names.append("Table") }
    if item.role == .tableCell { names.append("TableCell") }
    return names
  }

  func handle(_ call: BusCall) {
    if call.interface == InterfaceDescriptions.prefix + "Cache" { return call.reply(.success([cacheItems])) }
    guard let number = ElementPaths.number(of: call.path) else { return fail(call) }
    let item = current()[number] ?? Self.gone(number)
    let answer: [BusValue]? =
      switch call.interface.dropFirst(InterfaceDescriptions.prefix.count) {
      case "Accessible": accessible(call.member, call.arguments, item)
      case "Application": call.member == "GetLocale" ? [.string(Locale.current.identifier)] : [.string("")]
      case "Component": component(call.member, call.arguments, item)
      case "Action": action(call.member, call.arguments, item)
      case "Text": text(call.member, call.arguments, item)
      case "EditableText": editableText(call.member, call.arguments, item)
      case "Selection": selection(call.member, call.arguments, item)
      case "Table": table(call.member, call.arguments, item)
      case "TableCell": tableCell(call.member, item)
      default: nil
      }
    if let answer { call.reply(.success(answer)) } else { fail(call) }
  }

  private func fail(_ call: BusCall) {
    call.reply(.failure(BusError(name: "org.freedesktop.DBus.Error.UnknownMethod", message: "there is no \(call.member)")))
  }

  /// An element that is no longer on the screen.
  private static func gone(_ number: Int) -> AccessibleItem {
    var item = AccessibleItem(number: number, parent: AccessibleItem.application, role: .invalid)
    item.states = .defunct
    return item
  }

  func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    guard let number = ElementPaths.number(of: path) else { return nil }
    let item = current()[number] ?? Self.gone(number)
    switch interface.dropFirst(InterfaceDescriptions.prefix.count) {
    case "Accessible": return accessibleProperty(name, item)
    case "Application": return applicationProperty(name)
    case "Action": return name == "NActions" ? .int32(Int32(item.actions.count)) : nil
    case "Value": return item.value.flatMap { valueProperty(name, $0) }
    case "Text":
      guard let text = item.text else { return nil }
      return .int32(Int32(clamping: name == "CharacterCount" ? text.count : text.caret))
    case "Selection": return .int32(Int32(selected(in: item).count))
    case "Table": return tableProperty(name, item)
    case "TableCell": return tableCellProperty(name, item)
    default: return nil
    }
  }

  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    guard let number = ElementPaths.number(of: path) else { return false }
    if name == "Id", let id = value.integer {
      applicationNumber = Int32(clamping: id)
      return true
    }
    guard name == "CurrentValue", let goal = value.number, goal.isFinite, let item = current()[number], let value = item.value,
      let object = numbers.object(number)
    else { return false }
    return ElementValue.set(object, from: value, to: goal)
  }

  // MARK: Accessible

  private func accessible(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    let snapshot = current()
    switch member {
    case "GetChildAtIndex":
      let index = arguments.first?.integer ?? -1
      return [paths.reference(item.children.indices.contains(index) ? item.children[index] : nil)]
    case "GetChildren": return [.array("(so)", item.children.map { paths.reference($0) })]
    case "GetIndexInParent": return [.int32(Int32(snapshot.index(inParent: item.number) ?? -1))]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.uint32(item.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(item.role.name)]
    case "GetState": return [.array("u", item.states.words.map { .uint32($0) })]
    case "GetAttributes": return [.texts(attributes(of: item))]
    case "GetApplication": return [paths.reference(AccessibleItem.application)]
    case "GetInterfaces": return [.strings(Self.interfaces(of: item).map { InterfaceDescriptions.prefix + $0 })]
    default: return nil
    }
  }

  private func attributes(of item: AccessibleItem) -> [String: String] {
    var attributes = ["toolkit": "Trestle"]
    if let place = item.place {
      attributes["posinset"] = String(place.position)
      attributes["setsize"] = String(place.count)
    }
    if item.role == .tableCell, let index = cellIndex(of: item) { attributes["cell-index"] = String(index) }
    if let text = item.value?.text, !text.isEmpty { attributes["valuetext"] = text }
    if !item.identifier.isEmpty { attributes["id"] = item.identifier }
    return attributes
  }

  /// The hint, and the place of a row in a list that is larger than the screen: Orca 43 ignores `posinset`, and counts the visible rows.
  private func description(of item: AccessibleItem) -> String {
    guard let place = item.place, place.count > current()[item.parent]?.children.count ?? 0 else { return item.description }
    let word = numbers.object(item.number) is UITableViewCell ? "row %ld of %ld" : "%ld of %ld"
    let text = String(format: LocalizedStrings.word(word), place.position, place.count)
    return item.description.isEmpty ? text : item.description + ", " + text
  }

  private func accessibleProperty(_ name: String, _ item: AccessibleItem) -> BusValue? {
    switch name {
    case "Name": .string(item.name)
    case "Description": .string(description(of: item))
    case "HelpText": .string("")
    case "Parent": parentReference(of: item)
    case "ChildCount": .int32(Int32(item.children.count))
    case "Locale": .string(item.language.isEmpty ? Locale.current.identifier : item.language)
    case "AccessibleId": .string(item.identifier)
    case "version": .uint32(1)
    default: nil
    }
  }

  private func parentReference(of item: AccessibleItem) -> BusValue {
    item.role == .application ? parent : paths.reference(item.parent < 0 ? nil : item.parent)
  }

  private func applicationProperty(_ name: String) -> BusValue? {
    switch name {
    case "ToolkitName": .string("Trestle")
    case "Version", "ToolkitVersion": .string("1.0")
    case "AtspiVersion": .string("2.1")
    case "InterfaceVersion": .uint32(1)
    case "Id": .int32(applicationNumber)
    default: nil
    }
  }

  private func valueProperty(_ name: String, _ value: AccessibleValue) -> BusValue? {
    switch name {
    case "MinimumValue": .double(value.minimum)
    case "MaximumValue": .double(value.maximum)
    case "MinimumIncrement": .double(value.step)
    case "CurrentValue": .double(value.current)
    case "Text": .string(value.text)
    default: nil
    }
  }

  /// All elements as clients keep them.
  private var cacheItems: BusValue {
    let snapshot = current()
    let items = snapshot.order.compactMap { snapshot[$0] }
    return .array("((so)(so)(so)iiassusau)", items.map { cacheItem($0, in: snapshot) })
  }

  func cacheItem(_ item: AccessibleItem, in snapshot: AccessibleSnapshot) -> BusValue {
    .tuple([
      paths.reference(item.number), paths.reference(AccessibleItem.application), parentReference(of: item),
      .int32(Int32(snapshot.index(inParent: item.number) ?? -1)), .int32(Int32(item.children.count)),
      .strings(Self.interfaces(of: item).map { InterfaceDescriptions.prefix + $0 }), .string(item.name), .uint32(item.role.rawValue),
      .string(description(of: item)), .array("u", item.states.words.map { .uint32($0) }),
    ])
  }

  // MARK: Action

  private func action(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    let index = arguments.first?.integer ?? -1
    let name = item.actions.indices.contains(index) ? item.actions[index] : ""
    switch member {
    case "GetName", "GetLocalizedName": return [.string(name)]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "GetActions": return [.array("(sss)", item.actions.map { .tuple([.string($0), .string(""), .string("")]) })]
    case "DoAction":
      if item.number == AccessibleItem.window { return [.bool(performOfWindow(name))] }
      guard let object = numbers.object(item.number) else { return [.bool(false)] }
      return [.bool(AccessibleActions.perform(index, on: object, role: item.role, touch: touch))]
    default: return nil
    }
  }

  private func performOfWindow(_ name: String) -> Bool {
    guard let window = UIWindow.key else { return false }
    let start: UIResponder = SnapshotBuilder.focusedObject ?? AccessibilityTree.elements().first ?? window
    switch name {
    case "escape": return start.performEscape() || window.closeFront()
    case "magic tap": return start.performMagicTap()
    default:
      guard let found = RotorActions.item(of: name, from: rotorItem ?? SnapshotBuilder.focusedObject) else { return false }
      rotorItem = found
      UIAccessibility.post(notification: .layoutChanged, argument: found)
      MainLoop.wake()
      return true
    }
  }

  // MARK: Selection

  private func selected(in item: AccessibleItem) -> [Int] {
    let snapshot = current()
    return item.children.filter { snapshot[$0]?.states.contains(.selected) ?? false }
  }

  private func selection(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    let index = arguments.first?.integer ?? -1
    let chosen = selected(in: item)
    switch member {
    case "GetSelectedChild": return [paths.reference(chosen.indices.contains(index) ? chosen[index] : nil)]
    case "IsChildSelected": return [.bool(item.children.indices.contains(index) && chosen.contains(item.children[index]))]
    case "SelectChild":
      guard item.children.indices.contains(index), let object = numbers.object(item.children[index]),
        let role = current()[item.children[index]]?.role
      else { return [.bool(false)] }
      return [.bool(AccessibleActions.perform(0, on: object, role: role, touch: touch))]
    case "DeselectSelectedChild", "SelectAll", "ClearSelection", "DeselectChild": return [.bool(false)]
    default: return nil
    }
  }
}
