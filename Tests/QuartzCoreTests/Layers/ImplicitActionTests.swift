import Foundation
import QuartzCore
import Testing
import TrestleExpectations

@MainActor
@Suite(.serialized)
struct ImplicitActionTests {
  let time = VirtualTime()

  final class Witness: NSObject, CALayerDelegate {
    var asked: [String] = []
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  @Test("A visible layer animates a change from its displayed value, for a quarter of a second on the default curve")
  func animates() {
    let (_, layer) = time.layerOnScreen()
    layer.opacity = 0
    let animation = layer.animation(forKey: "opacity") as! CABasicAnimation
    expect(animation.duration, equals: 0.25)
    expect(animation.timingFunction, equals: CAMediaTimingFunction(name: .default))
    expect(layer.opacity, equals: 0)
    expect(layer.presentation()!.opacity, equals: 1)
    time.advance(0.125)
    let half = layer.displayed.opacity
    expect(half > 0 && half < 0.5)
    layer.opacity = 1
    expect(abs(layer.presentation()!.opacity - half), below: 1e-6)
    time.advance(1)
    expect(layer.displayed.opacity, equals: 1)
  }

  @Test("Layers that are new, off screen, disabled or equal do not animate")
  func doesNot() {
    let (root, layer) = time.layerOnScreen()
    let new = CALayer()
    root.addSublayer(new)
    new.opacity = 0
    expect(new.animationKeys() == nil)
    let loose = CALayer()
    CATransaction.flush()
    loose.opacity = 0
    expect(loose.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    expect(layer.animationKeys() == nil)
    layer.opacity = 0
    layer.isHidden = true
    expect(layer.animationKeys() == nil)
  }

  @Test("Actions are searched with the delegate, in actions, in style, with the class; NSNull ends the search")
  func search() {
    let (_, layer) = time.layerOnScreen()
    let witness = Witness()
    layer.delegate = witness
    let own = CABasicAnimation(keyPath: "opacity")
    own.duration = 7
    witness.answer = own
    layer.opacity = 0.9
    expect(witness.asked, equals: ["opacity"])
    expect(layer.animation(forKey: "opacity")?.duration, equals: 7)
    layer.removeAllAnimations()
    witness.answer = NSNull()
    layer.opacity = 0.8
    expect(layer.animationKeys() == nil)
    witness.answer = nil
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.7
    expect(layer.animationKeys() == nil)
    layer.actions = nil
    layer.style = ["actions": ["opacity": own]]
    layer.opacity = 0.6
    expect(layer.animation(forKey: "opacity")?.duration, equals: 7)
  }

  @Test("A view's layer queries no actions until a view animates")
  func viewBacked() {
    let (_, layer) = time.layerOnScreen()
    let witness = Witness()
    layer.delegate = witness
    layer.isViewBacked = true
    layer.opacity = 0.5
    layer.position = CGPoint(x: 3, y: 3)
    expect(witness.asked, equals: [])
    CALayer.viewActionsRun = true
    defer { CALayer.viewActionsRun = false }
    witness.answer = CABasicAnimation(keyPath: "opacity")
    layer.opacity = 0.3
    expect(witness.asked, equals: ["opacity"])
    expect(layer.animation(forKey: "opacity") != nil)
  }

  @Test("A class's own key animates, has a default and draws the layer again")
  func customKey() {
    final class Dial: CALayer {
      var angle: CGFloat {
        get { value(forKey: "angle") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "angle") }
      }
      static var drawn: [CGFloat] = []
      override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
      override class func defaultValue(forKey key: String) -> Any? { key == "angle" ? CGFloat(1) : nil }
      override func draw(in ctx: CGContext) { Self.drawn.append(angle) }
    }
    Dial.drawn = []
    let layer = Dial()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    expect(layer.angle, equals: 1)
    layer.angle = 2
    expect(layer.needsDisplay())
    layer.displayIfNeeded()
    expect(Dial.drawn, equals: [2])
    expect(layer.contentsImage != nil)
    let animation = CABasicAnimation(keyPath: "angle")
    animation.fromValue = CGFloat(0)
    animation.duration = 1
    layer.add(animation, forKey: "angle")
    time.advance(0.5)
    expect(layer.presentation()!.angle, equals: 1)
    time.advance(0.25)
    expect(Dial.drawn.last, equals: 1.5)
    expect(type(of: layer.displayed) == Dial.self)
    time.advance(0.5)
    expect(layer.displayed === layer)
  }

  @Test("A stored property is animated once its class declares it, and copied by init(layer:)")
  func declaredProperty() {
    final class Gauge: CALayer {
      var level: CGFloat = 0
      let label: String
      init(label: String) {
        self.label = label
        super.init()
      }
      override init(layer: Any) {
        label = (layer as! Gauge).label
        super.init(layer: layer)
        level = (layer as! Gauge).level
      }
      required init?(coder: NSCoder) { nil }
      override class var animatableProperties: [CALayerProperty] {
        super.animatableProperties + [CALayerProperty("level", \Gauge.level)]
      }
    }
    let layer = Gauge(label: "a long enough string to live on the heap")
    let animation = CABasicAnimation(keyPath: "level")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = 2
    layer.add(animation, forKey: nil)
    time.advance(1)
    expect(layer.presentation()!.level, equals: 4)
    expect(layer.presentation()!.label, equals: layer.label)
    expect((layer.displayed as? Gauge)?.level, equals: 4)
    expect(layer.level, equals: 0)
  }

  @Test("A class that has initializers but no init(layer:) still shows what every layer has")
  func notCopyable() {
    final class Stubborn: CALayer {
      let label: String
      init(label: String) {
        self.label = label
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    let layer = Stubborn(label: "x")
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    time.advance(0.5)
    expect(layer.displayed.opacity, equals: 0.5)
  }

  @Test("Joining and leaving a tree on screen runs onOrderIn and onOrderOut")
  func order() {
    final class Note: CAAction {
      var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
    }
    let (root, _) = time.layerOnScreen()
    let note = Note()
    let layer = CALayer()
    layer.actions = [kCAOnOrderIn: note, kCAOnOrderOut: note]
    root.addSublayer(layer)
    layer.removeFromSuperlayer()
    expect(note.events, equals: [kCAOnOrderIn, kCAOnOrderOut])
  }

  final class Reader: NSObject, CAAction {
    var read: Any?
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      read = (anObject as! CALayer).presentation()?.value(forKey: event)
    }
  }

  @Test("While an app's own action runs, the presentation still has the old value")
  func ownActionSeesOldValue() {
    let (_, layer) = time.layerOnScreen()
    let reader = Reader()
    layer.actions = ["position": reader]
    let old = layer.position
    layer.position = CGPoint(x: 40, y: 30)
    expect(reader.read as? CGPoint, equals: old)
    expect(layer.presentation()!.position, equals: CGPoint(x: 40, y: 30))
  }

  final class Thick: CALayer {
    var thickness: CGFloat {
      get { managedValue(forKey: "thickness") }
      set { setValue(newValue, forKey: "thickness") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "thickness" || super.needsDisplay(forKey: key) }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "thickness" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()!.value(forKey: event)
      return animation
    }
  }

  @Test("A property that is kept under its name begins at zero and animates by an action of the class")
  func managedProperty() {
    let (root, _) = time.layerOnScreen()
    let layer = Thick()
    root.addSublayer(layer)
    CATransaction.flush()
    expect(layer.thickness, equals: 0)
    layer.thickness = 2
    time.advance(1)
    layer.thickness = 10
    time.advance(0.125)
    let half = layer.presentation()!.thickness
    expect(half > 2 && half < 10)
    time.advance(1)
    expect(layer.presentation()!.thickness, equals: 10)
  }
}
