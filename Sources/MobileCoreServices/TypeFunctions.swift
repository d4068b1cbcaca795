@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A value that Core Foundation's functions would return without saying who owns it. Here it owns itself.
public struct UnmanagedString {
  let value: CFString
  public func takeRetainedValue() -> CFString { value }
  public func takeUnretainedValue() -> CFString { value }
}

/// The identifier of the type with a tag; a dynamic one if none is declared.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    .map { UnmanagedString(value: $0.identifier) }
}

public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedString(value: $0) }
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI { return true }
  guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: parent)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedString? {
  UTType(inUTI)?.localizedDescription.map { UnmanagedString(value: $0) }
}

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }
