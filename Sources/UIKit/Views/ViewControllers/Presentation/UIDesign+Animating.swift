import CoreGraphics

extension UIDesign.Presentation {
  /// Runs the animation of presented views. `velocity` is the initial speed, in distances per second.
  @MainActor package func animate(velocity: CGFloat = 0, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    if let springFrequency {
      UIView.animate(
        withDuration: duration, springFrequency: springFrequency, velocity: velocity, animations: animations, completion: completion)
    } else {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: animations, completion: completion)
    }
  }
}
