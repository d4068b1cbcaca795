#import <UIKit/UIKit.h>
#import <Toast/ToastView.h>
#import <Toast/ToastMargins.h>
