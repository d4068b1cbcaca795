import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// The properties of all items of a kind, set through appearance proxies.
@Suite("Bar items: appearance proxies", .serialized) @MainActor
struct BarItemProxyTests {
  init() { Interface.begin() }

  private func show(_ item: UIBarButtonItem, on screen: TestScreen) -> UINavigationController {
    let root = UIViewController()
    root.title = "First"
    let second = UIViewController()
    second.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(second, animated: false)
    screen.show(navigation)
    screen.settle()
    return navigation
  }

  private func row(_ navigation: UINavigationController) throws -> NavigationItemView { try #require(navigation.navigationBar.shown) }

  @Test("Title attributes of the proxy apply to a button and the back button; an item's own take precedence")
  func titles() throws {
    defer { Interface.begin() }
    let screen = TestScreen(scale: 1)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    let navigation = show(item, on: screen)
    let button = try #require(try row(navigation).rightViews.first as? BarButton)
    expect(button.label.textColor, equals: .red)
    try expect(row(navigation).backButton?.label.textColor, equals: .red)
    expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .red)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    screen.layout()
    expect(button.label.textColor, equals: .green)
  }

  @Test("Proxies of items in toolbars do not apply to navigation bars; the tint of a subclass takes precedence over that of its superclass")
  func containers() throws {
    final class Special: UIBarButtonItem {}
    defer { Interface.begin() }
    let screen = TestScreen(scale: 1)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .purple
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .brown
    Special.appearance().tintColor = .orange
    let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    let navigation = show(item, on: screen)
    let special = Special(title: "It", style: .plain, target: nil, action: nil)
    let plain = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    navigation.isToolbarHidden = false
    navigation.topViewController?.toolbarItems = [special, plain]
    screen.settle()
    try expect((row(navigation).rightViews.first as? BarButton)?.label.textColor, equals: .brown)
    expect(navigation.toolbar.itemViews.map { ($0 as? BarButton)?.label.textColor }, equals: [.orange, .purple])
    // In another place, an item uses the properties set there.
    navigation.topViewController?.toolbarItems = [item]
    navigation.topViewController?.navigationItem.rightBarButtonItem = nil
    screen.settle()
    expect((navigation.toolbar.itemViews.first as? BarButton)?.label.textColor, equals: .purple)
  }

  @Test("Background images and adjustments of all items; those of the back button are separate")
  func images() throws {
    defer { Interface.begin() }
    let screen = TestScreen(scale: 1, design: .classic)
    let red = filledImage(.red)
    let blue = filledImage(.blue)
    let proxy = UIBarButtonItem.appearance()
    proxy.setBackgroundImage(red, for: .normal, barMetrics: .default)
    proxy.setBackButtonBackgroundImage(blue, for: .normal, barMetrics: .default)
    proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 7, vertical: 0), for: .default)
    let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    let navigation = show(item, on: screen)
    expect(item.backgroundImage(for: .normal, barMetrics: .default) === red)
    let back = try #require(try row(navigation).backButton)
    expect(back.item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === blue)
    expect(back.titleAdjustment(back.item.backBackgroundImages).horizontal, equals: 7)
    let picture = screen.snapshot()
    let button = try #require(try row(navigation).rightViews.first)
    let frame = button.convert(button.bounds, to: nil)
    let pixel = picture.pixel(x: Int(frame.minX) + 2, y: 22)
    expect(pixel.red > 200 && pixel.green < 60)
    let left = picture.pixel(x: 12, y: 10)
    expect(left.blue > 200 && left.red < 60)
  }

  @Test("A proxy for traits applies while they match, and its values are removed when they no longer do")
  func traits() throws {
    defer { Interface.begin() }
    let screen = TestScreen(scale: 1)
    UIBarButtonItem.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = .yellow
    let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    let navigation = show(item, on: screen)
    let button = try #require(try row(navigation).rightViews.first as? BarButton)
    expect(button.label.textColor != .yellow)
    screen.traits = { $0.userInterfaceStyle = .dark }
    expect(button.label.textColor, equals: .yellow)
    screen.traits = { $0.userInterfaceStyle = .light }
    expect(button.label.textColor != .yellow)
  }

  @Test("A tab bar's items get badge color, attributes and title position from their proxy")
  func tabs() throws {
    defer { Interface.begin() }
    let screen = TestScreen()
    let proxy = UITabBarItem.appearance()
    proxy.badgeColor = .blue
    proxy.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    screen.show(tabs)
    screen.settle()
    let item = try #require(tabs.tabBar.items?[1])
    expect(item.badgeColor == .blue && item.titlePositionAdjustment.vertical == -4)
    expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .red)
    item.badgeColor = .green
    expect(item.badgeColor, equals: .green)
  }

  @Test("Each bar has its own copy of the appearance set on a proxy")
  func copies() {
    defer { Interface.begin() }
    let screen = TestScreen()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = appearance
    UITabBar.appearance().barTintColor = .green
    let tabs = UITabBarController()
    let stacks = [UIViewController(), UIViewController()].map { UINavigationController(rootViewController: $0) }
    tabs.viewControllers = stacks
    screen.show(tabs)
    tabs.selectedIndex = 1
    screen.settle()
    let bars = stacks.map(\.navigationBar)
    expect(bars.allSatisfy { $0.standardAppearance.backgroundColor == .red })
    expect(bars[0].standardAppearance !== bars[1].standardAppearance)
    bars[0].standardAppearance.backgroundColor = .blue
    expect(bars[1].standardAppearance.backgroundColor, equals: .red)
    expect(tabs.tabBar.barTintColor, equals: .green)
  }
}

/// Returns a small image of one color that may be stretched.
@MainActor func filledImage(_ color: UIColor, _ side: CGFloat = 12) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
  }.withRenderingMode(.alwaysOriginal)
}
