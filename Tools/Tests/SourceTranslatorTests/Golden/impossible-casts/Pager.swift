import UIKit

struct PageItem {
    let page: Page
}

class Pager: UIViewController {
    func identifier(_ item: Any) -> String {
        var result: String
        if #available(iOS 14.0, *),
           let item = item as? PageItem {
            result = "\(item.page)"
        } else {
            result = "other"
        }
        if item is PageItem { result += "\(item as! PageItem)" }
        return result
    }
}
