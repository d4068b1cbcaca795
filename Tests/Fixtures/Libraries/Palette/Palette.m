#import "Palette.h"

NSString *const PaletteOrange = @"orange";

@implementation UIColor (Palette)

+ (UIColor *)paletteColorNamed:(NSString *)name {
    static NSDictionary<NSString *, UIColor *> *colors;
    if (!colors) {
        colors = @{PaletteOrange: [UIColor colorWithRed:1 green:0.5 blue:0 alpha:1]};
    }
    return colors[name];
}

@end

@implementation PaletteSwatch

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        _ring = [UIColor whiteColor];
    }
    return self;
}

- (void)setRing:(UIColor *)ring {
    NSAssert(ring, @"A ring has a color.");
    _ring = ring;
}

+ (NSString *)rings {
    UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 9, 9)];
    PaletteSwatch *proxy = [PaletteSwatch appearanceWhenContainedInInstancesOfClasses:@[[UIWindow class]]];
    BOOL before = proxy.ring == nil;
    proxy.ring = [UIColor redColor];
    PaletteSwatch *plain = [[PaletteSwatch alloc] initWithFrame:CGRectZero];
    PaletteSwatch *own = [[PaletteSwatch alloc] initWithFrame:CGRectZero];
    own.ring = [UIColor blueColor];
    [window addSubview:plain];
    [window addSubview:own];
    return [NSString stringWithFormat:@"%d %d %d %d", before, [proxy.ring isEqual:[UIColor redColor]],
                                      [plain.ring isEqual:[UIColor redColor]], [own.ring isEqual:[UIColor blueColor]]];
}

@end
