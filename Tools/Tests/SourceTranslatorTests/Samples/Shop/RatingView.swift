import UIKit

@objc protocol RatingViewDataSource: AnyObject {
    func numberOfStars(in view: RatingView) -> Int
    @objc optional func ratingView(_ view: RatingView, imageForStar index: Int) -> UIImage?
}

@objc protocol RatingViewDelegate: NSObjectProtocol {
    @objc optional func ratingViewDidChange(_ view: RatingView)
    @objc optional func ratingView(_ view: RatingView, shouldSelect index: Int) -> Bool
}

class RatingView: UIView {
    @IBOutlet weak var dataSource: RatingViewDataSource?
    @IBOutlet weak var delegate: RatingViewDelegate? {
        didSet { respondsToShould = delegate?.responds(to: #selector(RatingViewDelegate.ratingView(_:shouldSelect:))) ?? false }
    }
    private var respondsToShould = false
    private(set) var rating = 0 {
        didSet { delegate?.ratingViewDidChange?(self) }
    }

    func reload() {
        guard let dataSource = dataSource else { return }
        for index in 0..<dataSource.numberOfStars(in: self) {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setImage(dataSource.ratingView?(self, imageForStar: index) ?? UIImage(), for: .normal)
            button.addTarget(self, action: #selector(tapped(_:event:)), for: .touchUpInside)
            addSubview(button)
        }
    }

    @objc private func tapped(_ button: UIButton, event: UIEvent) {
        if respondsToShould, delegate?.ratingView?(self, shouldSelect: button.tag) == false { return }
        rating = button.tag + 1
    }
}

class ReviewController: UIViewController, RatingViewDelegate {
    @IBOutlet var ratingView: RatingView!
    var observers: [NSObjectProtocol] = []

    override func loadView() {
        super.loadView()
        ratingView?.delegate = self
        let token = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in
            self?.ratingView.reload()
        }
        observers.append(token)
    }

    func ratingViewDidChange(_ view: RatingView) {
        print(view.rating)
    }
}

extension ReviewController: RatingViewDataSource {
    func numberOfStars(in view: RatingView) -> Int { 5 }
}

class BaseListController: UIViewController, UITableViewDelegate, UITextFieldDelegate {
    @IBOutlet var list: UITableView!
}

class SelectableListController: BaseListController {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension SelectableListController {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
