import Testing
import TrestleExpectations

@testable import XcodeProject

@Suite struct SchemeTests {
  private func scheme(_ attributes: String) throws -> Scheme {
    let text = """
      <Scheme>
      <TestAction \(attributes)><EnvironmentVariables><EnvironmentVariable key="A" value="test" isEnabled="YES"/></EnvironmentVariables></TestAction>
      <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName="App"/></BuildableProductRunnable>
      <CommandLineArguments><CommandLineArgument argument="-x 1 -n &quot;two words&quot;" isEnabled="YES"/><CommandLineArgument argument="-y" isEnabled="NO"/></CommandLineArguments>
      <EnvironmentVariables><EnvironmentVariable key="A" value="launch" isEnabled="YES"/><EnvironmentVariable key="B" value="b" isEnabled="NO"/></EnvironmentVariables>
      </LaunchAction>
      <ProfileAction><BuildableProductRunnable><BuildableReference BlueprintName="Other"/></BuildableProductRunnable></ProfileAction>
      </Scheme>
      """
    return try #require(Scheme(path: "/s.xcscheme", files: MemoryFiles(["/s.xcscheme": text])))
  }

  @Test("The target, the arguments and the variables of the launch are read, as far as they are enabled")
  func launch() throws {
    let scheme = try scheme("")
    expect(scheme.target, equals: "App")
    expect(scheme.launchArguments, equals: ["-x", "1", "-n", "two words"])
    expect(scheme.launchEnvironment, equals: ["A": "launch"])
  }

  @Test("The configuration of the tests is read")
  func testConfiguration() throws {
    try expect(scheme("buildConfiguration=\"Test\"").testConfiguration, equals: "Test")
    try expect(scheme("").testConfiguration == nil)
  }

  @Test(
    "Tests use the variables of the launch unless the scheme specifies its own",
    arguments: [("", "launch"), ("shouldUseLaunchSchemeArgsEnv=\"YES\"", "launch"), ("shouldUseLaunchSchemeArgsEnv=\"NO\"", "test")])
  func tests(attributes: String, value: String) throws {
    try expect(scheme(attributes).testEnvironment, equals: ["A": value])
  }

  @Test("A scheme sets no variable that names a file to write or a program to run", arguments: ["TRESTLE_SNAPSHOT", "TRESTLE_FAILURES"])
  func reserved(name: String) throws {
    let text = """
      <Scheme><LaunchAction><EnvironmentVariables><EnvironmentVariable key="\(name)" value="/x" isEnabled="YES"/><EnvironmentVariable key="A" value="a"/>
      </EnvironmentVariables></LaunchAction></Scheme>
      """
    let scheme = try #require(Scheme(path: "/s.xcscheme", files: MemoryFiles(["/s.xcscheme": text])))
    expect(scheme.launchEnvironment, equals: ["A": "a"])
  }

  @Test(
    "The file with the products of the store is named from the project, or from a folder in it",
    arguments: ["../App/Products.storekit", "../../App/Products.storekit"])
  func store(name: String) throws {
    let text = """
      <Scheme><LaunchAction><StoreKitConfigurationFileReference identifier = "\(name)"></StoreKitConfigurationFileReference></LaunchAction></Scheme>
      """
    let path = "/p/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
    let scheme = try #require(Scheme(path: path, files: MemoryFiles([path: text, "/p/App/Products.storekit": "{}"])))
    expect(scheme.launchEnvironment["TRESTLE_STOREKIT"], equals: "/p/App/Products.storekit")
    expect(scheme.testEnvironment["TRESTLE_STOREKIT"], equals: "/p/App/Products.storekit")
  }

  @Test("The test targets of a scheme are read, with the tests that they skip or select, the language, the arguments and the plans")
  func testables() throws {
    let text = """
      <Scheme><TestAction language="de" region="CH" shouldUseLaunchSchemeArgsEnv="NO">
      <TestPlans><TestPlanReference reference="container:Other.xctestplan"/>
      <TestPlanReference reference="container:Plans/Main.xctestplan" default="YES"/></TestPlans>
      <Testables><TestableReference skipped="NO"><BuildableReference BlueprintName="AppTests"/>
      <SkippedTests><Test Identifier="SlowTests"/><Test Identifier="FormTests/testEmpty()"/></SkippedTests></TestableReference>
      <TestableReference skipped="YES"><BuildableReference BlueprintName="OldTests"/>
      <SelectedTests><Test Identifier="A"/></SelectedTests></TestableReference></Testables>
      <CommandLineArguments><CommandLineArgument argument="-quiet" isEnabled="YES"/></CommandLineArguments></TestAction>
      <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName="App"/></BuildableProductRunnable></LaunchAction></Scheme>
      """
    let path = "/p/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
    let scheme = try #require(Scheme(path: path, files: MemoryFiles([path: text])))
    expect(
      scheme.testables == [
        Scheme.Testable(target: "AppTests", skippedTests: ["SlowTests", "FormTests/testEmpty()"]),
        Scheme.Testable(target: "OldTests", isSkipped: true, selectedTests: ["A"]),
      ])
    expect(scheme.target == "App" && scheme.testLanguage == "de" && scheme.testRegion == "CH" && scheme.testArguments == ["-quiet"])
    expect(scheme.testPlans, equals: ["/p/Plans/Main.xctestplan", "/p/Other.xctestplan"])
  }

  @Test("A test plan of either format has the same targets, skipped tests and settings")
  func plans() throws {
    let options = """
      "defaultOptions": {"language": "en", "testTimeoutsEnabled": true, "environmentVariableEntries": [{"key": "A", "value": "1"},
      {"key": "B", "value": "2", "enabled": false}, {"key": "TRESTLE_RECORD", "value": "1"}]},
      "configurations": [{"enabled": false, "options": {"language": "fr"}}, {"options": {"language": "de", "region": "DE"}}]
      """
    let old =
      #""testTargets": [{"target": {"name": "AppTests"}, "skippedTests": ["Slow", "Form\/testA()"]}, {"target": {"name": "B"}, "enabled": false}]"#
    let new = #"""
      "testTargets": [{"target": {"name": "AppTests"}, "skippedTests": {"suites": [{"name": "Slow"}, {"name": "Form", "testFunctions": ["testA()"]}]}},
      {"target": {"name": "B"}, "enabled": false}]
      """#
    for targets in [old, new] {
      let text = "{\(options), \(targets), \"version\": 1}"
      let plan = try #require(TestPlan(path: "/p.xctestplan", files: MemoryFiles(["/p.xctestplan": text])))
      expect(
        plan.testables == [
          Scheme.Testable(target: "AppTests", skippedTests: ["Slow", "Form/testA()"]), Scheme.Testable(target: "B", isSkipped: true),
        ])
      expect(plan.language == "de" && plan.region == "DE" && plan.environment == ["A": "1"] && plan.timeLimit == 600)
    }
    expect(TestPlan(path: "/p.xctestplan", files: MemoryFiles(["/p.xctestplan": "no"])) == nil)
  }
}
