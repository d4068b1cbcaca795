#import "AppDelegate.h"
#import "Constants.h"
#import "Settings.h"
#import "App-Swift.h"

@interface AppDelegate ()
@property (nonatomic, strong) NSDate *launchDate;
@end

@implementation AppDelegate

+ (AppDelegate *)shared {
    return APP_DELEGATE;
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.launchDate = [NSDate date];
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    HomeController *home = [[HomeController alloc] init];
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:home];
    self.window.rootViewController = nav;
    self.window.backgroundColor = [UIColor whiteColor];
    [self.window makeKeyAndVisible];
    [[UINavigationBar appearance] setTintColor:RGB(20, 120, 200)];
    [[NSUserDefaults standardUserDefaults] registerDefaults:@{@"launches": @0, @"name": @"guest"}];
    NSInteger launches = [[NSUserDefaults standardUserDefaults] integerForKey:@"launches"];
    [[NSUserDefaults standardUserDefaults] setInteger:launches + 1 forKey:@"launches"];
    [[NSUserDefaults standardUserDefaults] synchronize];
    DLog(@"launched %@", launchOptions);
    return YES;
}

- (UINavigationController *)navigation {
    return (UINavigationController *)self.window.rootViewController;
}

- (void)openTab:(NSInteger)tab {
    switch (tab) {
        case AppTabHome:
            [self.navigation popToRootViewControllerAnimated:NO];
            break;
        case AppTabSearch:
        case AppTabProfile: {
            UIViewController *controller = [UIViewController new];
            controller.title = tab == AppTabSearch ? @"Search" : @"Profile";
            [self.navigation pushViewController:controller animated:NO];
            break;
        }
        default:
            NSLog(@"unknown tab %ld", (long)tab);
    }
}

- (void)applicationWillResignActive:(UIApplication *)application {
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    __block UIBackgroundTaskIdentifier task = [application beginBackgroundTaskWithExpirationHandler:^{
        [application endBackgroundTask:task];
        task = UIBackgroundTaskInvalid;
    }];
}

@end
