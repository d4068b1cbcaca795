import Foundation

/// The `Info.plist` of a target in the product: the file with variables resolved, the generated keys, then the keys of every bundle.
public struct InfoDictionary {
  public private(set) var values: [String: Any] = [:]

  /// - Parameter libraries: The modules of the target's libraries, in which UIKit finds classes that documents name without a module.
  public init(target: Target, files: any FileSource, libraries: [String] = []) throws {
    let settings = target.settings
    if let path = target.infoPlist, let data = files.contents(of: path) {
      guard let read = PropertyListNesting.isTooDeep(data) ? nil : try? PropertyListSerialization.propertyList(from: data, format: nil)
      else {
        let error: Error
        do {
          error = ProjectError(path: path, line: 1, reason: "\(try PropertyListParser.parse(data, path: path).line): not a dictionary")
        } catch let other { error = other }
        throw error
      }
      var budget = SettingExpression.Budget(references: 100_000, length: 16 << 20)
      values = (Self.expand(read, settings, &budget) as? [String: Any]) ?? [:]
      if budget.isExceeded { throw ProjectError(path: path, line: 1, reason: "the settings in its values expand without end") }
    }
    if settings.flag("GENERATE_INFOPLIST_FILE") || target.infoPlist == nil { addGenerated(settings) }
    addStandard(target)
    if !libraries.isEmpty { values["TrestleLibraries"] = libraries }
  }

  private static func expand(_ value: Any, _ settings: BuildSettings, _ budget: inout SettingExpression.Budget) -> Any {
    switch value {
    case let text as String: settings.expand(text, budget: &budget)
    case let list as [Any]: list.map { expand($0, settings, &budget) }
    case let table as [String: Any]: table.mapValues { expand($0, settings, &budget) }
    default: value
    }
  }

  private mutating func addGenerated(_ settings: BuildSettings) {
    for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
      guard let text = settings[name] else { continue }
      var key = String(name.dropFirst("INFOPLIST_KEY_".count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if settings.flag(name), values["UIApplicationSceneManifest"] == nil {
          values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
        }
        continue
      case "UILaunchScreen_Generation":
        if settings.flag(name), values["UILaunchScreen"] == nil { values["UILaunchScreen"] = [String: Any]() }
        continue
      default: break
      }
      if key.hasSuffix("_iPad") || key.hasSuffix("_iPhone"), let line = key.lastIndex(of: "_") {
        key = key[..<line] + "~" + key[key.index(after: line)...].lowercased()
      }
      values[key] = Self.typed(text, key: key)
    }
  }

  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities", "UIAppFonts",
  ]

  private static func typed(_ text: String, key: String) -> Any {
    let base = String(key.prefix { $0 != "~" })
    if lists.contains(base) { return ShellWords.split(text) }
    switch text {
    case "YES": return true
    case "NO": return false
    default: return text
    }
  }

  private mutating func addStandard(_ target: Target) {
    let settings = target.settings
    func setDefault(_ key: String, _ value: String?) {
      if let value, !value.isEmpty, (values[key] as? String ?? "").isEmpty { values[key] = value }
    }
    setDefault("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "org.trestle.\(target.moduleName)")
    // Foundation makes the path of the settings of it, and would leave their folder.
    if let identifier = values["CFBundleIdentifier"] as? String { values["CFBundleIdentifier"] = OutputPath.component(identifier) }
    setDefault("CFBundleName", target.productName)
    values["CFBundleExecutable"] = target.kind == .application ? target.productName : target.moduleName
    // Documents of models and interfaces name classes without the module, whose name may differ from the program's.
    values["TrestleModule"] = target.moduleName
    setDefault("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0")
    setDefault("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1")
    setDefault("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"] ?? "en")
    setDefault("CFBundlePackageType", target.kind == .application ? "APPL" : target.kind == .framework ? "FMWK" : "BNDL")
    setDefault("CFBundleInfoDictionaryVersion", "6.0")
    if target.kind == .application, values["UIDeviceFamily"] == nil {
      let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").compactMap { Int($0.filter(\.isNumber)) }
      if !families.isEmpty { values["UIDeviceFamily"] = families }
    }
  }

  /// The devices that the application is made for: 1 for the phone, 2 for the pad.
  public var deviceFamilies: [Int] { (values["UIDeviceFamily"] as? [Any] ?? []).compactMap { $0 as? Int ?? Int("\($0)") } }

  /// Returns whether the application is only shown in landscape.
  public func isLandscapeOnly(pad: Bool) -> Bool {
    let key = "UISupportedInterfaceOrientations"
    let names = (pad ? values[key + "~ipad"] : values[key + "~iphone"]) ?? values[key]
    guard let names = names as? [Any], !names.isEmpty else { return false }
    return names.allSatisfy { "\($0)".hasPrefix("UIInterfaceOrientationLandscape") }
  }

  public func xml() throws -> Data { try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) }
}
