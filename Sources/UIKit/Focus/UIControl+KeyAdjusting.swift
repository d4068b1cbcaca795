extension UIControl: KeyAdjusting {}
