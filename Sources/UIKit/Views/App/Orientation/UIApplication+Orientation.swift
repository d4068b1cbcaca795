import Foundation

extension UIApplication {
  /// Returns the orientations the application supports in a window: from its delegate, else its property list, else all.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    if let given = delegate?.application(self, supportedInterfaceOrientationsFor: window), !given.isEmpty { return given }
    let names = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String] ?? []
    let listed = names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
    return listed.isEmpty ? .all : listed
  }
}
