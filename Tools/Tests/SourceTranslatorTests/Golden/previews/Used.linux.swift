#sourceLocation(file: "Used.swift", line: 1)
import UIKit
              

                                                          

final class CardController: _TrestleHostingController {}
