import UIKit

// Neither application nor delegate class is named: the main nib of the property list provides the delegate, the window and its controllers.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
