import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
}

/// The places whose omission was printed already.
nonisolated private final class _TrestleLeftOut: @unchecked Sendable {
  static let shared = _TrestleLeftOut()
  private let lock = NSLock()
  private var places: Set<String> = []
  func isNew(_ place: String) -> Bool { lock.withLock { places.insert(place).inserted } }
}

/// Prints that a part of the sources is left out: once for each place, or each time in a run of tests.
nonisolated internal func _trestleLeftOut(_ subject: String, _ reason: String, file: String = #fileID, line: Int = #line) {
  let place = "\(file.split(separator: "/").last ?? ""):\(line)"
  guard _TrestleLeftOut.shared.isNew(place) || getenv("TRESTLE_LEFT_OUT") != nil else { return }
  print("left out: \(subject), \(place): \(reason)")
  fflush(nil)
}

/// Returns an empty value in the place of one that is left out, or ends the application if the type has none.
nonisolated internal func _trestleLeftOutValue<T>(_ subject: String, _ reason: String, file: String = #fileID, line: Int = #line) -> T {
  _trestleLeftOut(subject, reason, file: file, line: line)
  func empty() -> Any? {
    if T.self == Void.self { return () }
    if T.self == Bool.self { return false }
    if let type = T.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) }
    if let type = T.self as? any RangeReplaceableCollection.Type { return type.init() }
    func dictionary<D: ExpressibleByDictionaryLiteral>(_ type: D.Type) -> Any { D() }
    if let type = T.self as? any ExpressibleByDictionaryLiteral.Type { return dictionary(type) }
    if let type = T.self as? any SetAlgebra.Type { return type.init() }
    if let type = T.self as? any AdditiveArithmetic.Type { return type.zero }
    if let type = T.self as? any CaseIterable.Type { return (type.allCases as any Collection).first }
    return nil
  }
  if let value = empty() as? T { return value }
  fatalError("\(subject) is left out, and \(T.self) has no empty value")
}

/// Returns the value of a condition that is left out.
nonisolated internal func _trestleLeftOutCondition(_ subject: String, _ reason: String, file: String = #fileID, line: Int = #line) -> Bool {
  _trestleLeftOut(subject, reason, file: file, line: line)
  return false
}

/// Returns the error that a function throws whose body is left out and whose result has no empty value.
nonisolated internal func _trestleLeftOutError(_ subject: String, _ reason: String, file: String = #fileID, line: Int = #line) -> any Error {
  _trestleLeftOut(subject, reason, file: file, line: line)
  return NSError(domain: "left out", code: 0, userInfo: [NSLocalizedDescriptionKey: "\(subject) is left out: \(reason)"])
}

/// Ends the application where nothing can be in the place of what is left out.
nonisolated internal func _trestleLeftOutEnd(_ subject: String, _ reason: String, file: String = #fileID, line: Int = #line) -> Never {
  _trestleLeftOut(subject, reason, file: file, line: line)
  fatalError("\(subject) is left out")
}

/// A controller in the place of one that hosts a view of SwiftUI.
open class _TrestleHostingController: UIKit.UIViewController {
  private let name: String

  public init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    name = "SwiftUI"
    super.init(coder: coder)
  }

  open override func loadView() { view = _TrestleMissingView(name) }
}

/// A content configuration in the place of one that hosts a view of SwiftUI.
nonisolated internal struct _TrestleHostingConfiguration: UIKit.UIContentConfiguration {
  let name: String
  init(_ name: String) { self.name = name }
  @MainActor func makeContentView() -> UIKit.UIView & UIKit.UIContentView { _TrestleMissingView(name, self) }
  func updated(for state: any UIKit.UIConfigurationState) -> _TrestleHostingConfiguration { self }
}

/// A hatched background with the name of the view that is missing.
@MainActor internal final class _TrestleMissingView: UIKit.UIView, UIKit.UIContentView {
  var configuration: any UIKit.UIContentConfiguration

  init(_ name: String, _ configuration: (any UIKit.UIContentConfiguration)? = nil) {
    self.configuration = configuration ?? _TrestleHostingConfiguration(name)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    contentMode = .redraw
    let label = UIKit.UILabel()
    label.text = name
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIKit.UIColor.systemGray5.setStroke()
    let path = UIKit.UIBezierPath()
    var x = -bounds.height
    while x < bounds.width {
      path.move(to: CGPoint(x: x, y: bounds.height))
      path.addLine(to: CGPoint(x: x + bounds.height, y: 0))
      x += 12
    }
    path.stroke()
  }
}
