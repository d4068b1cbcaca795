import UIKit

class NoteListViewController: UIViewController {

    // MARK: - Outlets

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet private weak var emptyLabel: UILabel? {
        didSet { emptyLabel?.textColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
    }
    @IBOutlet var sortButtons: [UIButton]!
    @IBOutlet private var topConstraint: NSLayoutConstraint!
    @IBOutlet
    weak var addButton: UIBarButtonItem!

    private var notes: [Note] = []
    private var timer: Timer?
    private let refreshControl = UIRefreshControl()
    weak var delegate: NoteListDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addNote))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort(_:)))
        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(NoteListViewController.longPressed(recognizer:))))
        registerForKeyboardNotifications()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for button in sortButtons ?? [] {
            button.addTarget(self, action: #selector(self.sortTapped), for: .touchUpInside)
        }
    }

    // MARK: - Actions

    @objc func addNote() {
        notes.append(Note(title: "New", body: ""))
        delegate?.noteList?(self, didAdd: notes.count - 1)
        if delegate?.noteListTitle != nil {
            title = delegate?.noteListTitle?(self).uppercased()
        }
    }

    @IBAction func sort(_ sender: Any) {
        notes.sort { $0.title < $1.title }
        tableView.reloadData()
    }

    @IBAction private func sortTapped(_ sender: UIButton) {
        let allowed = delegate?.noteList?(self, canSortBy: sender.tag) ?? true
        guard allowed else { return }
        sort(sender)
    }

    @IBAction func showMenu(_ sender: UIButton, forEvent event: UIEvent) {}

    @IBAction func unwindToList(segue: UIStoryboardSegue) {}

    @objc private func refresh() {
        refreshControl.endRefreshing()
    }

    @objc
    func longPressed(recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        becomeFirstResponder()
    }
}

// MARK: - Keyboard

extension NoteListViewController {

    func registerForKeyboardNotifications() {
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    }

    override var canBecomeFirstResponder: Bool {
        return true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        emptyLabel?.isHidden = !notes.isEmpty
    }
}

// MARK: - Table

extension NoteListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return notes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.identifier, for: indexPath) as! NoteCell
        cell.configure(with: notes[indexPath.row])
        cell.delegate = self
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = NoteDetailViewController()
        detail.note = notes[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension NoteListViewController: NoteCellDelegate {
    func noteCellDidTapStar(_ cell: NoteCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        notes[indexPath.row].isStarred.toggle()
    }
}
