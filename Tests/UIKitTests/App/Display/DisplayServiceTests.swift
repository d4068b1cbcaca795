import CoreGraphics
import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import UIKitViews

/// Drags of other programs and rates of monitors, on a display without a screen.
@MainActor @Suite(.serialized) struct DisplayServiceTests {
  private final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: ["public.url"])
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      log.append("over \(Int(place.x)) \(Int(place.y)) local=\(session.localDragSession != nil)")
      return UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop \(session.items.count)")
      for item in session.items {
        item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.url") { [weak self] data, _ in
          MainActor.assumeIsolated { self?.log.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none") }
        }
      }
    }
  }

  private let display = HeadlessDisplay(size: CGSize(width: 320, height: 480), scale: 1)
  private let host: DisplayHost
  private let target = Target()
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let window: UIWindow
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))

  init() {
    let application = UIApplication.shared
    host = DisplayHost(display: display, application: application, framesPerSecond: nil)
    application.host = host
    window = screen.window
    box.addInteraction(UIDropInteraction(delegate: target))
    window.addSubview(box)
  }

  private func drag(_ phase: DragEvent.Phase, _ x: CGFloat, _ y: CGFloat, types: [String] = ["text/uri-list"]) {
    host.handle(.drag(DragEvent(phase, at: CGPoint(x: x, y: y), types: types)))
    host.endTurn()
  }

  private static let list = Data("# two\r\nfile:///tmp/a%20b.txt\r\nhttps://example.org/\r\n".utf8)

  @Test("What another program drags is a session with its place and types, and has an item for each URL when it is dropped")
  func drops() {
    defer { UIApplication.shared.host = nil }
    // The app opens files where no view accepts them.
    drag(.moved, 50, 50)
    expect(target.log.isEmpty && display.takesDrag)
    drag(.moved, 130, 140)
    expect(target.log.last == "over 30 40 local=false" && display.takesDrag)
    target.log = []
    drag(.dropped([SelectionContent(type: "text/uri-list", bytes: Self.list)]), 150, 150)
    expect(target.log, equals: ["over 50 50 local=false", "drop 2", "file:///tmp/a%20b.txt", "https://example.org/"])
  }

  @Test("A drag that leaves the window exits its target; types that nothing takes are refused") func leaves() {
    defer { UIApplication.shared.host = nil }
    drag(.moved, 130, 140)
    drag(.left, 130, 140)
    expect(target.log.last == "exit" && DragInProgress.current == nil)
    drag(.moved, 130, 140, types: ["image/png"])
    expect(!display.takesDrag)
  }

  @Test("Text of another program is accepted while the first responder takes text, which is then inserted") func text() {
    defer { UIApplication.shared.host = nil }
    let type = SelectionContent.text
    drag(.moved, 50, 50, types: [type])
    expect(!display.takesDrag)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    drag(.moved, 60, 60, types: [type])
    expect(display.takesDrag)
    drag(.dropped([SelectionContent(type: type, bytes: Data("carried".utf8))]), 60, 60, types: [type])
    expect(field.text == "carried" && DragInProgress.current == nil)
  }

  @Test("Frames have the rate of the monitor, which changes when the window moves to another one; the user's choice takes precedence")
  func rates() {
    defer { UIApplication.shared.host = nil }
    expect(screen.window.screen.maximumFramesPerSecond, equals: 60)
    display.framesPerSecond = 144
    host.handle(.displayChanged)
    expect(screen.window.screen.maximumFramesPerSecond, equals: 144)
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 36, maximum: 72, preferred: 72)
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    for frame in 0...144 { FrameDriver.beginFrame(at: 1 + Double(frame) / 144) }
    expect((72...73).contains(calls))
    let fixed = DisplayHost(display: display, application: .shared, framesPerSecond: 30)
    expect(fixed.display === display && screen.window.screen.maximumFramesPerSecond == 30)
    display.framesPerSecond = nil
    host.handle(.displayChanged)
    expect(screen.window.screen.maximumFramesPerSecond, equals: 60)
  }

  @Test("The place of an input method follows the caret of a text that is scrolled") func scrolls() {
    defer { UIApplication.shared.host = nil }
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    scroll.addSubview(field)
    window.addSubview(scroll)
    field.becomeFirstResponder()
    host.drawFrame(at: CACurrentMediaTime())
    let before = display.textInputArea
    scroll.contentOffset.y = 120
    host.drawFrame(at: CACurrentMediaTime())
    expect(before != nil && display.textInputArea == before.map { $0.offsetBy(dx: 0, dy: -120) })
  }
}
