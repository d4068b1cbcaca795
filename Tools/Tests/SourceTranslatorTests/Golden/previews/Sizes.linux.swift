#sourceLocation(file: "Sizes.swift", line: 1)
              
import UIKit

                                        
                                    
                                                                   
                                                                     
         
     
 

enum Sizes {
                                                                                                
                                                                          
    static let count = 3
}

                               
                                   
 

                   
                                          
                    
 
