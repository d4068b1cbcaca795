import Foundation

/// The modules of an app: the module of a bundle, and the classes with other names in documents.
@MainActor package enum InterfaceModules {
  /// Returns the module whose resources `bundle` contains.
  package static func module(of bundle: Bundle) -> String? {
    if bundle == .main { return applicationModule }
    loadAll()
    return ClassTables.loadedModules.first { $0.tables.bundlePath.map { path(of: $0) } == path(of: bundle.bundlePath) }?.name
  }

  /// The module of the application's delegate. Before the delegate exists, because a main nib contains it: the program's, if it has tables.
  package static var applicationModule: String? {
    if let delegate = UIApplication.shared.delegate { return ClassTables.moduleName(of: type(of: delegate)) }
    return programModule
  }

  private static let programModule: String? = {
    let name = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
    // The importer can give a module another name than the program's.
    let module = Bundle.main.infoDictionary?["TrestleModule"] as? String ?? String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return ClassTables.load(module: module) == nil ? nil : module
  }()

  /// Returns the bundle with the resources of the module of `type`.
  package static func bundle(of type: AnyClass) -> Bundle? { bundle(ofModule: ClassTables.moduleName(of: type)) }

  /// Returns the bundle with the resources of a module, if its tables name one.
  static func bundle(ofModule name: String) -> Bundle? {
    ClassTables.load(module: name)?.bundlePath.flatMap { Bundle(path: $0) }
  }

  /// Returns the class that is called `name` in documents; of `module`, or nil for all modules.
  package static func alias(_ name: String, in module: String?) -> AnyClass? {
    if let module { return ClassTables.load(module: module)?.aliases[name] }
    loadAll()
    return ClassTables.loadedModules.lazy.compactMap { $0.tables.aliases[name] }.first
  }

  /// Reads the tables of the application and of its libraries. A class of a library can be named in a document before any code uses it.
  private static func loadAll() {
    if let module = applicationModule { ClassTables.load(module: module) }
    ClassTables.loadLibraries()
  }

  /// The application's bundles: the main one, and that of its delegate's module if its resources are separate.
  static var applicationBundles: [Bundle] { [.main] + (applicationModule.flatMap { bundle(ofModule: $0) }.map { [$0] } ?? []) }

  private static func path(of path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
