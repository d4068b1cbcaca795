import CoreGraphics

/// Creates the parts of bars and containers that are lists. The folder `Lists` provides the closures, because it is above the containers.
@MainActor package struct ListScreens {
  /// Makes the root of the "More" stack of a full tab bar.
  let more: (UITabBarController) -> any MoreList
  let sidebar: (UITabBarController) -> any TabSidebar
  /// Makes the transition between two controllers that share a list; nil if they do not.
  let sharedList: (NavigationTransition, UIViewController?, UIViewController?, TimeInterval) -> (any SharedListTransition)?

  package init(
    more: @escaping (UITabBarController) -> any MoreList, sidebar: @escaping (UITabBarController) -> any TabSidebar,
    sharedList: @escaping (NavigationTransition, UIViewController?, UIViewController?, TimeInterval) -> (any SharedListTransition)?
  ) {
    self.more = more
    self.sidebar = sidebar
    self.sharedList = sharedList
  }

  package static var connected: ListScreens?
}

/// The list behind the "More" item of a tab bar.
@MainActor package protocol MoreList: UIViewController {
  /// Updates the rows after a change of the tabs.
  func reload()
}

/// The list of tabs at the side of a wide window.
@MainActor package protocol TabSidebar: UIView {
  /// Whether the sidebar is beside the content, with a line between them, rather than over it, with a shadow.
  var isTiled: Bool { get set }
  /// Updates the rows after a change of the tabs.
  func reload()
  /// Marks the row of the selected tab.
  func showSelection()
  /// Updates the header and the footer of the sidebar.
  func showEnds()
}

package enum TabSidebarSizes {
  package static let width: CGFloat = 320
  package static let buttonSide: CGFloat = 44
  package static let duration = 0.3
}

/// A navigation transition in which one list moves from a controller to another.
@MainActor package protocol SharedListTransition: UIViewControllerAnimatedTransitioning {
  /// Moves the list to the incoming controller. It still has the other controller's layout.
  func handOver()
  /// Applies the incoming controller's layout immediately, for a transition without animation.
  func finishAtOnce()
  /// Restores the previous state after a canceled transition.
  func undo()
}

/// A view that holds the list of a controller among other subviews.
@MainActor package protocol ListHolding: UIView {
  var heldList: UIScrollView? { get }
}
