// The keys of a bundle's information.

/// The key of the identifier of a bundle, such as "com.example.app".
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the short name of a bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the build number of a bundle.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the file name of the program of a bundle.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language in which a bundle is developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages for which a bundle has resources.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The key of the version of the format of a bundle's information, "6.0".
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
