import UIKit

class NoteController: UIViewController {
    var text = ""
    var rows: [String] = []

    func setText(_ new: String) {
        (undoManager?.prepare(withInvocationTarget: self) as AnyObject).setText(text)
        text = new
    }
    func insert(_ row: String, at index: Int) {
        (undoManager!.prepare(withInvocationTarget: self) as! NoteController).remove(at: index)
        rows.insert(row, at: index)
    }
    func remove(at index: Int) {
        undoManager?.prepare(withInvocationTarget: self).insert(rows[index], at: index)
        rows.remove(at: index)
    }
}
