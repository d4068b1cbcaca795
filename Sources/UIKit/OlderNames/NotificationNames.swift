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
}
