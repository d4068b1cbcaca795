#sourceLocation(file: "OtherSystems.swift", line: 1)
import UIKit
#if os(watchOS)
import WatchKit
#endif

enum Screen {
    #if canImport(UIKit)
    static var scale: CGFloat { UIScreen.main.scale }
    #elseif os(watchOS)
    static let scale = WKInterfaceDevice.current().screenScale
    #endif
}

func pixels(_ points: CGFloat) -> CGFloat { points * Screen.scale }
