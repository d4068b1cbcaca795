extension UIViewController: UIAppearanceContainer {}
extension UIViewController: ViewHolding {}
