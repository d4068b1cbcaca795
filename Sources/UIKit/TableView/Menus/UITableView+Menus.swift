import Foundation

extension UITableView {
  /// Rows can have menus once there is a delegate.
  final func updateMenus() {
    if extras.delegate != nil, extras.menus == nil {
      let menus = RowMenus(self)
      extras.menus = menus
      menus.attach()
    }
  }

  /// The context menu interaction of the rows, for a delegate that has menus for them.
  public final var contextMenuInteraction: UIContextMenuInteraction? { extras.menus?.context }
}
