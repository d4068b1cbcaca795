#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class NoteController: UIViewController {
    var text = ""
    var rows: [String] = []

    func setText(_ new: String) {
        undoManager?.registerUndo(withTarget: self, handler: { [_0 = text] in $0.setText(_0) })
        text = new
    }
    func insert(_ row: String, at index: Int) {
        undoManager!.registerUndo(withTarget: self, handler: { [_0 = index] in $0.remove(at: _0) })
        rows.insert(row, at: index)
    }
    func remove(at index: Int) {
        undoManager?.registerUndo(withTarget: self, handler: { [_0 = rows[index], _1 = index] in $0.insert(_0, at: _1) })
        rows.remove(at: index)
    }
}
