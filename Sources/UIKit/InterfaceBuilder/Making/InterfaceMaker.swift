import Foundation

/// Creates the objects of a nib, a scene, a scene's view or a prototype cell: one *load*.
///
/// Objects are created depth first with their classes' `init(coder:)`. Then ``finish()`` sets runtime attributes, makes connections and
/// awakens the objects, in this order.
@MainActor package final class InterfaceMaker {
  /// An object created by this load.
  struct MadeObject {
    let element: PlannedElement
    let object: AnyObject
  }

  let plan: InterfacePlan
  /// The bundle for classes, images, colors and strings.
  let bundle: Bundle
  /// The owner of the nib, or the controller whose view is loaded.
  private(set) weak var owner: AnyObject?
  /// The load whose objects are also available: that of the controller, while its view is loaded.
  let parent: InterfaceMaker?
  weak var storyboard: UIStoryboard?
  /// Translated texts by object id.
  let strings: InterfaceStrings
  /// The traits for fonts.
  let traits: UITraitCollection
  /// Creates the controller of a scene instead of its class: the app's creator closure or `@IBSegueAction`. Called once, for the first
  /// controller.
  var creator: ((NSCoder) -> UIViewController?)?

  /// The controller of a prototype cell's table: the source of the cell's segues. Its outlets cannot be connected to cells.
  weak var prototypeOwner: AnyObject?

  private var objects: [String: AnyObject] = [:]
  /// After ``finish()``: the owner and the controllers, which retain this load and must not be retained by it.
  private var weakObjects: [String: WeakObject] = [:]
  /// Objects that fail to load leave an empty position, so that the document order is kept.
  private var records: [MadeObject?] = []
  private var recordIndexes: [ObjectIdentifier: Int] = [:]
  private var pendingConstraints: [PendingConstraint] = []
  /// Connections to objects of a later load: from a controller to its view.
  var deferredConnections: [PendingConnection] {
    deferred.compactMap { entry in entry.source.object.map { PendingConnection(entry.connection, from: $0) } }
  }
  /// The sources retain this load.
  private var deferred: [(connection: PlannedConnection, source: WeakObject)] = []
  /// The view with the controller's layout guides, while it is loaded.
  weak var rootView: UIView?
  private var isFinished = false
  private var finishers: [() -> Void] = []

  init(
    _ plan: InterfacePlan, bundle: Bundle, owner: AnyObject? = nil, parent: InterfaceMaker? = nil, storyboard: UIStoryboard? = nil,
    externalObjects: [String: AnyObject] = [:], strings: InterfaceStrings? = nil
  ) {
    self.plan = plan
    self.bundle = bundle
    self.owner = owner
    self.parent = parent
    self.storyboard = storyboard ?? parent?.storyboard
    self.strings = strings ?? parent?.strings ?? InterfaceStrings(of: plan, in: bundle)
    traits = (owner as? UIViewController)?.traitCollection ?? parent?.traits ?? UIScreen.main.traitCollection
    if let owner, parent == nil { for id in plan.owners { objects[id] = owner } }
    for (id, identifier) in plan.externalObjects { objects[id] = externalObjects[identifier] }
  }

  /// The objects of this load, in document order.
  var made: [MadeObject] { records.compactMap { $0 } }

  // MARK: Objects by id

  /// Returns the object of this load, or of its parent load, with an id.
  func object(_ id: String) -> AnyObject? { objects[id] ?? weakObjects[id]?.object ?? parent?.object(id) }

  /// Returns whether the id is that of a first-responder placeholder.
  func isFirstResponder(_ id: String) -> Bool { plan.firstResponders.contains(id) }

  /// Registers that `object` is created from `element`. The first call determines its place in the order of awakening.
  func register(_ object: AnyObject, for element: PlannedElement) {
    let identity = ObjectIdentifier(object)
    if recordIndexes[identity] == nil {
      recordIndexes[identity] = records.count
      records.append(MadeObject(element: element, object: object))
    }
    if let id = element.id { objects[id] = object }
  }

  /// Sets the id of an object that is part of another one, such as a cell's built-in label or a layout guide. It is not awakened.
  func name(_ object: AnyObject, _ id: String?) {
    if let id { objects[id] = object }
  }

  private func forget(_ object: ObjectIdentifier, _ element: PlannedElement) {
    if let index = recordIndexes.removeValue(forKey: object) { records[index] = nil }
    if let id = element.id, let known = objects[id], ObjectIdentifier(known) == object { objects[id] = nil }
  }

  // MARK: Making

  /// Creates the object of an element, or returns nil if its `init(coder:)` fails.
  ///
  /// - Parameter base: The class of the element, from which a custom class must inherit.
  func make<Object: InterfaceMakeable & InterfaceCodable>(_ element: PlannedElement, as base: Object.Type) -> Object? {
    let type = InterfaceClasses.type(of: element, base: base, in: self) as? Object.Type ?? base
    let coder = InterfaceCoder(element.varied(for: traits), maker: self)
    let made = take(replacement(of: type.init(coder: coder), by: coder, element), for: element)
    if let made, isStandIn(element) { StandIns.add(made) }
    if element.hasVariedValues, let view = made as? UIView { VariedValues.attach(to: view, element: element, maker: self) }
    return made
  }

  /// Returns the object that `awakeAfter(using:)` puts in the place of a new one.
  private func replacement<Object: InterfaceMakeable>(of object: Object?, by coder: NSCoder, _ element: PlannedElement) -> Object? {
    guard let object, let responder = object as? UIResponder else { return object }
    let result = responder.awakeAfter(using: coder)
    if let result, result as AnyObject === object { return object }
    forget(ObjectIdentifier(object), element)
    return result as? Object
  }

  /// Returns whether the class that the document requests does not exist.
  private func isStandIn(_ element: PlannedElement) -> Bool {
    if let wanted = element.customClass { return InterfaceClasses.find(wanted, in: bundle) == nil }
    return !InterfaceElements.isKnown(element.kind)
  }

  /// Registers an object created from `element`.
  private func take<Object: InterfaceMakeable>(_ object: Object?, for element: PlannedElement) -> Object? {
    guard let object else {
      if let id = element.id, let known = objects[id] { forget(ObjectIdentifier(known), element) }
      InterfaceWarnings.warn(
        "init(coder:) or awakeAfter(using:) of \(element.customClass?.name ?? element.kind) returned nil: the object is left out.", element,
        plan)
      return nil
    }
    // An initializer may return another object than the original one.
    register(object, for: element)
    return object
  }

  func makeView(_ element: PlannedElement) -> UIView? { make(element, as: ViewKinds.type(of: element, plan)) }

  func makeLayout(of element: PlannedElement) -> UICollectionViewLayout? {
    guard let child = element.child(key: "collectionViewLayout") else { return nil }
    // A layout of a custom class has the base class's element.
    if child.kind == "collectionViewFlowLayout" { return make(child, as: UICollectionViewFlowLayout.self) }
    return make(child, as: UICollectionViewLayout.self)
  }

  /// Creates the controller of an element, by the creator if there is one.
  func makeController(_ element: PlannedElement) -> UIViewController? {
    let base = ControllerKinds.type(of: element, plan)
    guard let creator else { return make(element, as: base) }
    self.creator = nil
    let coder = InterfaceCoder(element, maker: self)
    guard let controller = creator(coder) else { return make(element, as: base) }
    guard controller.interfaceOrigin?.maker === self else {
      UIKitError.raise("Custom instantiated view controller must call -[super initWithCoder:]")
      return make(element, as: base)
    }
    return take(controller, for: element)
  }

  /// Creates the gesture recognizer of an element, if it is one.
  func makeRecognizer(_ element: PlannedElement) -> UIGestureRecognizer? {
    guard let base = RecognizerKinds.types[element.kind] else {
      InterfaceWarnings.warn("The gesture recognizer <\(element.kind)> is unknown and left out.", element, plan)
      return nil
    }
    let type = InterfaceClasses.type(of: element, base: base, in: self) as? UIGestureRecognizer.Type ?? base
    let made = take(RecognizerKinds.make(type, InterfaceCoder(element, maker: self)), for: element)
    if let made, let wanted = element.customClass, InterfaceClasses.find(wanted, in: bundle) == nil { StandIns.add(made) }
    return made
  }

  /// Creates bar items, recognizers and top-level views. Returns nil for an unknown element.
  func makeLoose(_ element: PlannedElement) -> AnyObject? {
    switch element.kind {
    case "barButtonItem": return make(element, as: UIBarButtonItem.self)
    case "tabBarItem": return make(element, as: UITabBarItem.self)
    case "navigationItem": return make(element, as: UINavigationItem.self)
    case "customObject": return makeCustomObject(element)
    case "searchDisplayController":
      let search = UISearchDisplayController()
      register(search, for: element)
      return search
    default: break
    }
    if RecognizerKinds.types[element.kind] != nil { return makeRecognizer(element) }
    if InterfacePlan.controllerKinds.contains(element.kind) {
      // A controller in a nib has its view in the nib, which is loaded on first use.
      return makeController(element)
    }
    guard ViewKinds.isView(element) else {
      InterfaceWarnings.warn("<\(element.kind)> is unknown and left out.", element, plan)
      return nil
    }
    return makeView(element)
  }

  /// Creates an object of a custom class unknown to UIKit, with its `init()`.
  private func makeCustomObject(_ element: PlannedElement) -> AnyObject? {
    guard let wanted = element.customClass else { return nil }
    guard let type = InterfaceClasses.find(wanted, in: bundle) as? NSObject.Type else {
      InterfaceWarnings.warn("Unknown class \(wanted.name) in Interface Builder file.", element, plan)
      return nil
    }
    let object = ObjectFactory.make(type)
    register(object, for: element)
    return object
  }

  // MARK: Constraints

  /// Creates the constraints a view lists. Those whose items do not exist yet are created by ``finish()``.
  func makeConstraints(_ constraints: [PlannedConstraint], in view: UIView, installed: (PlannedConstraint) -> Bool) {
    var made: [NSLayoutConstraint] = []
    for planned in constraints {
      let isInstalled = installed(planned)
      guard let constraint = ConstraintMaking.make(planned, in: view, maker: self) else {
        pendingConstraints.append(PendingConstraint(planned: planned, view: view, isInstalled: isInstalled))
        continue
      }
      keep(constraint, planned)
      if planned.element.hasVariedValues { VariedValues.attach(to: constraint, of: view, planned: planned, traits: traits) }
      if isInstalled, ConstraintMaking.canHold(constraint, in: view) { made.append(constraint) }
    }
    if !made.isEmpty { view.addConstraints(made) }
  }

  /// Registers a constraint by its id. One with runtime attributes or a custom class is connected and awakened.
  private func keep(_ constraint: NSLayoutConstraint, _ planned: PlannedConstraint) {
    if planned.element.customClass != nil || !planned.element.runtimeAttributes.isEmpty {
      register(constraint, for: planned.element)
    } else {
      name(constraint, planned.id)
    }
  }

  private func makePendingConstraints() {
    let pending = pendingConstraints
    pendingConstraints = []
    for entry in pending {
      guard let constraint = ConstraintMaking.make(entry.planned, in: entry.view, maker: self) else {
        InterfaceWarnings.warn("A constraint is left out because an item of it does not exist.", entry.planned.element, plan)
        continue
      }
      keep(constraint, entry.planned)
      if entry.isInstalled, ConstraintMaking.canHold(constraint, in: entry.view) { entry.view.addConstraints([constraint]) }
    }
  }

  /// Runs `work` after all objects of the load are created, before they are connected.
  func afterMaking(_ work: @escaping () -> Void) { finishers.append(work) }

  // MARK: Finishing

  /// Sets runtime attributes, makes the connections and awakens the objects.
  ///
  /// - Parameter inherited: Connections that an earlier load deferred to this one.
  func finish(connecting inherited: [PendingConnection] = []) {
    guard !isFinished else { return }
    isFinished = true
    makePendingConstraints()
    for finisher in finishers { finisher() }
    finishers = []
    let made = made
    let connector = InterfaceConnectors.connector
    for object in made where !object.element.runtimeAttributes.isEmpty { connector.setRuntimeAttributes(of: object, in: self) }
    var connections: [PendingConnection] = []
    // The view of a nib's controller is a separate load, whose owner is not the nib's.
    if plan.kind == .nib, parent == nil {
      // A nil owner has no keys: connecting it raises UIKit's message for a plain object.
      let owner = owner ?? NSObject()
      for id in plan.owners.sorted() {
        for connection in plan.elements[id]?.connections ?? [] { connections.append(PendingConnection(connection, from: owner)) }
      }
    }
    for object in made {
      for connection in object.element.connections {
        if mustWait(connection) {
          deferred.append((connection, WeakObject(object: object.object)))
        } else {
          connections.append(PendingConnection(connection, from: object.object))
        }
      }
    }
    connector.connect(inherited + connections, in: self)
    for object in made { (object.object as? any InterfaceMakeable)?.awakeFromNib() }
    for object in made { (object.object as? UIWindow)?.takeLaunchAttributes(object.element) }
    letControllersGo()
  }

  private func letControllersGo() {
    records = []
    recordIndexes = [:]
    for (id, object) in objects where object === owner || object is UIViewController {
      weakObjects[id] = WeakObject(object: object)
      objects[id] = nil
    }
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Returns whether a connection refers to an object of the controller's view, which is loaded later.
  private func mustWait(_ connection: PlannedConnection) -> Bool {
    guard parent == nil, let destination = connection.destination, object(destination) == nil else { return false }
    if plan.kind == .nib { return madeControllers.contains { $0.child(key: "view")?.contains(id: destination) == true } }
    return plan.elements[destination] != nil && !isFirstResponder(destination)
  }

  private var madeControllers: [PlannedElement] {
    made.map(\.element).filter { InterfacePlan.controllerKinds.contains($0.kind) }
  }

  /// Returns the connections that waited for a load of a view. A nib may have several controllers, each with a view of its own.
  func deferredConnections(for load: InterfaceMaker) -> [PendingConnection] {
    guard plan.kind == .nib else { return deferredConnections }
    return deferredConnections.filter { $0.connection.destination.map { load.object($0) != nil } ?? true }
  }

  private struct PendingConstraint {
    let planned: PlannedConstraint
    let view: UIView
    let isInstalled: Bool
  }
}
