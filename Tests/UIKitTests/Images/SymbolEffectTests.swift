import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Symbol effects") @MainActor struct SymbolEffectTests {
  private func makeStar() -> (TestScreen, UIImageView) {
    let screen = TestScreen()
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
    screen.window.addSubview(view)
    screen.settle()
    return (screen, view)
  }

  private func scale(_ view: UIView) -> CGFloat { view.layer.presentation()?.transform.m11 ?? 1 }

  @Test("A bounce grows, shrinks, and reports its end")
  func bounce() {
    let (screen, view) = makeStar()
    var ended: [Bool] = []
    view.addSymbolEffect(.bounce.up.byLayer, options: .nonRepeating) { ended.append($0.isFinished) }
    screen.advance(by: 0.16)
    expect(scale(view) > 1.1 && ended.isEmpty)
    screen.advance(by: 0.5)
    expect(scale(view) == 1 && ended == [true])
  }

  @Test("A repeated effect runs as often as configured, a faster one is shorter")
  func rounds() {
    let (screen, view) = makeStar()
    var ended = 0
    view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { _ in ended += 1 }
    screen.advance(by: 0.7)
    expect(ended, equals: 0)
    screen.advance(by: 0.1)
    expect(ended, equals: 1)
  }

  @Test("What lasts stays until it is removed")
  func lasting() {
    let (screen, view) = makeStar()
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.disappear)
    screen.advance(by: 2)
    expect(abs(scale(view) - 0.7) < 0.01 || abs(scale(view) - 1.2) < 0.01)
    expect(view.layer.presentation()?.opacity, equals: 0)
    view.addSymbolEffect(.appear, animated: false)
    screen.advance(by: 0.1)
    expect(view.layer.presentation()?.opacity, equals: 1)
    view.addSymbolEffect(.pulse)
    screen.advance(by: 10.6)
    expect(view.layer.presentation()?.opacity != 1)
    view.removeSymbolEffect(ofType: .pulse)
    view.removeAllSymbolEffects()
    screen.settle()
    expect(view.layer.presentation()?.opacity == 1 && scale(view) == 1)
  }

  @Test("A symbol is replaced in the middle of its effect, in bars too")
  func replacement() throws {
    let (screen, view) = makeStar()
    let heart = try #require(UIImage(systemName: "heart"))
    var ended = 0
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { _ in ended += 1 }
    screen.advance(by: 0.05)
    expect(view.image !== heart)
    screen.advance(by: 0.4)
    expect(view.image === heart && ended == 1)
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    item.setSymbolImage(heart, contentTransition: .automatic)
    expect(item.image === heart)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    screen.show(UINavigationController(rootViewController: root))
    screen.settle()
    item.addSymbolEffect(.wiggle.left)
    screen.advance(by: 0.1)
    let star = try #require(UIImage(systemName: "star"))
    item.setSymbolImage(star, contentTransition: .replace.offUp)
    expect(item.image === star)
    screen.settle()
  }
}
