import UIKit

/// A row of the list: the picture of a flower beside its names, above them at the large text sizes.
final class PlantCell: UITableViewCell {
  @IBOutlet private weak var picture: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var latinLabel: UILabel!
  @IBOutlet private weak var heart: UIImageView!
  @IBOutlet private weak var stack: UIStackView!
  private var look: FlowerLook?

  override func awakeFromNib() {
    super.awakeFromNib()
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    latinLabel.font = .italic(.subheadline)
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in cell.adapt() }
    adapt()
  }

  func show(_ plant: Plant) {
    look = plant.look
    nameLabel.text = plant.title
    latinLabel.text = plant.subtitle
    latinLabel.isHidden = plant.subtitle.isEmpty
    heart.isHidden = !plant.isFavorite
    accessibilityLabel = plant.spokenDescription
    adapt()
  }

  private func adapt() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
    latinLabel.font = .italic(.subheadline)
    if let look { picture.image = FlowerPicture.portrait.image(of: look, size: CGSize(width: 56, height: 56), traits: traitCollection) }
  }
}
