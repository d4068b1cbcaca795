#sourceLocation(file: "Input.swift", line: 1)
// tests
import Testing
@testable import App

@Suite struct ScreenTests {
    @Test(_TrestleFreshScreen()) func plain() {}
    @Test(_TrestleFreshScreen()) func empty() {}
    @Test("A name", _TrestleFreshScreen()) func named() {}
    @Test("A name", _TrestleFreshScreen(), arguments: [1, 2]) func several(_ number: Int) {}
    @Test(_TrestleFreshScreen(), .disabled("later")) func later() {}
    @Test(_TrestleFreshScreen(), arguments: [1, 2])
    @MainActor func repeated(_ number: Int) {}
}
