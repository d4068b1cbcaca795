@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The class of file name extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A value with unspecified ownership, as returned by Core Foundation's functions. Here it is managed automatically.
public struct UnmanagedString {
  let value: CFString
  /// Returns the string, whose ownership the caller takes in C.
  public func takeRetainedValue() -> CFString { value }
  /// Returns the string, whose ownership remains with the function in C.
  public func takeUnretainedValue() -> CFString { value }
}

/// Returns the identifier of the type with a tag; a dynamic one if none is declared.
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

/// Returns whether a type is another one or derives from it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI { return true }
  guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: parent)
}

/// Returns whether two identifiers name the same type, in any case of letters.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// Returns the description of a type, or nil.
public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedString? {
  UTType(inUTI)?.localizedDescription.map { UnmanagedString(value: $0) }
}

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }
/// Returns whether a type was made for an unknown tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }
