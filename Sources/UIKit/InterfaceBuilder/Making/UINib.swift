import Foundation

/// The objects of a nib file, which is read once and can be instantiated repeatedly.
///
/// A missing or damaged file is reported through ``UIKitError`` on instantiation; then no objects are created.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Options for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the external-object placeholders of the nib: `[String: Any]` by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String)
    case data(Data)
  }

  private let source: Source
  let bundle: Bundle
  private var readPlan: InterfacePlan?

  /// Creates a nib from a file of a bundle; `nil` is the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name)
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates an interface from the data of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data)
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates a nib from a plan that is part of another document, such as a prototype cell.
  init(plan: InterfacePlan, bundle: Bundle) {
    source = .file(name: plan.file)
    self.bundle = bundle
    readPlan = plan
    super.init()
  }

  /// Creates a new set of the nib's objects, and connects them with each other and with the owner.
  ///
  /// - Returns: The top-level objects, in document order, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let plan = plan() else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let maker = InterfaceMaker(
      plan, bundle: bundle, owner: ownerOrNil.map { $0 as AnyObject }, externalObjects: external.mapValues { $0 as AnyObject })
    let objects = plan.objects.compactMap { maker.makeTopLevel($0) }
    maker.finish()
    NibObjects.keepUntilNextTurn(objects)
    return objects
  }

  /// Creates the objects of a nib that has one top-level object; returns nil if it has more or none.
  final func onlyObject() -> AnyObject? {
    guard let plan = plan(), plan.objects.filter({ RecognizerKinds.types[$0.kind] == nil }).count == 1 else { return nil }
    let maker = InterfaceMaker(plan, bundle: bundle)
    let objects = plan.objects.compactMap { maker.makeTopLevel($0) }
    maker.finish()
    return objects.first { !($0 is UIGestureRecognizer) }
  }

  private func plan() -> InterfacePlan? {
    if let readPlan { return readPlan }
    do {
      switch source {
      case .data(let data): readPlan = try InterfacePlan(data: data, file: "nib of \(data.count) bytes")
      case .file(let name):
        guard let file = InterfaceFile.find(name, .nib, in: bundle) else {
          UIKitError.raise("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
          return nil
        }
        readPlan = try InterfacePlans.plan(of: file)
      }
    } catch {
      UIKitError.raise("\(error)")
    }
    return readPlan
  }
}
