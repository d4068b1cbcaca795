#sourceLocation(file: "Presentation.swift", line: 1)
              
import UIKit

extension UIViewController {
                                                                                                     
                                               
   

  func show(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    self.present(alert, animated: true, completion: nil)
    present(alert, animated: true)
    _trestleLeftOut("UIViewController.show(_:)", "it uses present, which is left out, too.")
  }
}
