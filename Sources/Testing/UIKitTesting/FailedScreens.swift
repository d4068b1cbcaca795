import Foundation
import UIKit
internal import UIKitInspector

// A program that is linked statically has no testing library, but may use the screens of tests.
#if canImport(Testing)
  import Testing

  extension Trait where Self == IssueHandlingTrait {
    /// Saves the last frame of the ``TestScreen`` at each failure of a test, with its views, as a page of the inspector.
    ///
    /// The page is written to `.build/snapshot-failures`, or to the folder that `TRESTLE_FAILURES` names; the failure names the file, which any
    /// browser opens. With `TRESTLE_INSPECTOR=1` it is opened at once. A failure outside of the main thread saves nothing.
    public static var savesFailedScreens: Self {
      .compactMapIssues { issue in
        guard Thread.isMainThread, let page = MainActor.assumeIsolated({ FailedScreens.save(at: issue.sourceLocation) }) else {
          return issue
        }
        var issue = issue
        issue.comments.append(Comment(rawValue: "the screen: \(page.absoluteString)"))
        return issue
      }
    }
  }

  @MainActor private enum FailedScreens {
    /// Returns the page, or nil if there is no screen or it cannot be written.
    static func save(at place: SourceLocation?) -> URL? {
      guard let screen = TestScreen.current(), let picture = UIImage(cgImage: screen.driver.renderer.makeImage()).pngData() else {
        return nil
      }
      let name = place.map { "\($0.fileName.replacingOccurrences(of: ".swift", with: ""))-\($0.line)" } ?? "failure"
      let page = SnapshotFolders.failures.appendingPathComponent(name + ".html")
      let html = InspectorPage.saved(picture: picture, size: screen.driver.screen.bounds.size)
      do {
        try FileManager.default.createDirectory(at: SnapshotFolders.failures, withIntermediateDirectories: true)
        try Data(html.utf8).write(to: page)
      } catch {
        return nil
      }
      open(page)
      return page
    }

    private static func open(_ page: URL) {
      guard ProcessInfo.processInfo.environment["TRESTLE_INSPECTOR"] == "1" else { return }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
      process.arguments = [page.path]
      try? process.run()
    }
  }
#endif
