import SwiftUICore
import Testing

@testable import GTKBackend

@Suite struct KeyboardFilterTests {
    @Test func `digits of a Japanese input method become plain digits`() {
        #expect(TextFieldState.Keyboard.integer.accepted("１２３") == "123")
    }

    @Test func `letters have no place in a number`() {
        #expect(TextFieldState.Keyboard.integer.accepted("a1b2 ") == "12")
    }

    @Test func `only decimals take a point, once typed in any width`() {
        #expect(TextFieldState.Keyboard.integer.accepted("1.5") == "15")
        #expect(TextFieldState.Keyboard.decimal.accepted("1．5") == "1.5")
    }

    @Test func `the sign stays`() {
        #expect(TextFieldState.Keyboard.integer.accepted("−3") == "-3")
    }
}
