import Foundation

/// The edit actions of responders, with the vtable slots that show whether a class overrides them.
@MainActor enum StandardEditAction {
  typealias Perform = @MainActor (UIResponder, Any?) -> Void

  private static func slot(_ probe: AnyClass) -> MethodSlot {
    MethodSlot(UIResponder.self, probe: probe, plain: PlainResponder.self)
  }

  static let all: [Selector: (slot: MethodSlot, perform: Perform)] = [
    "cut:": (slot(CutProbe.self), { $0.cut($1) }),
    "copy:": (slot(CopyProbe.self), { $0.copy($1) }),
    "paste:": (slot(PasteProbe.self), { $0.paste($1) }),
    "select:": (slot(SelectProbe.self), { $0.select($1) }),
    "selectAll:": (slot(SelectAllProbe.self), { $0.selectAll($1) }),
    "delete:": (slot(DeleteProbe.self), { $0.delete($1) }),
    "toggleBoldface:": (slot(BoldProbe.self), { $0.toggleBoldface($1) }),
    "toggleItalics:": (slot(ItalicsProbe.self), { $0.toggleItalics($1) }),
    "toggleUnderline:": (slot(UnderlineProbe.self), { $0.toggleUnderline($1) }),
    "increaseSize:": (slot(IncreaseProbe.self), { $0.increaseSize($1) }),
    "decreaseSize:": (slot(DecreaseProbe.self), { $0.decreaseSize($1) }),
    "find:": (slot(FindProbe.self), { $0.find($1) }),
    "findAndReplace:": (slot(ReplaceProbe.self), { $0.findAndReplace($1) }),
    "findNext:": (slot(FindNextProbe.self), { $0.findNext($1) }),
    "findPrevious:": (slot(FindPreviousProbe.self), { $0.findPrevious($1) }),
    "useSelectionForFind:": (slot(FindSelectionProbe.self), { $0.useSelectionForFind($1) }),
    "printContent:": (slot(PrintProbe.self), { $0.printContent($1) }),
    "rename:": (slot(RenameProbe.self), { $0.rename($1) }),
    "duplicate:": (slot(DuplicateProbe.self), { $0.duplicate($1) }),
    "move:": (slot(MoveProbe.self), { $0.move($1) }),
    "export:": (slot(ExportProbe.self), { $0.export($1) }),
  ]
}

extension UIResponder: EditActionResponder, ChangesInTurns {
  package final func editAction(_ selector: Selector) -> EditAction? {
    guard let action = StandardEditAction.all[selector] else { return nil }
    guard action.slot.isOverridden(in: type(of: self)) || selector == "paste:" && pasteConfiguration != nil else {
      return EditAction(perform: nil)
    }
    return EditAction { action.perform(self, $0) }
  }
}

extension ActionChain {
  /// The chain from the first responder of the key window, or from the sender.
  static let ofResponders = ActionChain(
    first: { sender, accepts in
      var responder = start(sender)
      while let current = responder, !accepts(current) { responder = current.next }
      return responder
    },
    target: { sender, action in start(sender)?.target(forAction: action, withSender: sender) as AnyObject? })

  private static func start(_ sender: AnyObject) -> UIResponder? { UIWindow.key?.firstResponder ?? sender as? UIResponder }
}

private final class PlainResponder: UIResponder {}
private final class CutProbe: UIResponder { override func cut(_ sender: Any?) { MethodSlot.probed() } }
private final class CopyProbe: UIResponder { override func copy(_ sender: Any?) { MethodSlot.probed() } }
private final class PasteProbe: UIResponder { override func paste(_ sender: Any?) { MethodSlot.probed() } }
private final class SelectProbe: UIResponder { override func select(_ sender: Any?) { MethodSlot.probed() } }
private final class SelectAllProbe: UIResponder { override func selectAll(_ sender: Any?) { MethodSlot.probed() } }
private final class DeleteProbe: UIResponder { override func delete(_ sender: Any?) { MethodSlot.probed() } }
private final class BoldProbe: UIResponder { override func toggleBoldface(_ sender: Any?) { MethodSlot.probed() } }
private final class ItalicsProbe: UIResponder { override func toggleItalics(_ sender: Any?) { MethodSlot.probed() } }
private final class UnderlineProbe: UIResponder { override func toggleUnderline(_ sender: Any?) { MethodSlot.probed() } }
private final class IncreaseProbe: UIResponder { override func increaseSize(_ sender: Any?) { MethodSlot.probed() } }
private final class DecreaseProbe: UIResponder { override func decreaseSize(_ sender: Any?) { MethodSlot.probed() } }
private final class FindProbe: UIResponder { override func find(_ sender: Any?) { MethodSlot.probed() } }
private final class ReplaceProbe: UIResponder { override func findAndReplace(_ sender: Any?) { MethodSlot.probed() } }
private final class FindNextProbe: UIResponder { override func findNext(_ sender: Any?) { MethodSlot.probed() } }
private final class FindPreviousProbe: UIResponder { override func findPrevious(_ sender: Any?) { MethodSlot.probed() } }
private final class FindSelectionProbe: UIResponder { override func useSelectionForFind(_ sender: Any?) { MethodSlot.probed() } }
private final class PrintProbe: UIResponder { override func printContent(_ sender: Any?) { MethodSlot.probed() } }
private final class RenameProbe: UIResponder { override func rename(_ sender: Any?) { MethodSlot.probed() } }
private final class DuplicateProbe: UIResponder { override func duplicate(_ sender: Any?) { MethodSlot.probed() } }
private final class MoveProbe: UIResponder { override func move(_ sender: Any?) { MethodSlot.probed() } }
private final class ExportProbe: UIResponder { override func export(_ sender: Any?) { MethodSlot.probed() } }

extension UIResponder {
  /// Returns whether this class implements `action`: by overriding an edit action, or by an entry in its tables.
  func implementsAction(_ action: Selector) -> Bool { ActionLookup.call(action, of: self) != nil }

  /// Calls the method for `action`; returns whether there is one.
  @discardableResult
  func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    ActionLookup.perform(action, on: self, sender: sender, event: event)
  }
}
