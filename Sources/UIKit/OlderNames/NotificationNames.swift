import Foundation

// The names notifications had before Swift 4.2.
extension Notification.Name {
  /// The older form of `UIResponder.keyboardWillShowNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name { UIResponder.keyboardWillShowNotification }
  /// The older form of `UIResponder.keyboardDidShowNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }
  /// The older form of `UIResponder.keyboardWillHideNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name { UIResponder.keyboardWillHideNotification }
  /// The older form of `UIResponder.keyboardDidHideNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }
  /// The older form of `UIResponder.keyboardWillChangeFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
  /// The older form of `UIResponder.keyboardDidChangeFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
  /// The older form of `UIApplication.didBecomeActiveNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name { UIApplication.didBecomeActiveNotification }
  /// The older form of `UIApplication.willResignActiveNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name { UIApplication.willResignActiveNotification }
  /// The older form of `UIApplication.didEnterBackgroundNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name { UIApplication.didEnterBackgroundNotification }
  /// The older form of `UIApplication.willEnterForegroundNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name { UIApplication.willEnterForegroundNotification }
  /// The older form of `UIApplication.willTerminateNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name { UIApplication.willTerminateNotification }
  /// The older form of `UIApplication.didFinishLaunchingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Notification.Name { UIApplication.didFinishLaunchingNotification }
  /// The older form of `UIApplication.didReceiveMemoryWarningNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
  /// The older form of `UITextField.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name { UITextField.textDidChangeNotification }
  /// The older form of `UITextField.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Notification.Name { UITextField.textDidBeginEditingNotification }
  /// The older form of `UITextField.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Notification.Name { UITextField.textDidEndEditingNotification }
  /// The older form of `UITextView.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name { UITextView.textDidChangeNotification }
  /// The older form of `UITextView.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Notification.Name { UITextView.textDidBeginEditingNotification }
  /// The older form of `UITextView.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Notification.Name { UITextView.textDidEndEditingNotification }
  /// The older form of `UIContentSizeCategory.didChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: Notification.Name { UIContentSizeCategory.didChangeNotification }
  /// The older form of `UIDevice.orientationDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name { UIDevice.orientationDidChangeNotification }
  /// The older form of `UIWindow.didBecomeVisibleNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: Notification.Name { UIWindow.didBecomeVisibleNotification }
  /// The older form of `UIWindow.didBecomeHiddenNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: Notification.Name { UIWindow.didBecomeHiddenNotification }
  /// The older form of `UIWindow.didBecomeKeyNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: Notification.Name { UIWindow.didBecomeKeyNotification }
  /// The older form of `UIWindow.didResignKeyNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: Notification.Name { UIWindow.didResignKeyNotification }
  /// The older form of `UIPasteboard.changedNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: Notification.Name { UIPasteboard.changedNotification }
  /// The older form of `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static var UIApplicationBackgroundRefreshStatusDidChange: Notification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }
  /// The older form of `UIApplication.userDidTakeScreenshotNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
  /// The older form of `UIApplication.significantTimeChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: Notification.Name { UIApplication.significantTimeChangeNotification }
  /// The older form of `UIApplication.protectedDataDidBecomeAvailableNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static var UIApplicationProtectedDataDidBecomeAvailable: Notification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }
  /// The older form of `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static var UIApplicationProtectedDataWillBecomeUnavailable: Notification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }
  /// The older form of `UIApplication.willChangeStatusBarFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: Notification.Name { UIApplication.willChangeStatusBarFrameNotification }
  /// The older form of `UIApplication.didChangeStatusBarFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: Notification.Name { UIApplication.didChangeStatusBarFrameNotification }
  /// The older form of `UIApplication.willChangeStatusBarOrientationNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: Notification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// The older form of `UIApplication.didChangeStatusBarOrientationNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: Notification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// The older form of `UIDevice.batteryLevelDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
  /// The older form of `UIDevice.batteryStateDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: Notification.Name { UIDevice.batteryStateDidChangeNotification }
  /// The older form of `UIDevice.proximityStateDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: Notification.Name { UIDevice.proximityStateDidChangeNotification }
  /// The older form of `UIDocument.stateChangedNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: Notification.Name { UIDocument.stateChangedNotification }
  /// The older form of `UIMenuController.willShowMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: Notification.Name { UIMenuController.willShowMenuNotification }
  /// The older form of `UIMenuController.didShowMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: Notification.Name { UIMenuController.didShowMenuNotification }
  /// The older form of `UIMenuController.willHideMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: Notification.Name { UIMenuController.willHideMenuNotification }
  /// The older form of `UIMenuController.didHideMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: Notification.Name { UIMenuController.didHideMenuNotification }
  /// The older form of `UIScreen.brightnessDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: Notification.Name { UIScreen.brightnessDidChangeNotification }
  /// The older form of `UIScreen.didConnectNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: Notification.Name { UIScreen.didConnectNotification }
  /// The older form of `UIScreen.didDisconnectNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: Notification.Name { UIScreen.didDisconnectNotification }
  /// The older form of `UITableView.selectionDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: Notification.Name { UITableView.selectionDidChangeNotification }
  /// The older form of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: Notification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// The older form of `UIAccessibility.voiceOverStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusDidChange: Notification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }
  /// The older form of `UIViewController.showDetailTargetDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIViewController.showDetailTargetDidChangeNotification")
  public static var UIViewControllerShowDetailTargetDidChange: Notification.Name { UIViewController.showDetailTargetDidChangeNotification }
}
