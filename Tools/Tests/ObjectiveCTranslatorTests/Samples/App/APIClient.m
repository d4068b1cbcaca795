#import "APIClient.h"
@interface APIClient ()
@property (nonatomic, strong) NSURLSession *session;
@property (nonatomic, strong) NSMutableDictionary<NSString *, NSURLSessionTask *> *tasks;
@end
@implementation APIClient
+ (instancetype)sharedAPI {
    static APIClient *instance;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        instance = [[APIClient alloc] initWithBaseURL:[NSURL URLWithString:@"https://example.com/api/"]];
    });
    return instance;
}
+ (APIClient *)mainClient { return [self sharedAPI]; }
- (instancetype)initWithBaseURL:(NSURL *)baseURL {
    if (!(self = [super init])) return nil;
    _baseURL = baseURL;
    NSURLSessionConfiguration *configuration = [NSURLSessionConfiguration defaultSessionConfiguration];
    configuration.timeoutIntervalForRequest = 30;
    _session = [NSURLSession sessionWithConfiguration:configuration];
    _tasks = [NSMutableDictionary new];
    return self;
}
- (NSURLRequest *)requestWithMethod:(NSString *)method path:(NSString *)path parameters:(NSDictionary<NSString *, id> *)parameters {
    NSURL *url = [NSURL URLWithString:path relativeToURL:self.baseURL];
    NSMutableArray *pairs = [NSMutableArray array];
    [parameters enumerateKeysAndObjectsUsingBlock:^(NSString *key, id value, BOOL *stop) {
        NSString *escaped = [[value description] stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLQueryAllowedCharacterSet]];
        [pairs addObject:[NSString stringWithFormat:@"%@=%@", key, escaped]];
    }];
    NSString *query = [pairs componentsJoinedByString:@"&"];
    NSMutableURLRequest *request;
    if ([method isEqualToString:@"GET"] && query.length) {
        NSString *separator = [url.absoluteString rangeOfString:@"?"].location == NSNotFound ? @"?" : @"&";
        url = [NSURL URLWithString:[[url.absoluteString stringByAppendingString:separator] stringByAppendingString:query]];
        request = [NSMutableURLRequest requestWithURL:url];
    } else {
        request = [NSMutableURLRequest requestWithURL:url];
        [request setHTTPBody:[query dataUsingEncoding:NSUTF8StringEncoding]];
        [request setValue:@"application/x-www-form-urlencoded" forHTTPHeaderField:@"Content-Type"];
    }
    request.HTTPMethod = method;
    if (self.token) [request setValue:[@"Bearer " stringByAppendingString:self.token] forHTTPHeaderField:@"Authorization"];
    return request;
}
- (NSURLSessionDataTask *)GET:(NSString *)path parameters:(NSDictionary<NSString *, id> *)parameters completion:(APICompletion)completion {
    NSURLRequest *request = [self requestWithMethod:@"GET" path:path parameters:parameters];
    NSURLSessionDataTask *task = [self.session dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        if (error) {
            dispatch_async(dispatch_get_main_queue(), ^{ completion(nil, error); });
            return;
        }
        NSHTTPURLResponse *http = (NSHTTPURLResponse *)response;
        if (http.statusCode >= 400) {
            NSError *failure = [NSError errorWithDomain:@"API" code:http.statusCode userInfo:nil];
            completion(nil, failure);
            return;
        }
        NSError *jsonError = nil;
        id json = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingAllowFragments error:&jsonError];
        dispatch_async(dispatch_get_main_queue(), ^{
            completion(json, jsonError);
        });
    }];
    @synchronized (self) {
        self.tasks[path] = task;
    }
    [task resume];
    return task;
}
- (BOOL)saveData:(NSData *)data toFile:(NSString *)name error:(NSError **)error {
    NSString *directory = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES).firstObject;
    NSString *path = [directory stringByAppendingPathComponent:name];
    BOOL isDirectory = NO;
    NSFileManager *manager = [NSFileManager defaultManager];
    if (![manager fileExistsAtPath:directory isDirectory:&isDirectory]) {
        [manager createDirectoryAtPath:directory withIntermediateDirectories:YES attributes:nil error:nil];
    }
    return [data writeToFile:path options:NSDataWritingAtomic error:error];
}
- (void)cancelAll {
    for (NSString *key in self.tasks.allKeys) {
        [self.tasks[key] cancel];
    }
    [self.tasks removeAllObjects];
}
@end
