import UIKit

class DetailController: UIViewController {
  @IBOutlet private var label: UILabel!
  @IBOutlet private var image: UIImageView!
  var trip: Trip?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = trip.map { "\($0.name), \($0.place)" }
    image.image = UIImage(named: "Places/Sea")
    title = trip?.name
  }

  @IBAction private func rotate(_ sender: UIButton) {
    image.transform = image.transform.rotated(by: .pi / 2)
  }
}
