import CoreGraphics

extension UIDesign {
  /// The appearance of switches, sliders, segmented controls, steppers and page controls.
  ///
  /// Sizes are measured on the real system unless their comment states otherwise.
  public struct Controls: Sendable {
    public var toggle = Toggle()
    public var slider = Slider()
    public var segments = Segments()
    public var stepper = Stepper()
    public var pages = Pages()
    public var wheels = Wheels()
    /// The opacity of a disabled control.
    public var disabledAlpha: CGFloat = 0.5

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Controls = {
      var controls = Controls()
      controls.toggle = .classic
      controls.slider = .classic
      controls.segments = .classic
      controls.stepper = .classic
      controls.pages = .classic
      controls.wheels = .classic
      return controls
    }()
  }
}

extension UIDesign.Controls {
  /// The measures and colors of a switch, in points.
  public struct Toggle: Sendable {
    public var size = CGSize(width: 51, height: 31)
    /// The width of the switch beyond its alignment rectangle.
    public var overhang: CGFloat = 2
    public var knobSize: CGFloat = 27
    public var on = UIColor.systemGreen
    public var off = UIColor.secondarySystemFill
    public var knob = UIColor.white
    /// The additional width of the knob while it is touched.
    public var knobStretch: CGFloat = 7
    public var duration: TimeInterval = 0.25
    /// The trough with the words ON and OFF that moves along with the knob; `nil` where the track is flat.
    public var trough: Trough?
    public var border = UIColor.clear
    /// The shadow below the knob of a switch.
    public var knobShadow = UIDesign.Alert.BoxShadow(opacity: 0.2, radius: 3, offset: CGSize(width: 0, height: 2))

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Toggle = {
      var toggle = Toggle()
      toggle.size = CGSize(width: 77, height: 27)
      toggle.overhang = 0
      toggle.knobSize = 27
      toggle.on = UIColor(0x027fea, alpha: 1)
      toggle.off = UIColor(0xededed, alpha: 1)
      toggle.knob = UIColor(0xf4f4f4, alpha: 1)
      toggle.knobStretch = 0
      toggle.trough = Trough()
      toggle.border = UIColor(0x8f8f8f, alpha: 1)
      toggle.knobShadow = .init(opacity: 0.35, radius: 1, offset: CGSize(width: 0, height: 1))
      return toggle
    }()
  }

  /// The colors and measures of sliders.
  public struct Slider: Sendable {
    public var height: CGFloat = 34
    public var trackHeight: CGFloat = 4
    /// The size of the thumb in points. Estimated.
    public var thumbSize: CGFloat = 28
    public var maximumTrack = UIColor.systemFill
    /// The color of the minimum track; nil uses the tint color.
    public var minimumTrack: UIColor?
    /// The gradients of a glossy track, from top to bottom; nil for flat tracks.
    public var minimumGradient: UIDesign.Table.Gradient?
    public var maximumGradient: UIDesign.Table.Gradient?
    public var thumb = UIColor.white
    /// The outline of the track.
    public var border = UIColor.clear
    /// The shades of a track in an app's color, at its top and bottom; `nil` where tracks are flat.
    public var trackShades: (darker: CGFloat, lighter: CGFloat)?
    /// The gradients of the thumb, and of one under a finger; `nil` where thumbs are flat.
    public var thumbGradient: UIDesign.Table.Gradient?
    public var pressedThumbGradient: UIDesign.Table.Gradient?
    /// The shades of a thumb in an app's color, at its top and bottom; `nil` where thumbs are flat.
    public var thumbShades: (lighter: CGFloat, darker: CGFloat)?
    /// The outline of the thumb.
    public var thumbBorder = UIColor.clear
    /// The shadow below the thumb of a slider.
    public var thumbShadow = UIDesign.Alert.BoxShadow(opacity: 0.2, radius: 3, offset: CGSize(width: 0, height: 2))
    /// The distance between the track and an image at its end.
    public var imageGap: CGFloat = 8
    public var duration: TimeInterval = 0.25

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Slider = {
      var slider = Slider()
      slider.height = 23
      slider.trackHeight = 9
      slider.thumbSize = 23
      slider.minimumTrack = UIColor(0x3878d8, alpha: 1)
      slider.maximumTrack = .white
      slider.minimumGradient = .init(top: UIColor(0x0b3a88, alpha: 1), bottom: UIColor(0x77adf6, alpha: 1))
      slider.maximumGradient = .init(top: UIColor(0x808080, alpha: 1), bottom: .white)
      slider.border = UIColor(white: 0.35, alpha: 0.8)
      slider.trackShades = (0.55, 0.35)
      slider.thumbGradient = .init(top: UIColor(white: 0.98, alpha: 1), bottom: UIColor(white: 0.8, alpha: 1))
      slider.pressedThumbGradient = .init(top: UIColor(white: 0.85, alpha: 1), bottom: UIColor(white: 0.67, alpha: 1))
      slider.thumbShades = (0.5, 0.8)
      slider.thumbBorder = UIColor(white: 0.45, alpha: 1)
      slider.thumbShadow = .init(opacity: 0.4, radius: 1, offset: CGSize(width: 0, height: 1))
      return slider
    }()
  }

  /// The colors and measures of segmented controls.
  public struct Segments: Sendable {
    public var height: CGFloat = 32
    public var cornerRadius: CGFloat = 8.91
    public var font = UIDesign.Table.Font(size: 13, weight: .medium)
    public var selectedFont = UIDesign.Table.Font(size: 13, weight: .semibold)
    public var padding: CGFloat = 10
    public var background = UIColor.tertiarySystemFill
    public var selected = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? UIColor(0x636366, alpha: 1) : .white
    })
    public var text = UIColor.label
    public var selectedText = UIColor.label
    public var disabledText = UIColor.tertiaryLabel
    public var disabledSelectedText = UIColor.tertiaryLabel
    public var divider = UIColor.separator
    /// The distance between the selection and the control's edge.
    public var selectionInset: CGFloat = 2
    public var duration: TimeInterval = 0.3
    /// The backgrounds of segments and of the selected one, if each segment is a button.
    public var face: UIDesign.Buttons.Face?
    /// The shades of the selected segment in an app's color, at its top and bottom; `nil` where it is flat.
    public var selectedShades: (lighter: CGFloat, darker: CGFloat)?
    /// The radius of the selection's corners; `nil` for that of the control less `selectionInset`.
    public var selectionCornerRadius: CGFloat?
    /// The outline of the selection where segments are buttons.
    public var selectionBorder = UIColor(white: 0, alpha: 0.3)
    /// The shadow of the selection; `nil` for none.
    public var selectionShadow: UIDesign.Alert.BoxShadow? = .init(opacity: 0.12, radius: 3, offset: CGSize(width: 0, height: 2))
    /// The distance of the lines between segments from the top and the bottom.
    public var dividerInset: CGFloat = 8
    /// Whether the lines beside the selection are hidden.
    public var hidesDividersBesideSelection = true
    /// The opacity of the content of a segment under a finger.
    public var pressedAlpha: CGFloat = 0.35
    /// The color over a segment under a finger.
    public var pressedShade = UIColor.clear
    public var textShadow = UIColor.clear
    public var selectedTextShadow = UIColor.clear
    /// The vertical offset of the text shadow of an unselected segment.
    public var textShadowOffset: CGFloat = 1
    /// The vertical offset of the shadow of the selected text; negative values are above the text.
    public var selectedTextShadowOffset: CGFloat = -1

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Segments = {
      var segments = Segments()
      segments.height = 30
      segments.cornerRadius = 5
      segments.font = .init(size: 12, weight: .bold)
      segments.selectedFont = segments.font
      segments.text = UIColor(0x7f7f7f, alpha: 1)
      segments.selectedText = .white
      segments.disabledText = UIColor(0xb8b8b8, alpha: 1)
      segments.disabledSelectedText = UIColor(white: 1, alpha: 0.55)
      segments.divider = UIColor(0xa8a8a8, alpha: 1)
      segments.selectionInset = 0
      segments.face = UIDesign.Buttons.Face(
        normal: .init(top: UIColor(0xfdfdfd, alpha: 1), bottom: UIColor(0xd2d2d2, alpha: 1)),
        highlighted: .init(top: UIColor(0xd8dfe8, alpha: 1), bottom: UIColor(0xa9b4c4, alpha: 1)),
        selected: .init(top: UIColor(0x8fb4e8, alpha: 1), bottom: UIColor(0x2c68c8, alpha: 1)), border: UIColor(0x9a9a9a, alpha: 1),
        cornerRadius: 5)
      segments.selectedShades = (0.4, 0.9)
      segments.selectionCornerRadius = 0
      segments.selectionShadow = nil
      segments.dividerInset = 0
      segments.hidesDividersBesideSelection = false
      segments.pressedAlpha = 1
      segments.pressedShade = UIColor(white: 0, alpha: 0.15)
      segments.textShadow = .white
      segments.selectedTextShadow = UIColor(white: 0, alpha: 0.4)
      return segments
    }()
  }

  /// The colors and measures of steppers.
  public struct Stepper: Sendable {
    public var size = CGSize(width: 94, height: 32)
    public var cornerRadius: CGFloat = 8
    public var background = UIColor.tertiarySystemFill
    public var highlighted = UIColor.systemFill
    public var symbol = UIColor.label
    public var disabledSymbol = UIColor.tertiaryLabel
    public var divider = UIColor.separator
    /// The delay before the first repetition, and the interval between further ones.
    public var repeatDelay: TimeInterval = 0.5
    public var repeatInterval: TimeInterval = 0.1
    public var face: UIDesign.Buttons.Face?
    /// The distance of the line between the halves from the top and the bottom.
    public var dividerInset: CGFloat = 7

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Stepper = {
      var stepper = Stepper()
      stepper.size = CGSize(width: 94, height: 27)
      stepper.cornerRadius = 5
      stepper.symbol = UIColor(0x6b6b6b, alpha: 1)
      stepper.disabledSymbol = UIColor(0xbebebe, alpha: 1)
      stepper.divider = UIColor(0x9a9a9a, alpha: 1)
      stepper.face = Segments.classic.face
      stepper.highlighted = UIColor(white: 0, alpha: 0.18)
      stepper.dividerInset = 0
      return stepper
    }()
  }

  /// The dots of a page control.
  public struct Pages: Sendable {
    public var dotSize: CGFloat = 7
    public var spacing: CGFloat = 9
    public var height: CGFloat = 26
    public var padding: CGFloat = 10
    public var dot = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0, alpha: 0.2)
    })
    public var currentDot = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? .white : UIColor(white: 0, alpha: 0.75)
    })
    public var platter = UIColor.secondarySystemFill

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Pages = {
      var pages = Pages()
      pages.dotSize = 6
      pages.spacing = 10
      pages.height = 36
      pages.padding = 0
      pages.dot = UIColor(white: 1, alpha: 0.3)
      pages.currentDot = .white
      return pages
    }()
  }

  /// The wheels of pickers.
  public struct Wheels: Sendable {
    public var height: CGFloat = 216
    public var rowHeight: CGFloat = 32
    public var font = UIDesign.Table.Font(size: 22)
    /// The font of the label beside a wheel of numbers, such as "hours".
    public var unitFont = UIDesign.Table.Font(size: 17, weight: .semibold)
    public var text = UIColor.label
    /// The angle between two rows on the wheel, in radians.
    public var rowAngle: CGFloat = 0.3
    public var band = UIColor.tertiarySystemFill
    public var bandRadius: CGFloat = 8
    public var bandInset: CGFloat = 9
    /// The distance of the outermost wheels from the sides, and of all from the top and the bottom.
    public var margins = CGSize(width: 9, height: 0)
    /// The distance between wheels.
    public var gap: CGFloat = 5
    /// The reduction of the opacity of rows beside the middle one.
    public var paleness: CGFloat = 0.55
    /// Whether rows become paler still as they turn away.
    public var palesTurnedRows = true
    /// The drums in a frame under glass; `nil` for wheels without a ground.
    public var drum: Drum?
    /// Whether date pickers have wheels by default.
    public var areUsualForDates = false
    public var width: CGFloat = 320

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Wheels = {
      var wheels = Wheels()
      wheels.rowHeight = 44
      wheels.font = .init(size: 20, weight: .bold)
      wheels.unitFont = .init(size: 17, weight: .bold)
      wheels.text = .black
      wheels.rowAngle = 0.36
      wheels.band = UIColor(0x9fb2d8, alpha: 0.42)
      wheels.bandRadius = 0
      wheels.bandInset = 0
      wheels.margins = CGSize(width: 10, height: 10)
      wheels.gap = 2
      wheels.paleness = 0.25
      wheels.palesTurnedRows = false
      wheels.drum = Drum()
      wheels.areUsualForDates = true
      return wheels
    }()
  }
}
