import Testing

@testable import XcodeProject

@Suite struct SchemeTests {
  private func scheme(_ attributes: String) throws -> Scheme {
    let text = """
      <Scheme>
      <TestAction \(attributes)><EnvironmentVariables><EnvironmentVariable key="A" value="test" isEnabled="YES"/></EnvironmentVariables></TestAction>
      <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName="App"/></BuildableProductRunnable>
      <CommandLineArguments><CommandLineArgument argument="-x 1" isEnabled="YES"/><CommandLineArgument argument="-y" isEnabled="NO"/></CommandLineArguments>
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
    #expect(scheme.target == "App")
    #expect(scheme.launchArguments == ["-x 1"])
    #expect(scheme.launchEnvironment == ["A": "launch"])
  }

  @Test(
    "Tests use the variables of the launch unless the scheme specifies its own",
    arguments: [("", "launch"), ("shouldUseLaunchSchemeArgsEnv=\"YES\"", "launch"), ("shouldUseLaunchSchemeArgsEnv=\"NO\"", "test")])
  func tests(attributes: String, value: String) throws {
    #expect(try scheme(attributes).testEnvironment == ["A": value])
  }

  @Test("A scheme sets no variable that names a file to write or a program to run", arguments: ["TRESTLE_SNAPSHOT", "TRESTLE_FAILURES"])
  func reserved(name: String) throws {
    let text = """
      <Scheme><LaunchAction><EnvironmentVariables><EnvironmentVariable key="\(name)" value="/x" isEnabled="YES"/><EnvironmentVariable key="A" value="a"/>
      </EnvironmentVariables></LaunchAction></Scheme>
      """
    let scheme = try #require(Scheme(path: "/s.xcscheme", files: MemoryFiles(["/s.xcscheme": text])))
    #expect(scheme.launchEnvironment == ["A": "a"])
  }
}
