import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor @Suite(.serialized) struct MetadataTests {
  class Base: NSObject {
    var inherited = 7
  }

  final class Owner: Base {
    var strong: UIView?
    let constant: UIView
    weak var weakView: UIView?
    weak var weakProtocol: (any UITableViewDelegate)?
    unowned var unownedView: UIView
    unowned(unsafe) var unmanagedView: UIView
    var list: [UIView] = []

    init(_ view: UIView) {
      constant = view
      unownedView = view
      unmanagedView = view
    }
  }

  class Generic<Element>: NSObject {
    var element: Element?
    var number: Int32 = 3
  }

  @Test("NB-24 The toolchain's class layout is the known one, or the program stops with a clear message") func layout() {
    expect(ClassMetadata.isLayoutKnown)
  }

  @Test("Field records contain names, ownership, constants and offsets") func fields() throws {
    let fields = ClassMetadata(Owner.self).fields
    expect(
      fields.map(\.name) == ["strong", "constant", "weakView", "weakProtocol", "unownedView", "unmanagedView", "list"])
    expect(fields.map(\.isVariable), equals: [true, false, true, true, true, true, true])
    expect(fields.map(\.ownership), equals: [.strong, .strong, .weak, .weak, .unowned, .unmanaged, .strong])
    let view = UIView()
    let owner = Owner(view)
    owner.list = [view]
    let place = Unmanaged.passUnretained(owner).toOpaque() + fields[6].offset
    expect(place.load(as: [UIView].self).first === view)
  }

  @Test("Fields of a generic class have the types of its arguments") func generic() {
    let fields = ClassMetadata(Generic<String>.self).fields
    expect(fields.map(\.name), equals: ["element", "number"])
    expect(fields.first?.type == String?.self)
    expect(ClassMetadata(Generic<String>.self).descriptor, equals: ClassMetadata(Generic<Int>.self).descriptor)
  }

  @Test("The superclass and the length of the metadata are read") func superclass() {
    expect(ClassMetadata(Owner.self).superclass == Base.self)
    expect(ClassMetadata(Owner.self).count, above: ClassMetadata(Base.self).count)
  }
}
