@_exported import UIKitInterfaceBuilder
@_exported import UIKitLists
@_exported import UIKitObjects
@_exported import UIKitOlderNames
@_exported import UIKitSearch
@_exported import UIKitServices
@_exported import UIKitValues
@_exported import UIKitViews
