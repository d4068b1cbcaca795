import UIKit

/// The outlets that Interface Builder files connect.
public final class _TrestleModule: _ModuleTables {
  @MainActor public override class var tables: [_ClassTable] {
    var table = _ClassTable(MKMapView.self)
    table.setter("delegate") { (view: MKMapView, delegate: (any MKMapViewDelegate)?) in view.delegate = delegate }
    return [table]
  }
}
