import Foundation

/// A state of a machine; a subclass implements its behavior and the permitted next states.
@preconcurrency @MainActor open class GKState: NSObject {
  /// The machine that the state belongs to.
  public internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Returns whether a state of a class may follow; `true` by default.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the state is entered, with the one before.
  open func didEnter(from previousState: GKState?) {}
  /// Called by the machine's update while this is the state.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before another state is entered.
  open func willExit(to nextState: GKState) {}
}

/// States, of which one is current, and their permitted transitions.
@preconcurrency @MainActor open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The state, or nil before the first.
  public private(set) var currentState: GKState?

  /// Creates a machine with one state of each class.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  /// Returns whether the state of a class exists and may follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Enters the state of a class, if permitted; returns whether it did.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
}

/// A component of an entity.
@preconcurrency @MainActor open class GKComponent: NSObject {
  /// The entity that the component was added to.
  public internal(set) weak var entity: GKEntity?

  public override init() { super.init() }

  /// Called by the update of the entity or of a component system.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called after the component was added to an entity.
  open func didAddToEntity() {}
  /// Called before the component is removed from its entity.
  open func willRemoveFromEntity() {}
}

/// An object made of components, at most one of each class.
@preconcurrency @MainActor open class GKEntity: NSObject {
  /// The components of the system, in the order in which they were added.
  public private(set) var components: [GKComponent] = []

  public override init() { super.init() }

  /// Updates all components.
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }

  /// Adds a component instead of one of the same class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }

  private func remove(_ matches: (GKComponent) -> Bool) {
    guard let place = components.firstIndex(where: matches) else { return }
    components[place].willRemoveFromEntity()
    components.remove(at: place).entity = nil
  }
}

/// Updates the components of one class of many entities.
@preconcurrency @MainActor open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  /// The components, in the order in which they were added.
  public private(set) var components: [ComponentType] = []

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  /// The component at an index.
  open subscript(idx: Int) -> ComponentType { components[idx] }
  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.filter { type(of: $0) == componentClass }.compactMap { $0 as? ComponentType }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  /// Updates all components.
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
