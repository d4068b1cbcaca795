import QuartzCore
import UIKit

private extension Selector {
    static let step = #selector(ClockView.step(_:))
}

class ClockView: UIView {
    private var link: CADisplayLink?
    private var angle: CGFloat = 0

    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { return layer as! CAShapeLayer }

    func start() {
        link = CADisplayLink(target: self, selector: .step)
        link?.add(to: .main, forMode: .common)
    }

    @objc func step(_ link: CADisplayLink) {
        angle += 0.1
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        animation.toValue = angle
        animation.delegate = self
        layer.add(animation, forKey: "rotation")
    }

    deinit {
        link?.invalidate()
    }
}

extension ClockView: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
