#import "Reach.h"
NSString *kReachabilityChangedNotification = @"kNetworkReachabilityChangedNotification";
@interface Reachability ()
@property (nonatomic, strong) NSString *host;
@end
@implementation Reachability {
    NetworkStatus status;
    BOOL running;
}
+ (instancetype)reachabilityForInternetConnection {
    static Reachability *shared = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        shared = [[self alloc] init];
    });
    return shared;
}
+ (instancetype)reachabilityWithHostName:(NSString *)hostName {
    Reachability *result = [[Reachability alloc] init];
    result.host = hostName;
    return result;
}
- (id)init {
    if (self = [super init]) {
        status = ReachableViaWiFi;
    }
    return self;
}
- (BOOL)startNotifier {
    if (running) return NO;
    running = YES;
    [[NSNotificationCenter defaultCenter] postNotificationName:kReachabilityChangedNotification object:self];
    if (self.reachableBlock) {
        self.reachableBlock(self);
    }
    return YES;
}
- (void)stopNotifier { running = NO; }
- (NetworkStatus)currentReachabilityStatus { return status; }
- (BOOL)isReachable { return status != NotReachable; }
- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %@ %ld>", NSStringFromClass([self class]), _host ?: @"-", (long)status];
}
@end
