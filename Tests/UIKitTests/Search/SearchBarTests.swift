import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitSearch
@testable import UIKitValues
@testable import UIKitViews

@Suite("Search bars") @MainActor
struct SearchBarTests {
  @MainActor private final class Delegate: NSObject, UISearchBarDelegate {
    var log: [String] = []

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { log.append("scope \(selectedScope)") }
  }

  private func show(_ bar: UISearchBar, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 2, design: design)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(bar)
    screen.show(root)
    bar.sizeToFit()
    screen.settle()
    return screen
  }

  private func color(_ color: UIColor, height: CGFloat = 40) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: height))
    }
  }

  private func center(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  @Test("A bar has the measured heights, with and without prompt and scopes", arguments: [UIDesign.modern, .classic])
  func heights(design: UIDesign) {
    let bar = UISearchBar()
    let screen = show(bar, design: design)
    let (whole, field): (CGFloat, CGFloat) = design == .modern ? (56, 36) : (44, 30)
    expect(bar.frame.height == whole && bar.searchTextField.frame.height == field)
    expect(bar.searchTextField.frame.minX, equals: (design == .modern ? 8 : 7))
    bar.scopeButtonTitles = ["One", "Two"]
    bar.sizeToFit()
    expect(bar.frame.height, equals: whole, "scopes that do not show take no room")
    bar.showsScopeBar = true
    bar.prompt = "Prompt"
    bar.sizeToFit()
    screen.layout()
    expect(bar.frame.height, equals: whole + design.search.scopeHeight + design.search.promptHeight)
    expect(bar.searchTextField.frame.minY, above: design.search.promptHeight)
  }

  @Test("The classic field is a white pill under a shade, on the measured gradient, with Cancel at its right")
  func classic() {
    let bar = UISearchBar()
    bar.showsCancelButton = true
    let screen = show(bar, design: .classic)
    let picture = screen.snapshot()
    let top = picture.pixel(x: 4, y: 0)
    expect(abs(Int(top.red) - 0xe3) < 4 && abs(Int(top.green) - 0xe9) < 4 && abs(Int(top.blue) - 0xed) < 4, "\(top)")
    let bottom = picture.pixel(x: 4, y: 85)
    expect(abs(Int(bottom.red) - 0xb3) < 8 || abs(Int(bottom.red) - 0x7a) < 8, "\(bottom)")
    expect(picture.pixel(x: 200, y: 44).red, equals: 255, "white in the middle of the field")
    expect(picture.pixel(x: 200, y: 17).red, below: 235, "a shade under its upper edge")
    let cancel = bar.parts.cancel!
    expect(abs(cancel.frame.maxX - 315) <= 2 && cancel.frame.minX > bar.searchTextField.frame.maxX)
  }

  @Test("Side buttons, Cancel and scopes notify the delegate; a disabled bar is dimmed and does not respond")
  func buttons() {
    let bar = UISearchBar()
    let delegate = Delegate()
    bar.delegate = delegate
    bar.showsBookmarkButton = true
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = true
    let screen = show(bar)
    screen.tap(center(bar.searchTextField.rightView!))
    screen.tap(center(bar.parts.cancel!))
    screen.tap(center(bar.parts.scopes!.control.segments[1]))
    bar.showsBookmarkButton = false
    bar.showsSearchResultsButton = true
    screen.settle()
    screen.tap(center(bar.searchTextField.rightView!))
    expect(delegate.log == ["bookmark", "cancel", "scope 1", "results"] && bar.selectedScopeButtonIndex == 1)
    screen.settle()
    let before = screen.snapshot()
    bar.isEnabled = false
    screen.settle()
    expect(!before.hasSamePixels(as: screen.snapshot()))
    delegate.log = []
    for view in [bar.parts.cancel!, bar.parts.scopes!.control.segments[0], bar.searchTextField] { screen.tap(center(view)) }
    expect(delegate.log.isEmpty && !bar.isFirstResponder)
  }

  @Test("Custom images and positions replace the design's, and can be reset")
  func looks() {
    let bar = UISearchBar()
    bar.text = "x"
    let screen = show(bar)
    let field = bar.searchTextField
    let (glass, words) = (field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
    bar.setBackgroundImage(color(.red), for: .any, barMetrics: .default)
    bar.setSearchFieldBackgroundImage(color(.green, height: 50), for: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 6, vertical: 1), for: .search)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 9, vertical: 0)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    screen.settle()
    let picture = screen.snapshot()
    expect(picture.pixel(x: 2, y: 2).red > 200 && picture.pixel(x: 2, y: 2).green < 80)
    expect(picture.pixel(x: 500, y: 60).green > 100 && picture.pixel(x: 500, y: 60).red < 80)
    expect(field.frame.height == 50 && field.frame.midY == bar.bounds.midY + 2)
    expect(field.leftViewRect(forBounds: field.bounds).minX, equals: glass.minX + 6)
    expect(field.textRect(forBounds: field.bounds).minX, atLeast: words.minX + 9)
    expect(bar.backgroundImage === bar.backgroundImage(for: .any, barMetrics: .default) && bar.backgroundImage != nil)
    expect(bar.searchFieldBackgroundImage(for: .normal) != nil && bar.searchFieldBackgroundImage(for: .disabled) == nil)
    expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 6, vertical: 1) && bar.positionAdjustment(for: .clear) == .zero)
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = true
    bar.scopeBarBackgroundImage = color(.blue)
    bar.setScopeBarButtonBackgroundImage(color(.yellow, height: 30), for: .normal)
    bar.setScopeBarButtonDividerImage(color(.black, height: 30), forLeftSegmentState: .normal, rightSegmentState: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    bar.sizeToFit()
    screen.settle()
    let scopes = screen.snapshot()
    let y = Int(bar.parts.scopes!.frame.minY) * 2
    expect(scopes.pixel(x: 4, y: y + 10).blue > 200 && scopes.pixel(x: 4, y: y + 10).red < 80)
    let yellow = scopes.pixel(x: 40, y: y + 46)
    expect(yellow.red > 200 && yellow.green > 200 && yellow.blue < 80)
    expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .purple)
    expect(bar.scopeBarButtonBackgroundImage(for: .normal) != nil)
    expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    screen.settle()
    expect(field.frame.height, equals: 36)
  }
}
