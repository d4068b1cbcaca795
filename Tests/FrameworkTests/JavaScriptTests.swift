import Foundation
import JavaScriptCore
import Testing
import TrestleExpectations

@Suite(.serialized) struct JavaScriptTests {
  private static let isInstalled = JSContext() != nil

  @Test("Without the library a context is nil, and with it there is one") func library() {
    if !Self.isInstalled { print("JavaScriptCore: skipped, because libjavascriptcoregtk-4.1-0 is not installed.") }
    expect((JSContext() != nil), equals: (JSVirtualMachine() != nil))
  }

  private func context() throws -> JSContext? {
    guard Self.isInstalled else { return nil }
    let made: JSContext? = JSContext()
    expect(made != nil)
    return made
  }

  @Test("Values of scripts are converted to Foundation's and back") func values() throws {
    guard let context = try context() else { return }
    let value = try #require(
      context.evaluateScript("({sum: [1, 2, 3].reduce((a, b) => a + b), s: 'ü€😀', n: null, t: true, d: new Date(1000)})"))
    let object = try #require(value.toDictionary())
    expect(object["sum"] as? Double == 6 && object["s"] as? String == "ü€😀" && object["n"] is NSNull && object["t"] as? Bool == true)
    expect(object["d"] as? Date, equals: Date(timeIntervalSince1970: 1))
    expect(context.evaluateScript("undefined").isUndefined && context.evaluateScript("undefined").toObject() == nil)
    expect(context.evaluateScript("4294967295").toInt32() == -1 && context.evaluateScript("'x'").toDouble().isNaN)
    expect(context.evaluateScript("var a = []; a[0] = a; a").toArray()?.count, equals: 1)
    context.setObject(["a": [1, 2.5, "b", true, NSNull()] as [Any]] as [String: Any], forKeyedSubscript: "given" as NSString)
    expect(context.evaluateScript("JSON.stringify(given)").toString(), equals: #"{"a":[1,2.5,"b",true,null]}"#)
    expect(context["given"]["a"][1].toDouble() == 2.5 && context["nothing"].isUndefined)
    let list = try #require(JSValue(newArrayIn: context))
    list.setValue("x", at: 2)
    expect(list["length"].toInt32() == 3 && list.isArray && list[2].toString() == "x" && list.hasProperty("2"))
    expect(context.evaluateScript("'a\\u0000b'").toString().utf16.count, equals: 3)
  }

  @Test("An exception goes to the handler, or is stored, and the value is undefined") func exceptions() throws {
    guard let context = try context() else { return }
    expect(context.evaluateScript("nope.x").isUndefined)
    expect(context.exception?.toString()?.contains("nope"), equals: true)
    var heard: [String] = []
    context.exceptionHandler = { heard.append($1?.toString() ?? "") }
    context.evaluateScript("throw new Error('a')")
    context.evaluateScript("let f = (")
    expect(heard.first == "Error: a" && heard.count == 2 && heard[1].hasPrefix("SyntaxError"))
    let thrower = try #require(context.evaluateScript("(function() { throw 7 })"))
    expect(thrower.call(withArguments: []).isUndefined && heard.last == "7")
    expect(context.evaluateScript("3").call(withArguments: []).isUndefined && heard.count == 4)
  }

  @Test("Closures are functions of scripts, with arguments of their types; they can throw, and are freed with their context")
  func closures() throws {
    guard var context = try context() else { return }
    final class Held {}
    weak var weakHeld: Held?
    do {
      let held = Held()
      weakHeld = held
      context.setObject({ (a: Int, b: Double) -> Double in withExtendedLifetime(held) { Double(a) + b } }, forKeyedSubscript: "add")
    }
    context.setObject({ (name: String) -> String in "Hello \(name)" }, forKeyedSubscript: "greet" as NSString)
    var logged: [String] = []
    context.setObject({ (value: JSValue) -> Void in logged.append(value.toString()) }, forKeyedSubscript: "log")
    expect(context.evaluateScript("add(40, 2.5)").toDouble() == 42.5 && context.evaluateScript("typeof add").toString() == "function")
    expect(context.evaluateScript("greet('you')").toString() == "Hello you" && context.evaluateScript("log(1); log({})").isUndefined)
    expect(logged, equals: ["1", "[object Object]"])
    let fail: () -> Void = {
      let current = JSContext.current()
      current?.exception = JSValue(newErrorFromMessage: "no", in: current)
    }
    context.setObject(fail, forKeyedSubscript: "fail")
    expect(context.evaluateScript("try { fail(); 'none' } catch (error) { error.message }").toString(), equals: "no")
    expect(JSContext.current() == nil)
    expect(context.evaluateScript("(function(x) { return x * 2 })").call(withArguments: [21]).toInt32(), equals: 42)
    expect(context.evaluateScript("Math").invokeMethod("max", withArguments: [1, 5, 3]).toInt32(), equals: 5)
    expect(context.evaluateScript("Date").construct(withArguments: [0]).isDate)
    context.evaluateScript("Promise.resolve(7).then(log)")
    expect(logged.last, equals: "7")
    context = try #require(JSContext())
    expect(weakHeld == nil)
  }

  @Test("An object of the app that a script holds comes back as the same object") func objects() throws {
    guard let context = try context() else { return }
    let object = NSObject()
    context.setObject(object, forKeyedSubscript: "thing" as NSString)
    expect(context.evaluateScript("[thing][0]").toObject() as? NSObject === object)
    expect(context.evaluateScript("thing").toObjectOf(NSObject.self) as? NSObject === object)
    expect(context.evaluateScript("1").toObjectOf(NSDate.self) == nil)
  }
}
