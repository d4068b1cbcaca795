import UIKit

@objc protocol NoteListDelegate: NSObjectProtocol {
    @objc optional func noteList(_ list: NoteListViewController, didAdd index: Int)
    @objc optional func noteList(_ list: NoteListViewController, canSortBy tag: Int) -> Bool
    @objc optional func noteListTitle(_ list: NoteListViewController) -> String
    @objc optional var preferredTint: UIColor? { get }
    func noteListDidClose(_ list: NoteListViewController)
}

class NoteListLogger: NSObject, NoteListDelegate {
    func noteList(_ list: NoteListViewController, didAdd index: Int) {
        print("added", index)
    }

    func noteListDidClose(_ list: NoteListViewController) {}
}

final class NoteListStyle: NSObject {
    var delegates: [NoteListDelegate] = []
    private var observers = [String: NoteListDelegate]()

    func add(_ delegate: NoteListDelegate?) {
        guard let delegate = delegate else { return }
        delegates.append(delegate)
        if let style = delegate as? NoteListDelegate & UIView { style.isHidden = true }
    }

    var tint: UIColor {
        guard let tint = delegates.first?.preferredTint else { return .red }
        return tint
    }

    func notify(_ list: NoteListViewController) {
        delegates.forEach { $0.noteList?(list, didAdd: 0) }
        for delegate in delegates where delegate.responds(to: #selector(NoteListDelegate.noteListTitle(_:))) {
            if let title = delegate.noteListTitle?(list) { print(title) }
        }
    }
}
