import UIKit

@objc protocol NoteCellDelegate {
    func noteCellDidTapStar(_ cell: NoteCell)
}

@IBDesignable
class NoteCell: UITableViewCell {
    static let identifier = "NoteCell"

    @IBOutlet fileprivate weak var titleLabel: UILabel!
    @IBOutlet weak var starButton: UIButton!
    @IBOutlet weak var delegate: NoteCellDelegate?

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @IBInspectable var borderColor: UIColor? {
        get { return layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        starButton.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
    }

    func configure(with note: Note) {
        titleLabel.text = note.title
    }

    @objc private func starTapped(_ sender: UIButton) {
        delegate?.noteCellDidTapStar(self)
    }
}

extension UIView {
    @IBInspectable var shadowRadius: CGFloat {
        get { return layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    @objc func shake() {
        transform = .identity
    }
}
