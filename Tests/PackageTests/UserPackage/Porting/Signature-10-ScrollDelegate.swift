import UIKit

final class ForwardingScroll: UIScrollView {
  private weak var other: (any UIScrollViewDelegate)?
  override weak var delegate: (any UIScrollViewDelegate)? {
    get { other }
    set { other = newValue }
  }
}
