import UIKit
#if os(watchOS)
import WatchKit
#endif

enum Screen {
    #if os(iOS)
    static var scale: CGFloat { UIScreen.main.scale }
    #elseif os(watchOS)
    static let scale = WKInterfaceDevice.current().screenScale
    #endif
}

func pixels(_ points: CGFloat) -> CGFloat { points * Screen.scale }
