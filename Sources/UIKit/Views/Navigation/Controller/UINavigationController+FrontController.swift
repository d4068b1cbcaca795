extension UINavigationController: ControllerStack {}
