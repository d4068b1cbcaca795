import UIKit

/// The outlets that Interface Builder files connect.
public final class _TrestleModule: _ModuleTables {
  @MainActor public override class var tables: [_ClassTable] {
    var table = _ClassTable(SKView.self)
    table.setter("delegate") { (view: SKView, delegate: (any SKViewDelegate)?) in view.delegate = delegate }
    return [table]
  }
}
