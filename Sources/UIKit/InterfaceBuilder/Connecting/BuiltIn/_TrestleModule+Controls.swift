@MainActor extension _TrestleModule {
  /// Keys of controls for outlets and runtime attributes.
  static var controlsTables: [_ClassTable] {
    [
      uiControlTable, uiButtonTable, uiTextFieldTable, uiTextViewTable, uiSwitchTable, uiSliderTable, uiStepperTable,
      uiSegmentedControlTable, uiPageControlTable, uiDatePickerTable, uiPickerViewTable, uiRefreshControlTable,
    ]
  }

  private static var uiControlTable: _ClassTable {
    var table = _ClassTable(UIControl.self)
    table.property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    table.property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    table.property("enabled", \UIControl.isEnabled)
    table.property("highlighted", \UIControl.isHighlighted)
    table.property("selected", \UIControl.isSelected)
    return table
  }

  private static var uiButtonTable: _ClassTable {
    var table = _ClassTable(UIButton.self)
    table.property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    table.property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    table.property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    table.property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    table.property("configuration", \UIButton.configuration)
    table.property("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
    table.property("contentEdgeInsets", \UIButton.contentEdgeInsets)
    table.property("imageEdgeInsets", \UIButton.imageEdgeInsets)
    table.property("menu", \UIButton.menu)
    table.property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
    table.property("role", \UIButton.role)
    table.property("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction)
    table.property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    table.property("titleEdgeInsets", \UIButton.titleEdgeInsets)
    return table
  }

  private static var uiTextFieldTable: _ClassTable {
    var table = _ClassTable(UITextField.self)
    table.property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    table.property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    table.property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
    table.property("attributedPlaceholder", \UITextField.attributedPlaceholder)
    table.property("attributedText", \UITextField.attributedText)
    table.property("autocapitalizationType", \UITextField.autocapitalizationType)
    table.property("autocorrectionType", \UITextField.autocorrectionType)
    table.property("spellCheckingType", \UITextField.spellCheckingType)
    table.property("background", \UITextField.background)
    table.property("borderStyle", \UITextField.borderStyle)
    table.property("clearButtonMode", \UITextField.clearButtonMode)
    table.property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    table.property("clearsOnInsertion", \UITextField.clearsOnInsertion)
    table.property("defaultTextAttributes", \UITextField.defaultTextAttributes)
    table.property("delegate", \UITextField.delegate)
    table.property("disabledBackground", \UITextField.disabledBackground)
    table.property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    table.property("font", \UITextField.font)
    table.property("secureTextEntry", \UITextField.isSecureTextEntry)
    table.property("keyboardAppearance", \UITextField.keyboardAppearance)
    table.property("keyboardType", \UITextField.keyboardType)
    table.property("leftView", \UITextField.leftView)
    table.property("leftViewMode", \UITextField.leftViewMode)
    table.property("minimumFontSize", \UITextField.minimumFontSize)
    table.property("placeholder", \UITextField.placeholder)
    table.property("returnKeyType", \UITextField.returnKeyType)
    table.property("rightView", \UITextField.rightView)
    table.property("rightViewMode", \UITextField.rightViewMode)
    table.property("selectedTextRange", \UITextField.selectedTextRange)
    table.property("smartDashesType", \UITextField.smartDashesType)
    table.property("smartQuotesType", \UITextField.smartQuotesType)
    table.property("text", \UITextField.text)
    table.property("textAlignment", \UITextField.textAlignment)
    table.property("textColor", \UITextField.textColor)
    table.property("textContentType", \UITextField.textContentType)
    table.property("typingAttributes", \UITextField.typingAttributes)
    return table
  }

  private static var uiTextViewTable: _ClassTable {
    var table = _ClassTable(UITextView.self)
    table.property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    table.property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
    table.property("attributedText", \UITextView.attributedText)
    table.property("autocapitalizationType", \UITextView.autocapitalizationType)
    table.property("autocorrectionType", \UITextView.autocorrectionType)
    table.property("spellCheckingType", \UITextView.spellCheckingType)
    table.property("clearsOnInsertion", \UITextView.clearsOnInsertion)
    table.property("dataDetectorTypes", \UITextView.dataDetectorTypes)
    table.property("delegate", \UITextView.delegate)
    table.property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
    table.property("font", \UITextView.font)
    table.property("editable", \UITextView.isEditable)
    table.property("secureTextEntry", \UITextView.isSecureTextEntry)
    table.property("selectable", \UITextView.isSelectable)
    table.property("keyboardAppearance", \UITextView.keyboardAppearance)
    table.property("keyboardType", \UITextView.keyboardType)
    table.property("linkTextAttributes", \UITextView.linkTextAttributes)
    table.property("returnKeyType", \UITextView.returnKeyType)
    table.property("selectedRange", \UITextView.selectedRange)
    table.property("selectedTextRange", \UITextView.selectedTextRange)
    table.property("smartDashesType", \UITextView.smartDashesType)
    table.property("smartQuotesType", \UITextView.smartQuotesType)
    table.property("text", \UITextView.text)
    table.property("textAlignment", \UITextView.textAlignment)
    table.property("textColor", \UITextView.textColor)
    table.property("textContainerInset", \UITextView.textContainerInset)
    table.property("textContentType", \UITextView.textContentType)
    table.property("typingAttributes", \UITextView.typingAttributes)
    return table
  }

  private static var uiSwitchTable: _ClassTable {
    var table = _ClassTable(UISwitch.self)
    table.property("on", \UISwitch.isOn)
    table.property("offImage", \UISwitch.offImage)
    table.property("onImage", \UISwitch.onImage)
    table.property("onTintColor", \UISwitch.onTintColor)
    table.property("thumbTintColor", \UISwitch.thumbTintColor)
    table.property("title", \UISwitch.title)
    return table
  }

  private static var uiSliderTable: _ClassTable {
    var table = _ClassTable(UISlider.self)
    table.property("continuous", \UISlider.isContinuous)
    table.property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    table.property("maximumValue", \UISlider.maximumValue)
    table.property("maximumValueImage", \UISlider.maximumValueImage)
    table.property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    table.property("minimumValue", \UISlider.minimumValue)
    table.property("minimumValueImage", \UISlider.minimumValueImage)
    table.property("thumbTintColor", \UISlider.thumbTintColor)
    table.property("value", \UISlider.value)
    return table
  }

  private static var uiStepperTable: _ClassTable {
    var table = _ClassTable(UIStepper.self)
    table.property("autorepeat", \UIStepper.autorepeat)
    table.property("continuous", \UIStepper.isContinuous)
    table.property("maximumValue", \UIStepper.maximumValue)
    table.property("minimumValue", \UIStepper.minimumValue)
    table.property("stepValue", \UIStepper.stepValue)
    table.property("value", \UIStepper.value)
    table.property("wraps", \UIStepper.wraps)
    return table
  }

  private static var uiSegmentedControlTable: _ClassTable {
    var table = _ClassTable(UISegmentedControl.self)
    table.property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    table.property("momentary", \UISegmentedControl.isMomentary)
    table.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    table.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    return table
  }

  private static var uiPageControlTable: _ClassTable {
    var table = _ClassTable(UIPageControl.self)
    table.property("backgroundStyle", \UIPageControl.backgroundStyle)
    table.property("currentPage", \UIPageControl.currentPage)
    table.property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    table.property("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
    table.property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    table.property("numberOfPages", \UIPageControl.numberOfPages)
    table.property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    table.property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    return table
  }

  private static var uiDatePickerTable: _ClassTable {
    var table = _ClassTable(UIDatePicker.self)
    // A private method that apps call to remove the color of today's row, which wheels do not have here.
    table.method("setHighlightsToday:") { (_: UIDatePicker, _) in nil }
    table.property("calendar", \UIDatePicker.calendar)
    table.property("countDownDuration", \UIDatePicker.countDownDuration)
    table.property("date", \UIDatePicker.date)
    table.property("datePickerMode", \UIDatePicker.datePickerMode)
    table.property("locale", \UIDatePicker.locale)
    table.property("maximumDate", \UIDatePicker.maximumDate)
    table.property("minimumDate", \UIDatePicker.minimumDate)
    table.property("minuteInterval", \UIDatePicker.minuteInterval)
    table.property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    table.property("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    table.property("timeZone", \UIDatePicker.timeZone)
    return table
  }

  private static var uiPickerViewTable: _ClassTable {
    var table = _ClassTable(UIPickerView.self)
    table.property("dataSource", \UIPickerView.dataSource)
    table.property("delegate", \UIPickerView.delegate)
    table.property("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    return table
  }

  private static var uiRefreshControlTable: _ClassTable {
    var table = _ClassTable(UIRefreshControl.self)
    table.property("attributedTitle", \UIRefreshControl.attributedTitle)
    return table
  }
}
