import UIKit

final class PopoverHost: UIViewController, UIPopoverPresentationControllerDelegate {
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { rect.pointee = view.pointee.bounds }
}
