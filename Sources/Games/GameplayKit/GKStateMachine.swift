import Foundation

/// A state of a state machine. A subclass implements its behavior and the valid next states.
@preconcurrency @MainActor open class GKState: NSObject {
  public internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Returns whether the state of a class is a valid next state; `true` by default.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the state is entered. The previous state is nil for the first state of the machine.
  open func didEnter(from previousState: GKState?) {}
  /// Called by the machine's update while this state is current.
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// A set of states, of which one is current.
@preconcurrency @MainActor open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The current state, or nil before the first one was entered.
  public private(set) var currentState: GKState?

  /// Creates a machine. States have different classes.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  /// Returns whether the state of a class exists and is a valid next state.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Enters the state of a class if it is valid; returns whether it was entered.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
}

@preconcurrency @MainActor open class GKComponent: NSObject {
  public internal(set) weak var entity: GKEntity?

  public override init() { super.init() }

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// An object that consists of components, at most one of each class.
@preconcurrency @MainActor open class GKEntity: NSObject {
  /// The components, in the order in which they were added.
  public private(set) var components: [GKComponent] = []

  public override init() { super.init() }

  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }

  /// Adds a component, and replaces one of the same class.
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

@preconcurrency @MainActor open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  /// The components, in the order in which they were added.
  public private(set) var components: [ComponentType] = []

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  open subscript(idx: Int) -> ComponentType { components[idx] }
  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.filter { type(of: $0) == componentClass }.compactMap { $0 as? ComponentType }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
