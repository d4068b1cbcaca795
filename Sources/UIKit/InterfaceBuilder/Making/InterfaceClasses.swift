import Foundation

/// Finds the classes named in documents.
@MainActor enum InterfaceClasses {
  private struct Question: Hashable {
    let name: PlannedClass
    let bundle: String
  }

  private static var answers: [Question: AnyClass?] = [:]

  /// Returns the class for an element: the custom class, if it exists and inherits from `base`, otherwise `base`. The class of a controller can be
  /// any controller, as on iOS.
  static func type(of element: PlannedElement, base: AnyClass, in maker: InterfaceMaker) -> AnyClass {
    guard let wanted = element.customClass else { return base }
    guard let found = find(wanted, in: maker.bundle) else {
      warnOnce("Unknown class \(wanted.name) in Interface Builder file.", wanted, element, maker.plan)
      return base
    }
    guard inherits(found, from: base) || base is UIViewController.Type && found is UIViewController.Type else {
      warnOnce("\(wanted.name) is not a subclass of \(base), which <\(element.kind)> makes.", wanted, element, maker.plan)
      return base
    }
    return found
  }

  static func find(_ wanted: PlannedClass, in bundle: Bundle) -> AnyClass? {
    let question = Question(name: wanted, bundle: bundle.bundlePath)
    if let known = answers[question] { return known }
    let found: AnyClass? = search(wanted, in: bundle)
    answers[question] = found
    return found
  }

  /// Clears the cache, after modules were registered or in tests.
  static func reset() {
    answers = [:]
    warned = []
  }

  private static func search(_ wanted: PlannedClass, in bundle: Bundle) -> AnyClass? {
    var modules: [String] = []
    if wanted.isOfTarget, let module = InterfaceModules.module(of: bundle) { modules.append(module) }
    if let module = wanted.module { modules.append(module.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()) }
    for module in modules {
      if let found = InterfaceModules.alias(wanted.name, in: module) ?? named(wanted.name, in: module) { return found }
    }
    if let found = InterfaceModules.alias(wanted.name, in: nil) { return found }
    if let module = InterfaceModules.applicationModule, !modules.contains(module), let found = named(wanted.name, in: module) {
      return found
    }
    return named(wanted.name, in: "UIKit") ?? InterfaceElements.frameworkClass(wanted.name)
  }

  private static func named(_ name: String, in module: String) -> AnyClass? {
    _typeByName("\(module).\(name)") as? AnyClass
  }

  private static func inherits(_ type: AnyClass, from base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == base { return true }
      current = class_superclass(candidate)
    }
    return false
  }

  private static func class_superclass(_ type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  private static var warned: Set<PlannedClass> = []

  private static func warnOnce(_ message: String, _ wanted: PlannedClass, _ element: PlannedElement, _ plan: InterfacePlan) {
    if warned.insert(wanted).inserted { InterfaceWarnings.warn(message, element, plan) }
  }
}
