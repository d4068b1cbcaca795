import UIKit

class EditorController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override class var selectors: [Selector: UISelectorAction] {
    ["save:": .init(EditorController.save(_:)), "closeEditor": .init(EditorController.closeEditor)]
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:")),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("closeEditor")),
    ]
  }

  func save(_ sender: UIKeyCommand) {}
  func closeEditor() {}
}
