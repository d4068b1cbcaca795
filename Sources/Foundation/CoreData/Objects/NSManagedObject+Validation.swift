import Foundation

public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the individual errors in the user info of an error.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// The code of a validation error without a specific code.
public var NSManagedObjectValidationError: Int { 1550 }
/// The code of an error that contains several errors.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// The error code for a missing required value.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// The error code for too few related objects.
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
/// The error code for too many related objects.
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
/// The error code for a deletion that related objects forbid.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// The error code for a number that is too large.
public var NSValidationNumberTooLargeError: Int { 1610 }
/// The error code for a number that is too small.
public var NSValidationNumberTooSmallError: Int { 1620 }
/// The error code for a date that is too late.
public var NSValidationDateTooLateError: Int { 1630 }
/// The error code for a date that is too early.
public var NSValidationDateTooSoonError: Int { 1640 }
/// The error code for a text that is too long.
public var NSValidationStringTooLongError: Int { 1660 }
/// The error code for a text that is too short.
public var NSValidationStringTooShortError: Int { 1670 }
/// The error code for a text that does not match its pattern.
public var NSValidationStringPatternMatchingError: Int { 1680 }

extension NSManagedObject {
  final func validateProperties() throws {
    var errors: [NSError] = []
    for property in entity.saved.conditioned {
      if let relation = property as? NSRelationshipDescription {
        if let error = invalid(relation) { errors.append(error) }
      } else if let attribute = property as? NSAttributeDescription, let error = invalid(attribute) {
        errors.append(error)
      }
    }
    try throwAll(errors)
  }

  final func validateDeletion() throws {
    try throwAll(
      entity.relationshipsByName.values.filter { $0.deleteRule == .denyDeleteRule && !related($0.name).isEmpty }
        .map { error(NSValidationRelationshipDeniedDeleteError, $0.name, "Items cannot be deleted from \(entity.name ?? "").") })
  }

  private func throwAll(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors, NSValidationObjectErrorKey: self,
      ])
  }

  private func invalid(_ attribute: NSAttributeDescription) -> NSError? {
    let name = attribute.name
    guard let value = values[name] else {
      return attribute.isOptional ? nil : error(NSValidationMissingMandatoryPropertyError, name, "\(name) is a required value.")
    }
    guard attribute.minimum != nil || attribute.maximum != nil || attribute.pattern != nil else { return nil }
    switch value {
    case let text as String:
      let count = Double(text.count)
      if let least = attribute.minimum, count < least { return error(NSValidationStringTooShortError, name, "\(name) is too short.") }
      if let most = attribute.maximum, count > most { return error(NSValidationStringTooLongError, name, "\(name) is too long.") }
      if let pattern = attribute.pattern, text.range(of: pattern, options: .regularExpression) != text.startIndex..<text.endIndex {
        return error(NSValidationStringPatternMatchingError, name, "\(name) is not valid.")
      }
    case let date as Date:
      let seconds = date.timeIntervalSinceReferenceDate
      if let least = attribute.minimum, seconds < least { return error(NSValidationDateTooSoonError, name, "\(name) is too soon.") }
      if let most = attribute.maximum, seconds > most { return error(NSValidationDateTooLateError, name, "\(name) is too late.") }
    default:
      guard let number = value as? NSNumber ?? (value as? Double).map(NSNumber.init(value:)) else { return nil }
      if let least = attribute.minimum, number.doubleValue < least {
        return error(NSValidationNumberTooSmallError, name, "\(name) is too small.")
      }
      if let most = attribute.maximum, number.doubleValue > most {
        return error(NSValidationNumberTooLargeError, name, "\(name) is too large.")
      }
    }
    return nil
  }

  private func invalid(_ relation: NSRelationshipDescription) -> NSError? {
    let (name, count) = (relation.name, related(relation.name).count)
    guard relation.isToMany else {
      return count > 0 || relation.isOptional ? nil : error(NSValidationMissingMandatoryPropertyError, name, "\(name) is a required value.")
    }
    // Without a minimum count, iOS saves a required to-many relationship without objects.
    if count == 0, relation.isOptional { return nil }
    if count < relation.minCount { return error(NSValidationRelationshipLacksMinimumCountError, name, "Too few items in \(name).") }
    if relation.maxCount > 0, count > relation.maxCount {
      return error(NSValidationRelationshipExceedsMaximumCountError, name, "Too many items in \(name).")
    }
    return nil
  }

  private func error(_ code: Int, _ name: String, _ description: String) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: description, NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self,
    ]
    info[NSValidationValueErrorKey] = values[name]
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
