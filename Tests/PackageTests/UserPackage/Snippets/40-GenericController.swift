import UIKit

class HostController<Content: UIView>: UIViewController {
  let content: Content

  init(content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = content
  }
}

extension UIView {
  @discardableResult
  func add<V: UIView>(_ view: V, configure: (V) -> Void = { _ in }) -> V {
    addSubview(view)
    configure(view)
    return view
  }
}
