/// Finds and performs the key command for a key along the responder chain.
@MainActor enum KeyCommands {
  /// The standard edit shortcuts.
  private static let standard: [UIKeyCommand] = [
    UIKeyCommand(input: "x", modifierFlags: .command, action: "cut:"),
    UIKeyCommand(input: "c", modifierFlags: .command, action: "copy:"),
    UIKeyCommand(input: "v", modifierFlags: .command, action: "paste:"),
    UIKeyCommand(input: "a", modifierFlags: .command, action: "selectAll:"),
  ]

  static func perform(_ key: UIKey) -> Bool {
    guard let window = UIWindow.key else { return false }
    let start = window.keyResponder
    let takesText = start is any UIKeyInput
    var responder: UIResponder? = start
    while let current = responder {
      let isIdle = (current as? UIViewController).map { $0.presentedStorage != nil && !$0.performsActionsWhilePresentingModally } ?? false
      for command in isIdle ? [] : current.keyCommands ?? [] where command.matches(key) && !command.attributes.contains(.disabled) {
        // A text view's typing and movement keys take precedence unless the command requests priority.
        if takesText, !command.wantsPriorityOverSystemBehavior, TextEntry.isTyping(key) { continue }
        if send(command, key, from: current) { return true }
      }
      responder = current.next
    }
    for command in UIMenuSystem.main.keyCommands where command.matches(key) {
      if takesText, !command.wantsPriorityOverSystemBehavior, TextEntry.isTyping(key) { continue }
      // The responder that performs it may disable a command of the menu, whose attributes are those of its last validation.
      if command.handler == nil { (start.target(forAction: command.action, withSender: command) as? UIResponder)?.validate(command) }
      if !command.attributes.contains(.disabled), send(command, key, from: start) { return true }
    }
    if let command = standard.first(where: { $0.matches(key) }) { return send(command, key, from: start) }
    if undoOrRedo(key, responder: start) || find(key, responder: start) { return true }
    return key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty && window.closeFront()
  }

  private static func send(_ command: UIKeyCommand, _ key: UIKey, from responder: UIResponder) -> Bool {
    let action = command.action(for: key) ?? command.action
    if action == command.action, let handler = command.handler {
      handler(command)
      return true
    }
    guard let target = responder.target(forAction: action, withSender: command) as? UIResponder else { return false }
    return target.perform(action, sender: command, event: nil)
  }

  private static let find = UIKeyCommand(input: "f", modifierFlags: .command, action: "find:")
  private static let findNext = UIKeyCommand(input: "g", modifierFlags: .command, action: "findNext:")
  private static let findPrevious = UIKeyCommand(input: "g", modifierFlags: [.command, .shift], action: "findPrevious:")

  /// Opens the search in the responder's text, if supported.
  private static func find(_ key: UIKey, responder: UIResponder) -> Bool {
    guard let command = [find, findNext, findPrevious].first(where: { $0.matches(key) }),
      let interaction = UIFindInteraction.interaction(for: responder)
    else { return false }
    if command === find {
      interaction.presentFindNavigator(showingReplace: false)
    } else if interaction.activeFindSession == nil {
      return false
    } else if command === findNext {
      interaction.findNext()
    } else {
      interaction.findPrevious()
    }
    return true
  }

  private static let undo = UIKeyCommand(input: "z", modifierFlags: .command, action: "undo:")
  private static let redo = UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: "redo:")

  private static func undoOrRedo(_ key: UIKey, responder: UIResponder) -> Bool {
    guard undo.matches(key) || redo.matches(key), let manager = responder.undoManager else { return false }
    if undo.matches(key) {
      guard manager.canUndo else { return false }
      manager.undo()
    } else {
      guard manager.canRedo else { return false }
      manager.redo()
    }
    return true
  }
}
