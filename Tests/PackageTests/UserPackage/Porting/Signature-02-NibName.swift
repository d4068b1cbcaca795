import UIKit

final class NamedNibController: UIViewController {
  override var nibName: String? { "Other" }
  override var nibBundle: Bundle? { .main }
}
