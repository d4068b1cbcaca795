import Foundation

/// Reads and writes contacts as vCards: names, organization, numbers, addresses and notes.
open class CNContactVCardSerialization: NSObject {
  /// Returns the keys of the written properties.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactFormatter.descriptorForRequiredKeys(for: .fullName) }

  /// Writes contacts as vCards of version 3.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }

  /// Reads contacts. Throws for data without a vCard.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) else { throw CNError(code: .dataAccessError) }
    // A line that begins with a space continues the previous line.
    let unfolded = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n ", with: "")
    var result: [CNContact] = []
    var contact: CNMutableContact?
    for line in unfolded.split(separator: "\n") {
      switch line.uppercased() {
      case "BEGIN:VCARD": contact = CNMutableContact()
      case "END:VCARD":
        if let contact { result.append(contact) }
        contact = nil
      default: if let contact { read(String(line), into: contact) }
      }
    }
    guard !result.isEmpty || data.isEmpty else { throw CNError(code: .dataAccessError) }
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
      .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
  }

  private static func card(_ contact: CNContact) -> String {
    func type(_ label: String?) -> String {
      let name = label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0).uppercased() } ?? ""
      return name.isEmpty ? "" : ";TYPE=" + name.replacingOccurrences(of: "MOBILE", with: "CELL")
    }
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    let name = [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]
    lines.append("N:" + name.map(escaped).joined(separator: ";"))
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
    if !contact.organizationName.isEmpty {
      lines.append("ORG:" + [contact.organizationName, contact.departmentName].map(escaped).joined(separator: ";"))
    }
    if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
    if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
    for number in contact.phoneNumbers { lines.append("TEL" + type(number.label) + ":" + escaped(number.value.stringValue)) }
    for address in contact.emailAddresses { lines.append("EMAIL" + type(address.label) + ":" + escaped(String(describing: address.value))) }
    for address in contact.urlAddresses { lines.append("URL" + type(address.label) + ":" + escaped(String(describing: address.value))) }
    for address in contact.postalAddresses {
      let parts = ["", "", address.value.street, address.value.city, address.value.state, address.value.postalCode, address.value.country]
      lines.append("ADR" + type(address.label) + ":" + parts.map(escaped).joined(separator: ";"))
    }
    if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
      lines.append(
        "BDAY:" + (birthday.year.map { String(format: "%04d-%02d-%02d", $0, month, day) } ?? String(format: "--%02d-%02d", month, day)))
    }
    lines.append("END:VCARD")
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// Splits a value at semicolons, and removes escapes.
  private static func parts(_ value: String) -> [String] {
    var result = [""]
    var isEscaped = false
    for character in value {
      if isEscaped {
        result[result.count - 1].append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }

  private static func read(_ line: String, into contact: CNMutableContact) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let head = line[..<colon].uppercased().split(separator: ";").map(String.init)
    let values = parts(String(line[line.index(after: colon)...]))
    guard let property = head.first?.split(separator: ".").last.map(String.init) else { return }
    let types = head.dropFirst().joined(separator: ";")
    let label =
      types.contains("WORK") ? CNLabelWork : types.contains("CELL") ? CNLabelPhoneNumberMobile : types.contains("HOME") ? CNLabelHome : nil
    func part(_ index: Int) -> String { values.indices.contains(index) ? values[index] : "" }
    let text = values.joined(separator: ";")
    switch property {
    case "N":
      (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
      (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
    case "NICKNAME": contact.nickname = text
    case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
    case "TITLE": contact.jobTitle = text
    case "NOTE": contact.note = text
    case "TEL": contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text)))
    case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: text as NSString))
    case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: text as NSString))
    case "ADR":
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = (part(2), part(3), part(4))
      (address.postalCode, address.country) = (part(5), part(6))
      contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
    case "BDAY":
      let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      var birthday = DateComponents()
      if numbers.count == 3 {
        (birthday.year, birthday.month, birthday.day) = (numbers[0], numbers[1], numbers[2])
      } else if numbers.count == 2 {
        (birthday.month, birthday.day) = (numbers[0], numbers[1])
      } else {
        return
      }
      contact.birthday = birthday
    default: break
    }
  }
}
