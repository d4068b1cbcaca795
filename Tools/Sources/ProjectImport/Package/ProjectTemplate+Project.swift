extension ProjectTemplate {
  /// The project file, in format 77: files belong to targets by the folder they are in.
  var project: String {
    let main = hasStoryboard ? "\n\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;" : ""
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 77;
      \tobjects = {
      \t\tA00000000000000000000001 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tattributes = {
      \t\t\t\tBuildIndependentTargetsInParallel = 1;
      \t\t\t\tLastUpgradeCheck = 1600;
      \t\t\t};
      \t\t\tbuildConfigurationList = A00000000000000000000020;
      \t\t\tdevelopmentRegion = en;
      \t\t\thasScannedForEncodings = 0;
      \t\t\tknownRegions = (
      \t\t\t\ten,
      \t\t\t\tBase,
      \t\t\t);
      \t\t\tmainGroup = A00000000000000000000002;
      \t\t\tminimizedProjectReferenceProxies = 1;
      \t\t\tpreferredProjectObjectVersion = 77;
      \t\t\tproductRefGroup = A00000000000000000000003;
      \t\t\tprojectDirPath = "";
      \t\t\tprojectRoot = "";
      \t\t\ttargets = (
      \t\t\t\tA00000000000000000000010,
      \t\t\t\tA00000000000000000000011,
      \t\t\t);
      \t\t};
      \t\tA00000000000000000000002 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tA00000000000000000000004,
      \t\t\t\tA00000000000000000000005,
      \t\t\t\tA00000000000000000000003,
      \t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tA00000000000000000000003 /* Products */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tA00000000000000000000006,
      \t\t\t\tA00000000000000000000007,
      \t\t\t);
      \t\t\tname = Products;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tA00000000000000000000004 = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\tpath = \(name);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tA00000000000000000000005 = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\tpath = \(name)Tests;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tA00000000000000000000006 = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\tA00000000000000000000007 = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = \(name)Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\tA00000000000000000000010 /* \(name) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = A00000000000000000000021;
      \t\t\tbuildPhases = (
      \t\t\t\tA00000000000000000000030,
      \t\t\t\tA00000000000000000000031,
      \t\t\t\tA00000000000000000000032,
      \t\t\t);
      \t\t\tbuildRules = (
      \t\t\t);
      \t\t\tdependencies = (
      \t\t\t);
      \t\t\tfileSystemSynchronizedGroups = (
      \t\t\t\tA00000000000000000000004,
      \t\t\t);
      \t\t\tname = \(name);
      \t\t\tproductName = \(name);
      \t\t\tproductReference = A00000000000000000000006;
      \t\t\tproductType = "com.apple.product-type.application";
      \t\t};
      \t\tA00000000000000000000011 /* \(name)Tests */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = A00000000000000000000022;
      \t\t\tbuildPhases = (
      \t\t\t\tA00000000000000000000033,
      \t\t\t\tA00000000000000000000034,
      \t\t\t\tA00000000000000000000035,
      \t\t\t);
      \t\t\tbuildRules = (
      \t\t\t);
      \t\t\tdependencies = (
      \t\t\t\tA00000000000000000000012,
      \t\t\t);
      \t\t\tfileSystemSynchronizedGroups = (
      \t\t\t\tA00000000000000000000005,
      \t\t\t);
      \t\t\tname = \(name)Tests;
      \t\t\tproductName = \(name)Tests;
      \t\t\tproductReference = A00000000000000000000007;
      \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
      \t\t};
      \t\tA00000000000000000000012 = {
      \t\t\tisa = PBXTargetDependency;
      \t\t\ttarget = A00000000000000000000010;
      \t\t\ttargetProxy = A00000000000000000000013;
      \t\t};
      \t\tA00000000000000000000013 = {
      \t\t\tisa = PBXContainerItemProxy;
      \t\t\tcontainerPortal = A00000000000000000000001;
      \t\t\tproxyType = 1;
      \t\t\tremoteGlobalIDString = A00000000000000000000010;
      \t\t\tremoteInfo = \(name);
      \t\t};
      \(list("A00000000000000000000020", debug: "A00000000000000000000040", release: "A00000000000000000000041"))
      \(list("A00000000000000000000021", debug: "A00000000000000000000042", release: "A00000000000000000000043"))
      \(list("A00000000000000000000022", debug: "A00000000000000000000044", release: "A00000000000000000000045"))
      \(phase("A00000000000000000000030", "Sources"))
      \(phase("A00000000000000000000031", "Frameworks"))
      \(phase("A00000000000000000000032", "Resources"))
      \(phase("A00000000000000000000033", "Sources"))
      \(phase("A00000000000000000000034", "Frameworks"))
      \(phase("A00000000000000000000035", "Resources"))
      \(configuration("A00000000000000000000040", "Debug", projectSettings + "\n\t\t\t\tENABLE_TESTABILITY = YES;\n\t\t\t\tONLY_ACTIVE_ARCH = YES;\n\t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;\n\t\t\t\tSWIFT_OPTIMIZATION_LEVEL = \"-Onone\";"))
      \(configuration("A00000000000000000000041", "Release", projectSettings + "\n\t\t\t\tSWIFT_COMPILATION_MODE = wholemodule;\n\t\t\t\tVALIDATE_PRODUCT = YES;"))
      \(configuration("A00000000000000000000042", "Debug", applicationSettings + main))
      \(configuration("A00000000000000000000043", "Release", applicationSettings + main))
      \(configuration("A00000000000000000000044", "Debug", testSettings))
      \(configuration("A00000000000000000000045", "Release", testSettings))
      \t};
      \trootObject = A00000000000000000000001 /* Project object */;
      }

      """
  }

  private var projectSettings: String {
    """
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.0;
    \t\t\t\tSDKROOT = iphoneos;
    \t\t\t\tSWIFT_VERSION = 5.0;
    \t\t\t\tTARGETED_DEVICE_FAMILY = "1,2";
    """
  }

  private var applicationSettings: String {
    """
    \t\t\t\tCODE_SIGN_STYLE = Automatic;
    \t\t\t\tCURRENT_PROJECT_VERSION = 1;
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \t\t\t\tINFOPLIST_KEY_UILaunchScreen_Generation = YES;
    \t\t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight";
    \t\t\t\tMARKETING_VERSION = 1.0;
    \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = org.example.\(name);
    \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
    """
  }

  private var testSettings: String {
    """
    \t\t\t\tBUNDLE_LOADER = "$(TEST_HOST)";
    \t\t\t\tCODE_SIGN_STYLE = Automatic;
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = org.example.\(name)Tests;
    \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
    \t\t\t\tTEST_HOST = "$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)";
    """
  }

  private func phase(_ id: String, _ kind: String) -> String {
    "\t\t\(id) = {isa = PBX\(kind)BuildPhase; buildActionMask = 2147483647; files = ( ); runOnlyForDeploymentPostprocessing = 0; };"
  }

  private func list(_ id: String, debug: String, release: String) -> String {
    """
    \t\t\(id) = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\t\(debug),
    \t\t\t\t\(release),
    \t\t\t);
    \t\t\tdefaultConfigurationIsVisible = 0;
    \t\t\tdefaultConfigurationName = Release;
    \t\t};
    """
  }

  private func configuration(_ id: String, _ name: String, _ settings: String) -> String {
    """
    \t\t\(id) /* \(name) */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \(settings)
    \t\t\t};
    \t\t\tname = \(name);
    \t\t};
    """
  }
}
