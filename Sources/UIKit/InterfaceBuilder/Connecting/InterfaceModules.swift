import Foundation

/// The modules of an app: which one a bundle belongs to, and which classes have another name in documents.
@MainActor enum InterfaceModules {
  /// The module whose resources `bundle` holds.
  static func module(of bundle: Bundle) -> String? { bundle == .main ? applicationModule : nil }

  /// The module of the application's delegate.
  static var applicationModule: String? {
    UIApplication.shared.delegate.flatMap { String(reflecting: Swift.type(of: $0)).split(separator: ".").first.map(String.init) }
  }

  /// The bundle with the resources of the module of `type`.
  static func bundle(of type: AnyClass) -> Bundle? { nil }

  /// The class that is called `name` in documents; of `module`, or nil for all modules.
  static func alias(_ name: String, in module: String?) -> AnyClass? { nil }
}
