#sourceLocation(file: "Input.swift", line: 1)
import Foundation; import FoundationNetworking
import Foundation
import UIKit
import class UIKit.UIView
             
import Glibc
                         
              

let session = URLSession.shared
let errors = Glibc.stderr
