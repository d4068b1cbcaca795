import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor @Suite(.serialized) struct InstantiateTests {
  class OwnFrame: UIView {
    let word: String

    override init(frame: CGRect) {
      word = "frame"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  class OwnName: UIViewController {
    let given: String?

    override init(nibName: String?, bundle: Bundle?) {
      given = "\(nibName ?? "none") \(bundle === Bundle.main)"
      super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { nil }
  }

  class OwnStyle: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier.map { "\($0)!" })
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Inherited: OwnFrame {}

  @Test("A metatype's instance is created by the initializer that the class has or inherits") func initialisers() {
    let view: UIView.Type = Inherited.self
    expect((_instantiate(view, frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Inherited)?.frame.maxY, equals: 6)
    expect((_instantiate(view) as? Inherited)?.word, equals: "frame")
    let controller: UIViewController.Type = OwnName.self
    let name = "A name that is too long to be stored in the two words of a string"
    expect((_instantiate(controller, nibName: name, bundle: .main) as? OwnName)?.given, equals: "\(name) true")
    expect((_instantiate(controller) as? OwnName)?.given, equals: "none false")
    expect(_instantiate(UIViewController.self).nibName == nil)
    let cell: UITableViewCell.Type = OwnStyle.self
    expect(_instantiate(cell, style: .default, reuseIdentifier: "id").reuseIdentifier, equals: "id!")
  }

  @Test("Instances created at run time are deallocated, with the objects given to them") func freed() {
    weak var made: UIViewController?
    weak var given: Bundle?
    do {
      let bundle = Bundle(path: NSTemporaryDirectory())
      given = bundle
      let type: UIViewController.Type = OwnName.self
      let controller = _instantiate(type, nibName: "x", bundle: bundle)
      made = controller
      expect(controller.nibBundle === bundle)
    }
    expect(made == nil)
    _ = given
  }
}
