/// The names by which a source uses a framework that is not there, so that what uses them can be left out.
struct AbsentFrameworks {
  /// The absent frameworks with known names that a file imports.
  let imported: [String]

  init(in text: String, available: Set<String>) {
    imported = Self.all.keys.filter { !available.contains($0) && text.holds("import \($0)") }.sorted()
  }

  var importsSwiftUI: Bool { imported.contains("SwiftUI") }

  /// Returns the imported framework that an identifier belongs to.
  func owner(of name: String) -> String? {
    imported.first { framework in
      guard let names = Self.all[framework] else { return false }
      return names.words.contains(name)
        || names.prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }
  }

  /// Whether the sources that use the framework can be left out.
  static func isKnown(_ framework: String) -> Bool { all[framework] != nil }

  private struct Names {
    var prefixes: [String] = []
    var words: Set<String> = []
  }

  private static let all: [String: Names] = [
    "SwiftUI": Names(words: swiftUI), "SwiftUICore": Names(words: swiftUI),
    "ActivityKit": Names(words: [
      "Activity", "ActivityAttributes", "ActivityContent", "ActivityAuthorizationInfo", "ActivityUIDismissalPolicy",
    ]),
    "AddressBook": Names(prefixes: ["AB", "kAB"]), "AddressBookUI": Names(prefixes: ["AB", "kAB"]),
    "AppIntents": Names(words: [
      "AppIntent", "AppEntity", "AppEnum", "AppShortcut", "AppShortcutsProvider", "AudioPlaybackIntent", "DisplayRepresentation",
      "DynamicOptionsProvider", "EntityQuery", "EntityStringQuery", "ForegroundContinuableIntent", "IntentDescription", "IntentDialog",
      "IntentParameter", "IntentPerson", "IntentResult", "LiveActivityIntent", "OpenIntent", "OpensIntent", "Parameter", "ParameterSummary",
      "ProvidesDialog", "ReturnsValue", "SetFocusFilterIntent", "ShortcutTileColor", "ShortcutsLink", "ShowsSnippetView", "SiriTipUIView",
      "SiriTipView", "TypeDisplayRepresentation", "WidgetConfigurationIntent",
    ]),
    "AssetsLibrary": Names(prefixes: ["AL"]), "CarPlay": Names(prefixes: ["CP"]), "ClassKit": Names(prefixes: ["CLS"]),
    "ClockKit": Names(prefixes: ["CLK"]), "CoreMIDI": Names(prefixes: ["MIDI"]), "ExternalAccessory": Names(prefixes: ["EA"]),
    "CoreAudio": Names(prefixes: ["AudioDevice", "AudioObject"]), "FileProvider": Names(prefixes: ["NSFileProvider"]),
    "GroupActivities": Names(words: ["GroupActivity", "GroupSession", "GroupStateObserver", "GroupActivityMetadata"]),
    "GLKit": Names(prefixes: ["GLK", "EAGL"]), "HomeKit": Names(prefixes: ["HM"]), "IntentsUI": Names(prefixes: ["INUI"]),
    "JavaScriptCore": Names(prefixes: ["JS"]), "Messages": Names(prefixes: ["MS"]), "MetalPerformanceShaders": Names(prefixes: ["MPS"]),
    "ModelIO": Names(prefixes: ["MDL"]),
    "NetworkExtension": Names(prefixes: ["NE"]), "NewsstandKit": Names(prefixes: ["NK"]),
    "OpenGLES": Names(prefixes: ["EAGL", "GL"]), "SoundAnalysis": Names(prefixes: ["SN"]),
    "SwiftData": Names(words: [
      "Model", "ModelContainer", "ModelContext", "ModelConfiguration", "PersistentModel", "PersistentIdentifier", "FetchDescriptor",
      "Query", "ModelActor", "VersionedSchema", "SchemaMigrationPlan",
    ]),
    "TipKit": Names(words: ["Tip", "Tips", "TipView", "TipUIView", "TipUIPopoverViewController"]),
    "Twitter": Names(prefixes: ["TW"]), "VideoToolbox": Names(prefixes: ["VT"]), "WatchKit": Names(prefixes: ["WK"]),
    "WeatherKit": Names(words: ["WeatherService", "CurrentWeather", "WeatherAttribution"]),
  ]

  private static let swiftUI: Set<String> = [
    "SwiftUI", "AccessibilityFocusState", "Angle", "AngularGradient", "Animation", "AnyLayout", "AnyShapeStyle", "AnyTransition", "AnyView",
    "App", "AppStorage", "AsyncImage", "Bindable", "Binding", "Button", "ButtonStyle", "ButtonStyleConfiguration", "Canvas", "Capsule",
    "Color", "ColorPicker", "ColorScheme", "Commands", "ContentSizeCategory", "ContentUnavailableView", "DisclosureGroup", "DismissAction",
    "DragGesture", "DynamicProperty", "DynamicTypeSize", "EdgeInsets", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FetchRequest", "FocusState", "FocusedValue", "Font", "ForEach", "GeometryProxy", "GeometryReader", "GestureState",
    "GridItem", "GroupBox", "HStack", "HorizontalAlignment", "Image", "ImageRenderer", "InsettableShape", "KeyframeAnimator", "LabelStyle",
    "LabeledContent", "LayoutDirection", "LayoutSubview", "LayoutSubviews", "LayoutValueKey", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "LinearGradient", "List", "ListStyle", "LocalizedStringKey", "LongPressGesture", "MagnificationGesture", "NavigationLink",
    "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView", "ObservedObject", "OpenURLAction", "Path",
    "PhaseAnimator", "PhotosPicker", "PhotosPickerItem", "PreferenceKey", "PresentationDetent", "PreviewDevice", "PreviewLayout",
    "PreviewModifier", "PreviewProvider", "PrimitiveButtonStyle", "ProgressView", "ProposedViewSize", "RadialGradient", "Rectangle",
    "RedactionReasons", "RoundedRectangle", "ScaledMetric", "Scene", "ScenePhase", "SceneStorage", "ScrollView", "ScrollViewReader",
    "SecureField", "Shape", "ShapeStyle", "ShareLink", "State", "StateObject", "SubmitLabel", "TabView", "TapGesture", "Text",
    "TextAlignment", "TextEditor", "TextFieldStyle", "TimelineView", "ToggleStyle", "ToolbarContent", "ToolbarItem", "ToolbarItemGroup",
    "Transaction", "UIApplicationDelegateAdaptor", "UIGestureRecognizerRepresentable", "UIHostingConfiguration", "UIHostingController",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
    "UnitPoint", "VStack", "VerticalAlignment", "View", "ViewBuilder", "ViewDimensions", "ViewModifier", "ViewThatFits", "Widget",
    "WidgetBundle", "WindowGroup", "ZStack", "withAnimation",
  ]
}
