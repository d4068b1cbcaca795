import UIKit

/// The outlets that Interface Builder files connect.
public final class _TrestleModule: _ModuleTables {
  @MainActor public override class var tables: [_ClassTable] {
    var table = _ClassTable(SCNView.self)
    table.setter("delegate") { (view: SCNView, delegate: (any SCNSceneRendererDelegate)?) in view.delegate = delegate }
    return [table]
  }
}
