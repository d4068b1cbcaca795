import QuartzCore
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@MainActor struct ScrollIndicatorTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))
  private let scroll = UIScrollView()

  init() {
    scroll.contentSize = CGSize(width: 800, height: 2000)
    screen.show(scroll)
    screen.layout()
  }

  @Test("SC-05 scrollIndicatorInsets shorten the way of both indicators") func insets() throws {
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    scroll.flashScrollIndicators()
    screen.layout()
    let vertical = try #require(scroll.indicators.vertical)
    let horizontal = try #require(scroll.indicators.horizontal)
    expect(vertical.frame.minY == 43 && vertical.frame.maxX == 307)
    expect(horizontal.frame.minX == 33 && horizontal.frame.maxY == 457)
    scroll.contentOffset = CGPoint(x: 480, y: 1520)
    screen.layout()
    expect(vertical.frame.maxY - scroll.contentOffset.y, equals: 457)
    expect(horizontal.frame.maxX - scroll.contentOffset.x, equals: 307)
    expect(scroll.verticalScrollIndicatorInsets, equals: scroll.horizontalScrollIndicatorInsets)
  }

  @Test("Indicators have the design of their view") func design() throws {
    scroll.flashScrollIndicators()
    screen.settle()
    screen.traits = { $0.design = .classic }
    scroll.flashScrollIndicators()
    screen.layout()
    try expect(#require(scroll.indicators.vertical).frame.width == ScrollIndicatorMetrics.classic.thickness)
  }

  @Test("SC-05 The indicators go after content is thrown back at the very speed of its spring") func matchedSpeed() throws {
    scroll.decelerate(from: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: 540 + 1e-10), at: CACurrentMediaTime())
    screen.advance(by: 2)
    expect(!scroll.isDecelerating && scroll.contentOffset.y == 0)
    try expect(#require(scroll.indicators.vertical).alpha == 0)
  }
}
