#ifndef Constants_h
#define Constants_h

#define kBaseURL @"https://example.com"
#define kMaxCount 20
#define kMargin 12.0f
#define APP_DELEGATE ((AppDelegate *)[UIApplication sharedApplication].delegate)
#define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1.0]
#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
#define WEAKSELF __weak typeof(self) weakSelf = self;
#ifdef DEBUG
#define DLog(fmt, ...) NSLog((@"%s [Line %d] " fmt), __PRETTY_FUNCTION__, __LINE__, ##__VA_ARGS__)
#else
#define DLog(...)
#endif

typedef NS_ENUM(NSUInteger, AppTab) {
    AppTabHome = 0,
    AppTabSearch,
    AppTabProfile
};

typedef void (^CompletionBlock)(BOOL success, NSError *error);

#endif
