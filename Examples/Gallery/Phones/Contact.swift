import Foundation

/// A person and the numbers to reach them by.
struct Contact {
  var name: String
  var numbers: [String]

  /// What is left when empty numbers are dropped.
  var tidied: Contact { Contact(name: name, numbers: numbers.filter { !$0.isEmpty }) }
}
