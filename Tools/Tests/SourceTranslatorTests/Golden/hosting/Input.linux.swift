#sourceLocation(file: "Input.swift", line: 1)
                 
              
import UIKit

                          
                                    
                                            
 

final class Model: ObservableObject {
    var name = ""
}

                               
                                                                  
 

final class Host: _TrestleHostingController {
    init(model: Model) { super.init("ProfileView") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class MenuController: UIViewController {
    private var host: _TrestleHostingController?
                                                
    private let model = Model()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        _trestleLeftOut("MenuController.viewDidLoad()", "it uses Color of SwiftUI, which does not exist on Linux.")
                                               
        let host = _TrestleHostingController("profile")
        _trestleLeftOut("MenuController.viewDidLoad()", "it uses the view of SwiftUI that a controller hosts.")
        addChild(host)
        _trestleLeftOut("MenuController.viewDidLoad()", "it uses withAnimation of SwiftUI, which does not exist on Linux.")
        show()
    }

    func show() { _trestleLeftOut("MenuController.show()", "it uses tint, which is left out, too.") }

                                                        

    func color() -> UIColor? { _trestleLeftOut("MenuController.color()", "it uses tint, which is left out, too."); return nil }

    func named() -> UIColor { _trestleLeftOut("MenuController.named()", "it uses tint, which is left out, too."); return UIKit.UIColor.clear }

    func all() -> [UIViewController] {
        if title == nil { _trestleLeftOut("MenuController.all()", "it uses ProfileView, which is left out, too."); return [] }
        return [_TrestleHostingController("ProfileView")]
    }

                                                                     

    func open() { _trestleLeftOut("MenuController.open()", "it uses style, which is left out, too.") }

          func tap(_ sender: Any) {
        _trestleLeftOut("MenuController.tap(_:)", "it uses Rectangle of SwiftUI, which does not exist on Linux.")
        _trestleLeftOut("MenuController.tap(_:)", "it uses shape, which is left out, too.")
        print("tapped")
    }
@MainActor static func _trestleTable_MenuController() -> UIKit._ClassTable { var t = UIKit._ClassTable(MenuController.self); t.action("tap:", { (o: MenuController) in { (p0: Any) in o.tap(p0) } }); return t } }

final class Cell: UITableViewCell {
    func fill() {
        contentConfiguration = _TrestleHostingConfiguration("HStack")
        accessoryType = .checkmark
    }
}

            
                     
             
 

              
                    
                    
 

                                                       

                                                                            
                                                                                       
 

func showUpright(from controller: UIViewController) {
  let upright = _TrestleHostingController("ProfileView")
  upright.modalPresentationStyle = .fullScreen
  controller.present(upright, animated: true)
}
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [MenuController._trestleTable_MenuController()] }