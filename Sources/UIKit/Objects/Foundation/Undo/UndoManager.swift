import Foundation

/// Records undo and redo operations in groups. (Foundation has none on Linux.)
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

  /// Whether `undo()` is running.
  open private(set) var isUndoing = false
  /// Whether `redo()` is running.
  open private(set) var isRedoing = false
  /// Whether changes in one turn of the event loop form one group, without `beginUndoGrouping`.
  open var groupsByEvent = true
  /// The maximum number of groups; 0 means no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  open var groupingLevel: Int { openGroups.count }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Stops recording changes; calls may nest.
  open func disableUndoRegistration() { disabled += 1 }
  /// Resumes recording once called as often as recording was stopped.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.first.map { !$0.steps.isEmpty } ?? false }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Opens a group; operations registered until it is closed are undone together.
  open func beginUndoGrouping() {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    openGroups.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// Closes the innermost group; empty groups are removed.
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

  /// Registers an operation that undoes a change. During an undo, it registers a redo operation.
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

  /// Registers a message to an object, with one argument, that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { ActionTarget.perform(selector, on: $0, sender: anObject, event: nil) }
  }

  /// Undoes the last group, after closing one that the event loop has opened.
  open func undo() {
    closeEventGroup()
    guard openGroups.count <= 1 else {
      UIKitError.raise("undo was called with too many nested undo groups")
      return
    }
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group, without closing open ones.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    replay(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the change that was undone last.
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

  /// Removes all changes.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    eventGroupIsOpen = false
  }

  /// Removes the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let key = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + openGroups { group.steps.removeAll { $0.key == key } }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }

  // MARK: Names

  /// Sets the name of the last change, for menus.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoStack.last)?.name = actionName
  }

  /// The name of the change that would be undone; empty without one.
  open var undoActionName: String { undoStack.last?.name ?? openGroups.first?.name ?? "" }
  /// The name of the change that would be redone; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's undo command.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's redo command.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of an undo command for a named change.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? LocalizedStrings.word("Undo") : LocalizedStrings.phrase("Undo %@", actionName)
  }
  /// Returns the title of a redo command for a named change.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? LocalizedStrings.word("Redo") : LocalizedStrings.phrase("Redo %@", actionName)
  }

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
  /// Posted before groups are opened, closed, undone or redone.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a change was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
