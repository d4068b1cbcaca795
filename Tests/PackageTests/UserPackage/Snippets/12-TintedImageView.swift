import UIKit

@MainActor func makeIcon(named name: String, tint: UIColor) -> UIImageView {
  let image = UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
  let view = UIImageView(image: image)
  view.tintColor = tint
  view.contentMode = .scaleAspectFit
  return view
}
