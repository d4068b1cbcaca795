internal import TrestleDesktop
internal import TrestleRemoteDisplay
import UIKitInterfaceBuilder

/// Connects the parts with the hooks that lower parts call: all of them are here and in `connectViews()`. Called once a process, before the
/// first interface is used, through the weak symbol that the lowest part knows.
@_cdecl("crt_umbrella_connect_rooms")
func connectRooms() {
  MainActor.assumeIsolated {
    Interface.connectViews()
    ListScreens.connected = .lists
    InterfaceDocuments.connected = .plans
    RemoteDisplay.connect()
    ClassTables.builtIn = _TrestleModule.self
    DesktopConnection.connect()
    UIGuideAdvisor.startIfRequested()
  }
}
