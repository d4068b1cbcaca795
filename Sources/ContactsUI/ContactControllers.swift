@_exported import Contacts
@_exported import UIKit

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Lets a person choose contacts: it says that there are none, and can be cancelled.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Contacts")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.contactPickerDidCancel(self)
        dismiss(animated: true)
      })
    bar.items = [item]
    let label = UILabel()
    label.text = "Contacts are not available on Linux."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    for part in [bar, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact's name, numbers and addresses.
open class CNContactViewController: UITableViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true
  open var displayedPropertyKeys: [Any]?
  open var contactStore: CNContactStore?
  public let contact: CNContact
  private var rows: [(label: String, value: String)] = []

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(style: .insetGrouped)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }

  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public required init?(coder: NSCoder) { nil }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactFormatter.descriptorForRequiredKeys(for: .fullName) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    func label(_ label: String?) -> String { label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? "" }
    rows = contact.phoneNumbers.map { (label($0.label), $0.value.stringValue) }
    rows += contact.emailAddresses.map { (label($0.label), String(describing: $0.value)) }
    if !contact.organizationName.isEmpty { rows.append(("organisation", contact.organizationName)) }
    if let date = contact.birthday.flatMap({ Calendar.current.date(from: $0) }) {
      rows.append(("birthday", DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)))
    }
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.row].value
    cell.detailTextLabel?.text = rows[indexPath.row].label
    cell.selectionStyle = .none
    return cell
  }
}
