@_exported import UIKitValues
