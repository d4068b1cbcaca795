import UIKit

/// The outlets that Interface Builder files connect.
public final class _TrestleModule: _ModuleTables {
  @MainActor public override class var tables: [_ClassTable] {
    var table = _ClassTable(MTKView.self)
    table.setter("delegate") { (view: MTKView, delegate: (any MTKViewDelegate)?) in view.delegate = delegate }
    return [table]
  }
}
