// framework
import SwiftUI
import UIKit

struct Page {
    let body: Text
}
