import Foundation
import Foundation.NSDate
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView
import os.log
import Darwin
import MobileCoreServices
import Combine

let session = URLSession.shared
let errors = Darwin.stderr
