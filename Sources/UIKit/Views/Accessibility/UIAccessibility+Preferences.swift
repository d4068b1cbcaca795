import Foundation

// Preferences that the system of a device offers. Here an application with its own settings sets them; each is off by default unless
// stated, and UIKit itself does not follow them.

extension UIAccessibility {
  /// Whether the device is limited to one application.
  public static var isGuidedAccessEnabled: Bool {
    get { isEnabled(guidedAccessStatusDidChangeNotification) }
    set { setEnabled(newValue, guidedAccessStatusDidChangeNotification) }
  }
  /// Whether the user operates the interface with switches.
  public static var isSwitchControlRunning: Bool {
    get { isEnabled(switchControlStatusDidChangeNotification) }
    set { setEnabled(newValue, switchControlStatusDidChangeNotification) }
  }
  /// Whether the user makes gestures with the assistive menu.
  public static var isAssistiveTouchRunning: Bool {
    get { isEnabled(assistiveTouchStatusDidChangeNotification) }
    set { setEnabled(newValue, assistiveTouchStatusDidChangeNotification) }
  }
  /// Whether the system inverts the colors of the screen.
  public static var isInvertColorsEnabled: Bool {
    get { isEnabled(invertColorsStatusDidChangeNotification) }
    set { setEnabled(newValue, invertColorsStatusDidChangeNotification) }
  }
  /// Whether the system shows the screen without colors.
  public static var isGrayscaleEnabled: Bool {
    get { isEnabled(grayscaleStatusDidChangeNotification) }
    set { setEnabled(newValue, grayscaleStatusDidChangeNotification) }
  }
  /// Whether the screen can be spoken at the user's request.
  public static var isSpeakScreenEnabled: Bool {
    get { isEnabled(speakScreenStatusDidChangeNotification) }
    set { setEnabled(newValue, speakScreenStatusDidChangeNotification) }
  }
  /// Whether the selection can be spoken at the user's request.
  public static var isSpeakSelectionEnabled: Bool {
    get { isEnabled(speakSelectionStatusDidChangeNotification) }
    set { setEnabled(newValue, speakSelectionStatusDidChangeNotification) }
  }
  /// Whether the user prefers one channel of sound.
  public static var isMonoAudioEnabled: Bool {
    get { isEnabled(monoAudioStatusDidChangeNotification) }
    set { setEnabled(newValue, monoAudioStatusDidChangeNotification) }
  }
  /// Whether the user prefers captions in videos.
  public static var isClosedCaptioningEnabled: Bool {
    get { isEnabled(closedCaptioningStatusDidChangeNotification) }
    set { setEnabled(newValue, closedCaptioningStatusDidChangeNotification) }
  }
  /// Whether a shaken device may undo. The default is true.
  public static var isShakeToUndoEnabled: Bool {
    get { isEnabled(shakeToUndoDidChangeNotification) }
    set { setEnabled(newValue, shakeToUndoDidChangeNotification) }
  }
  /// Whether previews of videos may play by themselves. The default is true.
  public static var isVideoAutoplayEnabled: Bool {
    get { isEnabled(videoAutoplayStatusDidChangeNotification) }
    set { setEnabled(newValue, videoAutoplayStatusDidChangeNotification) }
  }
  /// Whether the user prefers switches with signs for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    get { isEnabled(onOffSwitchLabelsDidChangeNotification) }
    set { setEnabled(newValue, onOffSwitchLabelsDidChangeNotification) }
  }
  /// Whether an interface should not distinguish things by color alone.
  public static var shouldDifferentiateWithoutColor: Bool {
    get { isEnabled(differentiateWithoutColorDidChangeNotification) }
    set { setEnabled(newValue, differentiateWithoutColorDidChangeNotification) }
  }
  /// Whether the user prefers visible shapes of buttons.
  public static var buttonShapesEnabled: Bool {
    get { isEnabled(buttonShapesEnabledStatusDidChangeNotification) }
    set { setEnabled(newValue, buttonShapesEnabledStatusDidChangeNotification) }
  }

  /// Posted after guided access began or ended.
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted after switch control was started or ended.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted after the assistive menu was started or ended.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted after the preference for inverted colors changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted after the preference for a screen without colors changed.
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted after the preference for spoken screens changed.
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted after the preference for spoken selections changed.
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted after the preference for one channel of sound changed.
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted after the preference for captions changed.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted after the preference for undoing by a shake changed.
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted after the preference for videos that play by themselves changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted after the preference for signs in switches changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted after the preference for differences without color changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted after the preference for shapes of buttons changed.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
