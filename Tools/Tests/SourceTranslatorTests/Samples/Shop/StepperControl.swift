import UIKit

@IBDesignable
open class StepperControl: UIControl {
    @IBInspectable open var value: Int = 0 { didSet { sendActions(for: .valueChanged); setNeedsDisplay() } }
    @IBInspectable var lineWidth: CGFloat = 2
    @IBInspectable public var color: UIColor = .red {
        willSet { print(newValue) }
    }

    private let plus = UIButton(type: .system)
    private let minus = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        plus.addTarget(self, action: #selector(change), for: .touchUpInside)
        minus.addTarget(self, action: #selector(StepperControl.change(_:)), for: .touchUpInside)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        addGestureRecognizer(pan)
    }

    @objc fileprivate func change(_ button: UIButton) {
        value += button === plus ? 1 : -1
    }

    @objc dynamic func panned(_ recognizer: UIPanGestureRecognizer) {}

    open override func draw(_ rect: CGRect) {
        color.setStroke()
        let path = UIBezierPath(roundedRect: bounds.insetBy(dx: lineWidth, dy: lineWidth), cornerRadius: 4)
        path.stroke()
    }
}

extension StepperControl {
    open override var intrinsicContentSize: CGSize {
        return CGSize(width: 80, height: 30)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        alpha = 0.5
    }

    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        alpha = 1
    }
}
