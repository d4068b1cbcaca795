import XcodeProject

/// Builds the package of an imported project and copies the executable into the application's folder.
public struct PackageBuild {
  public let project: ImportedProject
  private let files: FileBuild
  private var changes: [OutputFolder.Change]?

  public init(_ project: ImportedProject) {
    self.project = project
    files = FileBuild(project)
  }

  /// Writes the package and the folder of the application.
  public mutating func write() throws { changes = try project.writeChanges() }

  private var arguments: [String] {
    var arguments = ["build", "--package-path", project.output, "--scratch-path", buildFolder]
    arguments += project.options.instrumentation?.arguments ?? []
    // All errors are read at once.
    if project.options.leavesOutErrors { arguments += ["-Xswiftc", "-continue-building-after-errors"] }
    arguments += ["-c", project.options.isRelease ? "release" : "debug"]
    // The package manager finds tests in the index. Indexing the modules of the system takes longer than compiling a small application.
    arguments += ["-Xswiftc", "-index-ignore-system-modules"]
    arguments += ["-Xswiftc", "-module-cache-path", "-Xswiftc", project.runtime.moduleCache]
    // The program is beside its resources, and the dynamic libraries of packages are where they were built.
    arguments += ["-Xlinker", "-rpath", "-Xlinker", products]
    if Toolchain.holds("ld.lld") { arguments += ["-Xswiftc", "-use-ld=lld", "-Xlinker", "--error-limit=0"] }
    // Targets outside of the manifest need the modules as well: those of packages, and the list of tests that the package manager writes.
    for flag in project.runtime.compilerFlags { arguments += ["-Xswiftc", flag] }
    arguments += [
      "-Xswiftc",
      "-DTRESTLE_RUNTIME_"
        + project.runtime.fingerprint(frameworks: project.frameworks, cache: project.buildFolder + "/runtime-modules.json"),
    ]
    return arguments
  }

  /// Instrumented code has a folder of its own, so that it is not built again each time.
  private var buildFolder: String { project.buildFolder + (project.options.instrumentation.map { "-" + $0.rawValue } ?? "") }

  /// The folder of the package manager's products.
  public var products: String { buildFolder + "/" + (project.options.isRelease ? "release" : "debug") }

  /// Builds the application; returns false if it has errors, which are among the lines.
  public func build(tests: Bool = false, line: (String) -> Void) throws -> Bool {
    var arguments = arguments
    if !tests, let changes, let isBuilt = try files.build(changes, arguments: arguments, line: line) {
      if isBuilt { try install(into: project.applicationFolder) }
      return isBuilt
    }
    files.forget()
    let common = arguments
    if tests {
      arguments.append("--build-tests")
    } else if project.target.kind == .application {
      arguments += ["--product", project.target.moduleName]
    } else {
      arguments += ["--target", project.target.moduleName]
    }
    guard try Subprocess.run("swift", arguments, line: line) == 0 else { return false }
    if !tests, project.target.kind == .application {
      try install(into: project.applicationFolder)
      files.remember(common)
    }
    return true
  }

  public func install(into folder: String) throws {
    try replace("\(folder)/\(project.target.productName)", with: "\(products)/\(project.target.moduleName)")
  }

  /// Copies a program, because Foundation looks for the main bundle beside the executable, with links resolved.
  /// - Parameter destination: A path in the output folder.
  public func replace(_ destination: String, with source: String) throws {
    var output = project.outputFolder
    try output.install(FilePath.relative(destination, to: project.output), from: source)
  }
}
