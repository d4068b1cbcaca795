import UIKit

final class SidebarController: UITabBarController, UITabBarControllerDelegate, UITabBarControllerSidebarDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    delegate = self
    sidebar.delegate = self
    sidebar.preferredLayout = .tile
    var header = UIListContentConfiguration.cell()
    header.text = "Library"
    sidebar.headerContentConfiguration = header
    let albums = UITab(title: "Albums", image: nil, identifier: "albums") { _ in UIViewController() }
    tabs = [
      UITabGroup(title: "Library", image: UIImage(systemName: "folder"), identifier: "library", children: [albums]),
      UISearchTab { _ in UIViewController() },
    ]
    selectedTab = tabs.first
    if sidebar.isHidden { sidebar.isHidden = false }
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) { animator.addAnimations {} }
}

@MainActor final class ElementText: NSObject, UITextInteractionDelegate {
  private let content = NSTextContentStorage()
  private let layout = NSTextLayoutManager()
  private var link: UIUpdateLink?

  func setUp(_ view: UITextView, _ text: any UIResponder & UITextInput) {
    content.addTextLayoutManager(layout)
    layout.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    content.performEditingTransaction { content.textStorage?.append(NSAttributedString(string: "text")) }
    layout.enumerateTextLayoutFragments(from: layout.documentRange.location, options: [.ensuresLayout]) { fragment in
      fragment.textLineFragments.allSatisfy { $0.typographicBounds.height > 0 }
    }
    if let manager = view.textLayoutManager {
      manager.enumerateTextSegments(in: manager.documentRange, type: .selection, options: []) { _, frame, _, _ in frame.width > 0 }
    }
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = text
    interaction.delegate = self
    view.addInteraction(interaction)
    let menu = UIMenu(children: [])
    menu.displayPreferences = UIMenuDisplayPreferences()
    menu.displayPreferences?.maximumNumberOfTitleLines = 3
    let link = UIUpdateLink(view: view) { link, info in _ = info.modelTime }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    self.link = link
  }
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
}
