import Foundation

/// A person and their phone numbers.
struct Contact {
  var name: String
  var numbers: [String]

  /// The contact without empty numbers.
  var tidied: Contact { Contact(name: name, numbers: numbers.filter { !$0.isEmpty }) }
}
