import XcodeProject

/// The test targets that `trestle test` runs, and the application or library that they test.
struct TestChoice {
  let target: Target
  let tests: [Target]
  let others: [String]

  /// - Parameter options: Name a test target, or what is tested; nil chooses by the project, its schemes and its tests.
  init(in model: ProjectModel, _ options: ImportOptions) throws(ImportedProject.Failure) {
    let all = model.targets.filter { $0.kind == .unitTests && $0.isForIOS && model.isOwn($0) }
    if let name = options.target {
      if let test = all.first(where: { $0.name == name }) {
        if let subject = Self.subject(of: test, in: model) {
          target = subject
        } else {
          target = try ImportedProject.choose(in: model, named: nil)
        }
        tests = test.isWritten ? [test] : []
        others = []
        return
      }
      guard
        let named = model.targets.first(where: { $0.name == name && model.isOwn($0) }) ?? model.targets.first(where: { $0.name == name })
      else { throw .noTarget(name: name, known: all.map(\.name)) }
      target = named
      tests = ImportedProject.tests(of: named, in: model)
      others = []
      return
    }
    let skipped = model.skippedTestTargets
    let written = all.filter {
      $0.isWritten && !skipped.contains($0.name) && !($0.isUITests && options.leavesOutUITests)
    }
    // Tests of the interface are run besides the unit tests of their application, or alone.
    let units = written.filter { !$0.isUITests }
    let wanted = units.isEmpty ? written : units
    let preferred = (try? ImportedProject.choose(in: model, named: nil)).flatMap { model.isOwn($0) ? $0 : nil }
    let subjects = wanted.map { Self.subject(of: $0, in: model) }
    // An application without tests, such as the example of a library, is not built.
    let isPreferred = zip(wanted, subjects).contains { test, subject in
      subject?.id == preferred?.id || model.closure(of: test).contains { $0.id == preferred?.id }
    }
    let name = FilePath.stem(of: FilePath.parent(of: model.projects.first ?? ""))
    let named = subjects.compactMap(\.self).first { $0.name == name }
    let largest = zip(wanted, subjects).filter { $0.1 != nil }.max { $0.0.swiftSources.count < $1.0.swiftSources.count }?.1
    if let preferred, isPreferred {
      target = preferred
    } else if let found = named ?? largest {
      target = found
    } else {
      target = try ImportedProject.choose(in: model, named: nil)
    }
    let chosen = target.id
    tests = written.filter { test in
      test.isUITests
        ? Self.subject(of: test, in: model)?.id == chosen
        : !model.closure(of: test).contains { $0.kind == .application && $0.id != chosen }
    }
    let names = Set(tests.map(\.name))
    others = all.map(\.name).filter { !names.contains($0) && !model.isEmptyTest($0) }
  }

  /// Returns the application that hosts a test, else the library that it depends on.
  private static func subject(of test: Target, in model: ProjectModel) -> Target? {
    let closure = model.closure(of: test).filter { $0.id != test.id && $0.kind != .unitTests && model.isOwn($0) }
    return closure.last { $0.kind == .application } ?? closure.last { $0.kind == .framework || $0.kind == .staticLibrary }
  }
}

extension ProjectModel {
  /// The configuration of the tests in the scheme of the project's name, or in the first scheme with tests.
  var testConfiguration: String? {
    let name = FilePath.stem(of: FilePath.parent(of: projects.first ?? ""))
    let tested = schemes.filter { !$0.testables.isEmpty || !$0.testPlans.isEmpty }
    return (tested.first { $0.name == name } ?? tested.first)?.testConfiguration
  }

  /// Whether a target is one of the location itself, and not of a project or package that it depends on.
  fileprivate func isOwn(_ target: Target) -> Bool {
    if case .package(let path) = location { return target.project == PackageReader.project(of: path) }
    return ownProjects.contains(target.project)
  }

  fileprivate func isEmptyTest(_ name: String) -> Bool { !(targets.first { $0.name == name }?.isWritten ?? false) }

  /// The names of the test targets that a scheme has and none of the schemes runs.
  fileprivate var skippedTestTargets: Set<String> {
    let testables = schemes.flatMap(\.testables)
    return Set(testables.filter(\.isSkipped).map(\.target)).subtracting(testables.filter { !$0.isSkipped }.map(\.target))
  }
}
