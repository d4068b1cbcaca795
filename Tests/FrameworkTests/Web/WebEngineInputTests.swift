import AuthenticationServices
import Foundation
import SafariServices
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
@testable import WebKit

private let longPage = """
  <!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0; font: 16px Inter }
  .row { height: 60px; display: flex; align-items: center; padding: 0 16px; border-bottom: 1px solid #ccc; box-shadow: 0 1px 3px #0003 }
  .dot { width: 40px; height: 40px; border-radius: 20px; margin-right: 12px }
  #inner { height: 200px; overflow: auto; background: #eef } #inner div { height: 2000px } input { font-size: 17px; margin: 10px }</style>
  <input id="field"><input id="mail" type="email"><div id="inner"><div>Inner</div></div><div id="rows"></div>
  <script>for (let i = 0; i < 300; i++) { const row = document.createElement('div'); row.className = 'row';
  row.innerHTML = `<div class="dot" style="background: hsl(${i * 7 % 360}, 80%, 55%)"></div><div>Row ${i}: the quick brown fox</div>`;
  rows.append(row) }</script>
  """

@MainActor @Suite(.serialized, .enabled(if: webEngineIsInstalled, withoutWebEngine)) struct WebEngineInputTests {
  @Test("The page follows the content offset of the scroll view, which follows scripts and pans")
  func scrolling() async throws {
    let scene = WebScene()
    await scene.show(longPage)
    let scroll = scene.web.scrollView
    await scene.wait { scroll.contentSize.height > 18_000 }
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    await scene.pause(0.3)
    try await expect(scene.value("scrollY") as? Double, equals: 500)
    await scene.pause(0.4)
    _ = try await scene.value("scrollTo(0, 1200)")
    await scene.wait { scroll.contentOffset.y == 1200 }
    expect(scroll.contentOffset.y, equals: 1200)
    let touch = scene.screen.touchDown(CGPoint(x: 180, y: 600))
    for step in 1...15 {
      touch.move(to: CGPoint(x: 180, y: 600 - CGFloat(step) * 20))
      await scene.pause(0.02)
    }
    touch.up()
    await scene.pause(1.5)
    expect(scroll.contentOffset.y, above: 1400)
    try await expect(scene.value("scrollY") as? Double, equals: Double(scroll.contentOffset.y.rounded()))
  }

  @Test("A pan in an inner element scrolls that and not the page; a page that prevents touches is not scrolled")
  func innerScrolling() async throws {
    let scene = WebScene()
    await scene.show(longPage)
    let touch = scene.screen.touchDown(CGPoint(x: 180, y: 180))
    for step in 1...10 {
      touch.move(to: CGPoint(x: 180, y: 180 - CGFloat(step) * 10))
      await scene.pause(0.02)
    }
    touch.up()
    await scene.pause(0.5)
    #expect((try await scene.value("inner.scrollTop") as? Double ?? 0) > 40)
    expect(scene.web.scrollView.contentOffset.y, equals: 0)
    _ = try await scene.value("addEventListener('touchstart', event => event.preventDefault(), { passive: false })")
    let second = scene.screen.touchDown(CGPoint(x: 180, y: 600))
    for step in 1...10 {
      second.move(to: CGPoint(x: 180, y: 600 - CGFloat(step) * 20))
      await scene.pause(0.02)
    }
    second.up()
    await scene.pause(0.3)
    expect(scene.web.scrollView.contentOffset.y, equals: 0)
  }

  @Test("A tapped field gets the keyboard of its kind and what is typed")
  func typing() async throws {
    let scene = WebScene()
    await scene.show(longPage)
    try await scene.tap("#field")
    await scene.wait { scene.content.isFirstResponder }
    expect(scene.content.isFirstResponder)
    scene.content.insertText("Grüße 😀 x")
    scene.content.deleteBackward()
    await scene.pause(0.3)
    try await expect(scene.value("field.value") as? String, equals: "Grüße 😀 ")
    try await scene.tap("#mail")
    await scene.wait { scene.content.keyboardType == .emailAddress }
    expect(scene.content.keyboardType, equals: .emailAddress)
    scene.content.resignFirstResponder()
    await scene.pause(0.3)
    try await expect(scene.value("document.activeElement === document.body") as? Bool, equals: true)
  }

  @Test("A page has the same pixels in two processes while time is virtual")
  func samePixels() async throws {
    let page = """
      <!doctype html><style>@keyframes move { to { transform: translateX(200px) rotate(90deg) } } body { font: 20px Inter; margin: 20px }
      #box { width: 60px; height: 60px; background: linear-gradient(#06f, #90f); border-radius: 12px; animation: move 2s linear infinite }
      .grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }</style>
      <p id="date"></p><div id="box"></div><div class="grid" id="grid"></div><script>
      document.getElementById('date').textContent = new Date().toISOString() + ' ' + Math.random().toFixed(6);
      let ticks = 0; setInterval(() => { document.title = ++ticks }, 100);
      for (let i = 0; i < 12; i++) { const cell = document.createElement('b'); cell.textContent = Math.floor(Math.random() * 1000);
      document.getElementById('grid').append(cell) }</script>
      """
    var images: [CGImage] = []
    for _ in 1...2 {
      let scene = WebScene(isTimeVirtual: true)
      await scene.show(page)
      try await expect(scene.value("trestleAdvance(500)") as? Double, equals: 500)
      await scene.settlePixels()
      try await expect(scene.value("[document.title, Date.now()].join()") as? String, equals: "5,1700000000500")
      let image = try #require(scene.content.layer.contentsImage)
      images.append(image)
    }
    expect(images[0].hasSamePixels(as: images[1]))
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      try images[0].writePNG(to: URL(fileURLWithPath: folder + "/web-virtual.png"))
    }
  }

  @Test("Frames arrive while the page scrolls")
  func frameRate() async throws {
    let scene = WebScene()
    await scene.show(longPage)
    await scene.wait { scene.web.scrollView.contentSize.height > 18_000 }
    var frames = 0
    var last = scene.content.layer.contentsImage
    let start = Date()
    var offset: CGFloat = 0
    while Date().timeIntervalSince(start) < 3 {
      offset += 12
      scene.web.scrollView.contentOffset.y = offset
      await scene.screen.layout()
      for _ in 0..<8 where scene.content.layer.contentsImage === last { try await Task.sleep(for: .milliseconds(2)) }
      if scene.content.layer.contentsImage !== last {
        frames += 1
        last = scene.content.layer.contentsImage
      }
    }
    let rate = Double(frames) / Date().timeIntervalSince(start)
    print("Frames a second while scrolling: \(rate.formatted(.number.precision(.fractionLength(1))))")
    // The machine may be busy; 40 are expected of an idle one.
    expect(rate, above: 10)
  }

  @Test("Signing in ends with the address of the callback; a Safari controller shows the page")
  func signIn() async throws {
    final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
      let window: UIWindow
      init(_ window: UIWindow) { self.window = window }
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }
    final class Delegate: NSObject, SFSafariViewControllerDelegate {
      var loaded: Bool?
      func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        loaded = didLoadSuccessfully
      }
    }
    let scene = WebScene()
    let server = try PageServer { path, _ in
      path == "/sign-in" ? PageServer.Answer(status: "302 Found", headers: ["Location: myapp://done?token=42"]) : PageServer.Answer("<p>Hi")
    }
    let provider = Provider(try #require(scene.controller.view.window))
    var outcome: (URL?, (any Error)?)?
    let session = ASWebAuthenticationSession(url: server.url("/sign-in"), callbackURLScheme: "myapp") { outcome = ($0, $1) }
    session.presentationContextProvider = provider
    session.prefersEphemeralWebBrowserSession = true
    expect(session.canStart && session.start())
    await scene.wait { outcome != nil }
    expect(outcome?.0?.absoluteString == "myapp://done?token=42" && outcome?.1 == nil)
    await scene.wait { scene.controller.presentedViewController == nil }
    let safari = SFSafariViewController(url: server.url("/page"))
    let delegate = Delegate()
    safari.delegate = delegate
    scene.controller.present(safari, animated: false)
    await scene.wait { delegate.loaded != nil }
    expect(delegate.loaded, equals: true)
  }
}
