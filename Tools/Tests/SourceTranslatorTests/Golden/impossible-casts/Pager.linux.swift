#sourceLocation(file: "Pager.swift", line: 1)
import UIKit

                 
                  
 

class Pager: UIViewController {
    func identifier(_ item: Any) -> String {
        var result: String
        if false                         
                                        { Swift.fatalError()
                                   
        } else {
            result = "other"
        }
        if false                  { Swift.fatalError()                                  }
        return result
    }
}
