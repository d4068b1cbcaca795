#sourceLocation(file: "Input.swift", line: 1)
              
import UIKit

final class ListController: UIViewController {}

/// A view of the application itself that has a name of SwiftUI's.
protocol ButtonStyle {}
struct Rounded: ButtonStyle {}

                       
                                
                                      
 

                    
                                 
 

                                                             
                                                             
                                                                                      
                                                                                  
 

#if DEBUG
                       
                                                 
                                    
                               
     
 
#endif

                     
                                     
                    
 
