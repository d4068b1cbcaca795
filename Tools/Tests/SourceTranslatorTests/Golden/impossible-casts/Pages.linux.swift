#sourceLocation(file: "Pages.swift", line: 1)
// framework
              
import UIKit

             
                  
 
