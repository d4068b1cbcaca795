#import "Settings.h"

#define DEFAULTS [NSUserDefaults standardUserDefaults]
static NSString *const kUserName = @"settings.userName";

@implementation Settings

+ (NSString *)userName { return [DEFAULTS stringForKey:kUserName] ?: @"guest"; }
+ (void)setUserName:(NSString *)userName {
    [DEFAULTS setObject:userName forKey:kUserName];
    [DEFAULTS synchronize];
}
+ (BOOL)notificationsEnabled { return [DEFAULTS boolForKey:@"notifications"]; }
+ (void)setNotificationsEnabled:(BOOL)enabled { [DEFAULTS setBool:enabled forKey:@"notifications"]; }
+ (NSInteger)launchCount { return [DEFAULTS integerForKey:@"launches"]; }
+ (void)saveObject:(id)object forKey:(NSString *)key {
    if (object == nil) [DEFAULTS removeObjectForKey:key];
    else [DEFAULTS setObject:object forKey:key];
}
+ (void)reset {
    NSString *domain = [[NSBundle mainBundle] bundleIdentifier];
    [DEFAULTS removePersistentDomainForName:domain];
}
@end
