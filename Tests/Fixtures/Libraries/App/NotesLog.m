#import "NotesLog.h"
@import Toast;

@interface QuietToast : ToastView
@end

@implementation QuietToast
- (NSString *)displayTextForText:(NSString *)text {
    return [[super displayTextForText:text] lowercaseString];
}
@end

@implementation NotesLog

+ (instancetype)sharedLog {
    static NotesLog *shared = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        shared = [[self alloc] init];
    });
    return shared;
}

- (void)log:(NSString *)format, ... {
    va_list list;
    va_start(list, format);
    NSString *line = [[NSString alloc] initWithFormat:format arguments:list];
    va_end(list);
    QuietToast *toast = [[QuietToast alloc] initWithText:line];
    _lastLine = [NSString stringWithFormat:@"%@ %@ %.0f", line, [toast displayTextForText:@"ABC"], toast.margins.horizontal];
    [self note:@"%@, %d", line, 3];
}

- (void)noteName:(NSString *)name {
    [self log:@"from %@", name];
}

- (void)note:(NSString *)format, ... {
    va_list list;
    va_start(list, format);
    id first = va_arg(list, id);
    int second = va_arg(list, int);
    va_end(list);
    printf("@ noted %s and %d\n", [first UTF8String], second);
}

- (UIColor *)color {
    return [UIColor paletteColorNamed:PaletteOrange];
}

- (NSString *)rings { return [PaletteSwatch rings]; }

@end
