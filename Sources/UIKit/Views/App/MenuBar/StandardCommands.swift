/// The commands that every app has in its menu bar.
@MainActor enum StandardCommands {
  static func elements(of group: UIMenu.Identifier) -> [UIMenuElement] {
    guard MenuBars.areAllowed else { return [] }
    let application = UIApplication.current
    switch group {
    case .newScene where application?.supportsMultipleScenes ?? false:
      return [command("New Window", "n") { UIApplication.current?.requestSceneSessionActivation(nil, userActivity: nil, options: nil) }]
    case .close where application?.places != nil:
      return [
        command("Close Window", "w") {
          guard let application = UIApplication.current, let session = application.windowScene?.session else { return }
          application.requestSceneSessionDestruction(session, options: nil)
        }
      ]
    case .quit where application?.host != nil: return [command("Quit", "q") { UIApplication.current?.host?.handle(.quit) }]
    case .undoRedo: return [UIDeferredMenuElement.uncached { $0(undo()) }]
    case .standardEdit:
      return [
        UIKeyCommand(title: word("Cut"), action: "cut:", input: "x", modifierFlags: .command),
        UIKeyCommand(title: word("Copy"), action: "copy:", input: "c", modifierFlags: .command),
        UIKeyCommand(title: word("Paste"), action: "paste:", input: "v", modifierFlags: .command),
        UICommand(title: word("Delete"), action: "delete:"),
        UIKeyCommand(title: word("Select All"), action: "selectAll:", input: "a", modifierFlags: .command),
      ]
    case .fullscreen where application?.host != nil:
      return [
        UIKeyCommand(title: word("Full Screen"), input: UIKeyCommand.f11) { _ in UIApplication.current?.host?.display.isFullScreen.toggle()
        }
      ]
    default: return []
    }
  }

  private static func word(_ english: String) -> String { LocalizedStrings.word(english) }

  private static func command(_ title: String, _ key: String, _ action: @escaping @MainActor () -> Void) -> UIKeyCommand {
    UIKeyCommand(title: word(title), input: key, modifierFlags: .command) { _ in action() }
  }

  /// The actions for the undo manager of the first responder, as far as it has any.
  private static func undo() -> [UIMenuElement] {
    let manager = UIWindow.key?.keyResponder.undoManager
    let undo = UIAction(title: manager.map(\.undoMenuItemTitle) ?? word("Undo"), attributes: manager?.canUndo ?? false ? [] : .disabled) {
      _ in
      manager?.undo()
    }
    let redo = UIAction(title: manager.map(\.redoMenuItemTitle) ?? word("Redo"), attributes: manager?.canRedo ?? false ? [] : .disabled) {
      _ in
      manager?.redo()
    }
    return [undo, redo]
  }
}
