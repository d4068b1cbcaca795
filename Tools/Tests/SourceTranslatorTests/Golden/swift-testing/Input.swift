// tests
import Testing
@testable import App

@Suite struct ScreenTests {
    @Test func plain() {}
    @Test() func empty() {}
    @Test("A name") func named() {}
    @Test("A name", arguments: [1, 2]) func several(_ number: Int) {}
    @Test(.disabled("later")) func later() {}
    @Test(arguments: [1, 2])
    @MainActor func repeated(_ number: Int) {}
}
