#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef void (^APICompletion)(id _Nullable response, NSError * _Nullable error);
@interface APIClient : NSObject
@property (class, nonatomic, readonly) APIClient *mainClient;
@property (nonatomic, strong) NSURL *baseURL;
@property (nonatomic, copy, nullable) NSString *token;
+ (instancetype)sharedAPI;
- (instancetype)initWithBaseURL:(NSURL *)baseURL;
- (NSURLRequest *)requestWithMethod:(NSString *)method path:(NSString *)path parameters:(nullable NSDictionary<NSString *, id> *)parameters;
- (NSURLSessionDataTask *)GET:(NSString *)path parameters:(nullable NSDictionary<NSString *, id> *)parameters completion:(APICompletion)completion;
- (BOOL)saveData:(NSData *)data toFile:(NSString *)name error:(NSError **)error;
- (void)cancelAll;
@end
NS_ASSUME_NONNULL_END
