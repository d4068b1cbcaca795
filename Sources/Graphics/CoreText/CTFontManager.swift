internal import TrestleText
import UIKitValues

/// The scope of a registered font: always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  /// The font is available in this process until it ends.
  case process = 1
  /// The font is available to all programs of the user, also later.
  case persistent = 2
  /// The font is available to all programs of the session.
  case session = 3
}

/// The reason that a font was not registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  case fileNotFound = 101
  /// The file is not a font.
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201
}

private func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ reason: CTFontManagerError) -> Bool {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: reason.rawValue, userInfo: nil) as CFError)
  return false
}

/// Registers the fonts of a file. Returns whether this succeeded, and writes the error.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard FileManager.default.fileExists(atPath: fontURL.path) else { return fail(error, .fileNotFound) }
  guard let typeface = Typeface.open(Typeface.Source(path: fontURL.path)) else { return fail(error, .unrecognizedFormat) }
  if FontFamilies.face(named: typeface.postScriptName)?.source == typeface.source { return fail(error, .alreadyRegistered) }
  return FontFamilies.register(path: fontURL.path).isEmpty ? fail(error, .unrecognizedFormat) : true
}

/// Makes a font available by name. Returns whether this succeeded, and writes the error.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  let source = font.font.typeface.source
  if FontFamilies.face(named: font.font.typeface.postScriptName) != nil { return fail(error, .alreadyRegistered) }
  return FontFamilies.register(path: source.path).isEmpty ? fail(error, .unrecognizedFormat) : true
}

/// Registers the fonts of files, and calls the handler with the errors.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: CFArray = []
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
  }
  _ = registrationHandler?(errors, true)
}

/// Returns the descriptions of the fonts in a file, or nil if it has none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  var result: CFArray = []
  while let typeface = Typeface.open(Typeface.Source(path: fileURL.path, index: result.count)),
    let font = Font.make(FontDescription(family: .file(typeface.source), size: 12))
  {
    result.append(UIFont(font).fontDescriptor)
  }
  return result.isEmpty ? nil : result
}

/// Returns the description of the font in a file's bytes, or nil if it has none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  FontFile(data)?.font.map { UIFont($0).fontDescriptor }
}

/// Returns the names of all families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  Array(UIFont.familyNames.map { UIFont.fontNames(forFamilyName: $0) }.joined())
}
