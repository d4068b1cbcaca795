@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A string with unspecified ownership, as Core Foundation's functions return it. On Linux it is managed automatically.
public struct UnmanagedString {
  let value: CFString
  /// Returns the string. The ownership is automatic.
  public func takeRetainedValue() -> CFString { value }
  /// Returns the string. The ownership is automatic.
  public func takeUnretainedValue() -> CFString { value }
}

/// Returns the identifier of the type with a tag; a dynamic identifier if no type is declared.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    .map { UnmanagedString(value: $0.identifier) }
}

/// Returns the first tag of a type in a class, or nil.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedString(value: $0) }
}

/// Returns whether a type equals another one or is derived from it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI { return true }
  guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: parent)
}

/// Returns whether two identifiers are equal, ignoring case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedString? {
  UTType(inUTI)?.localizedDescription.map { UnmanagedString(value: $0) }
}

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }
/// Returns whether the identifier is dynamic, which means that it represents an undeclared type.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }
