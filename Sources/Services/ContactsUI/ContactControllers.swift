@_exported import Contacts
@_exported import UIKit

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Never called on Linux.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Never called on Linux.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Never called on Linux.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Never called on Linux.
  func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}

/// Lets the user select contacts. On Linux it shows a message that there are none, and a cancel button.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The keys of the properties to show, or nil for all.
  open var displayedPropertyKeys: [String]?
  /// The predicate of the selectable contacts, or nil for all.
  open var predicateForEnablingContact: NSPredicate?
  /// The predicate of the contacts that are returned on selection, or nil for the default.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The predicate of the properties that are returned on selection, or nil for the default.
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let item = UINavigationItem(title: LocalizedStrings.word("Contacts"))
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.contactPickerDidCancel(self)
        dismiss(animated: true)
      })
    showNote("Contacts are not available on Linux.", under: item)
  }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
  /// Called when editing ends, with the contact, or with nil if the user canceled.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// Returns whether the default action is performed for a selected property. Never called on Linux.
  func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
}

extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// Shows a contact's name, numbers and addresses.
open class CNContactViewController: UITableViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whether the contact can be edited. The default is true. On Linux it is stored without effect.
  open var allowsEditing = true
  /// Whether actions such as calling are offered. The default is true. On Linux it is stored without effect.
  open var allowsActions = true
  /// The keys of the properties to show, or nil for all. On Linux it is stored without effect.
  open var displayedPropertyKeys: [Any]?
  /// The address book in which the contact is saved. It is stored without effect.
  open var contactStore: CNContactStore?
  /// A text below the name. On Linux it is stored without effect.
  open var message: String?
  open var alternateName: String? { didSet { if title == nil { title = alternateName } } }
  /// Whether linked contacts of the same person are shown. The default is false. On Linux it is stored without effect.
  open var shouldShowLinkedContacts = false
  /// The group to add the contact to. On Linux it is stored without effect.
  open var parentGroup: CNGroup?
  /// The container to add the contact to. On Linux it is stored without effect.
  open var parentContainer: CNContainer?

  open func highlightProperty(withKey key: String, identifier: String?) {
    let phones = contact.phoneNumbers.count
    let row = key == CNContactPhoneNumbersKey ? 0 : key == CNContactEmailAddressesKey ? phones : nil
    if let row, isViewLoaded, row < rows.count { tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: true) }
  }
  public let contact: CNContact
  private var rows: [(label: String, value: String)] = []

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(style: .insetGrouped)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }

  /// Creates a controller for a new contact; nil for an empty contact.
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
