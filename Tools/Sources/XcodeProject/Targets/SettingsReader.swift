/// Merges the levels of a target's build settings.
struct SettingsReader {
  let project: ProjectFile
  let files: any FileSource
  /// The requested name; the target's default configuration is used if no such configuration exists.
  let configuration: String

  /// - Parameter endless: The settings of other targets that expand without end.
  func settings(for target: ProjectObject, problems: inout [ProjectError], endless: inout Set<String>) -> BuildSettings {
    let name = target.string("name") ?? ""
    var settings = BuildSettings(configuration: configuration, defaults: defaults(for: name))
    for list in [project.root.string("buildConfigurationList"), target.string("buildConfigurationList")] {
      guard let chosen = chosenConfiguration(list) else { continue }
      if let base = configurationFile(of: chosen) {
        let file = ConfigurationFile(path: base, files: files)
        problems += file.problems
        settings.add(file.assignments)
      }
      settings.add(assignments(of: chosen))
    }
    settings.limitExpansions(known: &endless)
    if !settings.exceeded.isEmpty {
      let names = settings.exceeded.sorted()
      let list = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) others" : "")
      problems.append(
        ProjectError(
          path: project.path, line: target.line,
          reason: "the build settings of the target \(name) expand without end, or are too long: \(list) are left empty"))
    }
    return settings
  }

  private func defaults(for target: String) -> [String: String] {
    let name = FilePath.stem(of: FilePath.parent(of: project.path))
    return [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": name, "PROJECT": name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "SRCROOT": project.sourceRoot, "SOURCE_ROOT": project.sourceRoot, "PROJECT_DIR": project.sourceRoot,
      "PROJECT_FILE_PATH": FilePath.parent(of: project.path), "CONFIGURATION": configuration, "PLATFORM_NAME": "iphonesimulator",
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "SDK_NAME": "iphonesimulator18.0", "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64",
      "NATIVE_ARCH": "x86_64", "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en",
    ]
  }

  private func chosenConfiguration(_ list: String?) -> ProjectObject? {
    guard let list = project.object(list) else { return nil }
    let all = list.strings("buildConfigurations").compactMap { project.objects[$0] }
    func named(_ name: String?) -> ProjectObject? { all.first { $0.string("name") == name } }
    return named(configuration) ?? named(list.string("defaultConfigurationName")) ?? all.first
  }

  private func configurationFile(of configuration: ProjectObject) -> String? {
    if let id = configuration.string("baseConfigurationReference") {
      if let path = project.paths[id] { return path }
      // A file that no group holds.
      return project.object(id)?.string("path").map { files.actualPath(FilePath.join(project.sourceRoot, $0)) }
    }
    // From format 77 on a file in a synchronized folder is identified by the folder and its path inside.
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"), let folder = project.paths[anchor],
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return files.actualPath(FilePath.join(folder, path))
  }

  private func assignments(of configuration: ProjectObject) -> [SettingAssignment] {
    configuration.dictionary("buildSettings").sorted { $0.key < $1.key }.map { key, value in
      let text: String
      if let list = value.array {
        text = list.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
      } else {
        text = value.string ?? ""
      }
      return SettingAssignment(key: key, text: text)
    }
  }
}
