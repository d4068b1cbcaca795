import UIKit

class Tile: UIView {}
final class ChosenCell: UITableViewCell {}

/// The calls that the translator writes for `T()` and `type.init(style:reuseIdentifier:)`.
@MainActor enum Metatypes {
  static func make<View: UIView>(_ type: View.Type) -> View { _instantiate(type) }
  static func cell(_ type: UITableViewCell.Type) -> UITableViewCell { _instantiate(type, style: .subtitle, reuseIdentifier: "a") }
  static func known() -> [UIView] { [make(Tile.self), cell(ChosenCell.self)] }
}
