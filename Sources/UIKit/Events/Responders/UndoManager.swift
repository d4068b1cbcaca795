import Foundation

/// Keeps what it takes to undo changes, in groups, and to redo them. (Foundation has none on Linux.)
@preconcurrency @MainActor open class UndoManager: NSObject {
  private final class Group {
    var name = ""
    var steps: [Step] = []
  }

  private struct Step {
    let key: ObjectIdentifier
    let action: @MainActor () -> Void
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disabled = 0
  private var eventGroupIsOpen = false

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Whether changes of one pass of the event loop make one group, without `beginUndoGrouping` being called.
  open var groupsByEvent = true
  /// How many groups are kept; 0 stands for all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  open var groupingLevel: Int { openGroups.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.first.map { !$0.steps.isEmpty } ?? false }
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Opens a group; what is registered until it is closed is undone together.
  open func beginUndoGrouping() {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    openGroups.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  open func endUndoGrouping() {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    guard let group = openGroups.popLast() else {
      UIKitError.raise("endUndoGrouping called with no matching begin")
      return
    }
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    if let outer = openGroups.last {
      outer.steps.append(contentsOf: group.steps)
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.steps.isEmpty {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      trim()
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  /// Registers what undoes a change. While undoing, what is registered redoes it.
  open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        UIKitError.raise("must begin a group before registering undo")
        return
      }
      openEventGroup()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups.last?.steps.append(
      Step(key: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      })
  }

  /// Undoes the last group, closing one that the event loop has opened.
  open func undo() {
    closeEventGroup()
    guard openGroups.count <= 1 else {
      UIKitError.raise("undo was called with too many nested undo groups")
      return
    }
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    replay(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    replay(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func replay(_ group: Group) {
    beginUndoGrouping()
    openGroups.last?.name = group.name
    for step in group.steps.reversed() { step.action() }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    eventGroupIsOpen = false
  }

  open func removeAllActions(withTarget target: Any) {
    let key = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + openGroups { group.steps.removeAll { $0.key == key } }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoStack.last)?.name = actionName
  }

  open var undoActionName: String { undoStack.last?.name ?? openGroups.first?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

  // MARK: Groups by event

  private func openEventGroup() {
    beginUndoGrouping()
    eventGroupIsOpen = true
    AfterLayout.add { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard eventGroupIsOpen else { return }
    eventGroupIsOpen = false
    while openGroups.count > 1 { endUndoGrouping() }
    if !openGroups.isEmpty { endUndoGrouping() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
