internal import TrestleRemoteDisplay
import UIKit

/// Shows the views of a running application in a pane of the browser display, with the reasons for their frames.
///
/// A program links this module and calls ``start()`` once; `trestle run --inspect` does both for applications that it builds.
@MainActor public enum UIInspector {
  /// Makes the pane available: Control-Shift-I on the page of the display, or the path `/inspector`.
  public static func start() {
    FrameCosts.current = FrameCosts()
    InspectorLaunch.keyPressed = InspectorPanel.handle
    RemoteDisplay.pages = { InspectorRequests.answer($0) }
  }
}

/// The name by which the launch finds the inspector in a shared library; see `AppLauncher`.
@_cdecl("trestle_inspector_start")
func startInspector() { MainActor.assumeIsolated { UIInspector.start() } }
