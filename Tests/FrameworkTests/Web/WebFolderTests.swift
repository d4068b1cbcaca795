import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
import WebKit

/// Pages of files that may read a folder, or one file.
@MainActor @Suite(.serialized, .enabled(if: webEngineIsInstalled, withoutWebEngine)) struct WebFolderTests {
  /// A folder with a page, and files in it and beside it.
  private final class Files {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("web folder (\(UUID().uuidString)) ü+")
    var inner: URL { root.appendingPathComponent("in.side") }
    var page: URL { inner.appendingPathComponent("page.html") }

    init() throws {
      try FileManager.default.createDirectory(at: inner.appendingPathComponent("deep"), withIntermediateDirectories: true)
      // A name that a pattern without escapes would match.
      try FileManager.default.createDirectory(at: root.appendingPathComponent("in_side"), withIntermediateDirectories: true)
      let html = """
        <!doctype html><script>var read = []</script><script src="deep/a.js"></script><script src="../b.js"></script>
        <script src="../in_side/b.js"></script><script src="beside.js"></script><p>Page
        """
      try html.write(to: page, atomically: true, encoding: .utf8)
      for (path, word) in [("in.side/deep/a.js", "deep"), ("b.js", "above"), ("in_side/b.js", "other"), ("in.side/beside.js", "beside")] {
        try "read.push('\(word)')".write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
      }
      try "<p>Outside".write(to: root.appendingPathComponent("out.html"), atomically: true, encoding: .utf8)
    }
    deinit { try? FileManager.default.removeItem(at: root) }
  }

  private func read(_ scene: WebScene) async throws -> [String] { try await scene.value("read") as? [String] ?? [] }

  private func finish(_ scene: WebScene, _ load: () -> Void) async {
    let count = scene.calls.count
    load()
    await scene.wait { scene.calls.dropFirst(count).contains { $0 == "finish" || $0.hasPrefix("fail") } }
  }

  @Test("A page reads the files of its folder and none beside it, also after a link; a later load without a folder reads all")
  func folder() async throws {
    let files = try Files()
    let scene = WebScene()
    await finish(scene) { scene.web.loadFileURL(files.page, allowingReadAccessTo: files.inner) }
    try await expect(read(scene), equals: ["deep", "beside"])
    await finish(scene) { scene.web.evaluateJavaScript("location.href = '../out.html'") }
    expect(scene.calls.last == "fail provisionally" && scene.web.url?.lastPathComponent == "page.html")
    await finish(scene) { scene.web.load(URLRequest(url: files.page)) }
    try await expect(read(scene), equals: ["deep", "above", "other", "beside"])
    await finish(scene) { scene.web.loadFileURL(files.page, allowingReadAccessTo: files.root) }
    try await expect(read(scene), equals: ["deep", "above", "other", "beside"])
    await finish(scene) { scene.web.loadFileURL(files.page, allowingReadAccessTo: files.page) }
    try await expect(read(scene), equals: [])
    // The rules are not among the app's.
    let identifiers = await withCheckedContinuation { answer in
      WKContentRuleListStore.default().getAvailableContentRuleListIdentifiers { answer.resume(returning: $0 ?? []) }
    }
    expect(identifiers.filter { $0.hasPrefix("trestle") }, equals: [])
  }

  @Test("A file outside of the folder, and a folder that does not exist, fail")
  func outside() async throws {
    let files = try Files()
    let scene = WebScene()
    let out = files.root.appendingPathComponent("out.html")
    for folder in [files.inner, files.root.appendingPathComponent("none"), URL(string: "https://example.org")!] {
      await finish(scene) { scene.web.loadFileURL(out, allowingReadAccessTo: folder) }
      expect(scene.errors.last?.code, equals: NSURLErrorNoPermissionsToReadFile)
    }
    expect(scene.calls, equals: ["fail provisionally", "fail provisionally", "fail provisionally"])
  }
}
