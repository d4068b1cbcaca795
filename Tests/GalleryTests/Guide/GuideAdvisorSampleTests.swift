import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Runs the guide's advisor on the samples and the figures.
@Suite(.serialized) @MainActor struct GuideAdvisorSampleTests {
  private final class Findings {
    var list: [UIGuideAdvisor.Finding] = []
  }

  @Test("The advisor finds nothing in the samples, whose rows are touched and scrolled, nor in the figures")
  func samples() throws {
    let findings = Findings()
    UIGuideAdvisor.start { findings.list.append($0) }
    defer { UIGuideAdvisor.stop() }
    for sample in Gallery.samples {
      let screen = TestScreen.showing(sample)
      screen.composesFrames = false
      for _ in 0..<2 {
        for y in [200, 260, 320] {
          screen.tap(CGPoint(x: 120, y: y))
          screen.settle(timeout: 1)
        }
        screen.drag(from: CGPoint(x: 120, y: 500), to: CGPoint(x: 120, y: 200))
        screen.settle(timeout: 1)
        screen.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 120, y: 500))
        screen.settle(timeout: 1)
      }
      expect(findings.list.isEmpty, "\(sample.name): \(findings.list)")
      findings.list = []
    }
    for figure in GuideFigure.all {
      try? GuideReplay(figure, .modern).play()
      expect(findings.list.isEmpty, "\(figure.number): \(findings.list)")
      findings.list = []
    }
  }
}
