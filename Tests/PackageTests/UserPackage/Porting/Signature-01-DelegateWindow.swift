import UIKit

@MainActor enum DelegateWindow {
  static func root() -> UIViewController? {
    let delegate = UIApplication.shared.delegate
    let scene = UIApplication.shared.connectedScenes.first?.delegate as? any UIWindowSceneDelegate
    return delegate?.window??.rootViewController ?? scene?.window??.rootViewController
  }
  static func certain() -> UIWindow { UIApplication.shared.delegate!.window!! }
}
