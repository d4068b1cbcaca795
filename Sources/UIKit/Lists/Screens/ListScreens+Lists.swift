extension ListScreens {
  package static let lists = ListScreens(
    more: { MoreListController(tabs: $0) }, sidebar: { TabSidebarView($0) },
    sharedList: { LayoutNavigation($0, from: $1, to: $2, duration: $3) })
}
