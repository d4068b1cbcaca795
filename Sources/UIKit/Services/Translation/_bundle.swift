import Foundation

/// Returns the bundle with the resources of the module that declares a class: that of a framework or package, else the main bundle. The
/// importer generates it for `Bundle(for:)`, because Foundation returns the main bundle for every class.
public func _bundle(for aClass: AnyClass) -> Bundle {
  let module = String(reflecting: aClass).prefix { $0 != "." }
  let tables = _typeByName("\(module)._TrestleModule") as? _ModuleTables.Type
  return tables?.bundlePath.flatMap { Bundle(path: $0) } ?? .main
}
