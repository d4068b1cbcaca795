#import "Tables.h"

const CGFloat TableWidths[4] = {10, 20.5};
static NSInteger counters[kRows];
static NSString * const kNames[] = { @"one", @"two", @"three" };
static const CGPoint kCorners[2] = { {1, 2}, {3, 4} };

void TableFill(NSInteger values[], NSInteger count, NSInteger step) {
    for (NSInteger i = 0; i < count; i++) values[i] = i * step;
}

NSInteger TableSum(const NSInteger *values, NSInteger count) {
    NSInteger sum = 0;
    for (NSInteger i = 0; i < count; i++) sum += values[i];
    return sum;
}

@implementation Tables {
    NSInteger _cells[kRows][2];
    BOOL _marks[5];
}

- (NSString *)sums {
    NSInteger values[5] = {0};
    TableFill(values, 5, 3);
    NSInteger some[6] = {1, 2};
    NSInteger placed[6] = {[1] = 4, [4] = 5, 6};
    CGFloat heights[8] = {0};
    heights[7] = 2.5;
    NSInteger count = 4;
    NSInteger sized[count];
    TableFill(sized, count, 1);
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %.1f %.1f", (long)TableSum(values, 5), (long)TableSum(some, 6),
            (long)(placed[1] * 100 + placed[4] * 10 + placed[5]), (long)TableSum(sized, count), heights[0] + heights[7],
            TableWidths[1] + TableWidths[3] + kCorners[1].y];
}

- (NSString *)rows {
    int grid[2][3] = {{1, 2}, {4}};
    int flat[2][2] = {1, 2, 3, 4};
    grid[1][2] = 7;
    _cells[2][1] = 5;
    _marks[4] = YES;
    int total = 0;
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 3; j++) total += grid[i][j];
    }
    return [NSString stringWithFormat:@"%d %d %ld %d %d", total, flat[1][0], (long)(_cells[2][1] + _cells[0][0]), _marks[4], _marks[0]];
}

- (NSString *)letters {
    char buffer[64];
    memset(buffer, 0, sizeof(buffer));
    buffer[0] = 'h';
    buffer[1] = 'i';
    char word[] = "word";
    char padded[8] = "pad";
    const char hex[] = "0123456789abcdef";
    unsigned char bytes[4] = {0xde, 0xad, 0xbe, 0xef};
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < sizeof(bytes); i++) [text appendFormat:@"%02x", bytes[i]];
    return [NSString stringWithFormat:@"%@ %s %@ %lu %lu %c %@", [NSString stringWithUTF8String:buffer], word,
            @(padded), sizeof(word), strlen(padded), hex[11], text];
}

- (NSString *)memory {
    int values[4] = {1, 2, 3, 4};
    int others[4];
    memcpy(others, values, sizeof(values));
    memset(values, 0xff, sizeof(int) * 2);
    int grid[2][2] = {{1, 2}, {3, 4}};
    memset(grid, 0, sizeof(grid));
    Series series;
    memset(&series, 0, sizeof(series));
    series.values[3] = 1.5;
    return [NSString stringWithFormat:@"%d %d %d %d %lu %lu %.1f", others[3], values[0], values[2], grid[1][1],
            sizeof(grid), sizeof(values) / sizeof(values[0]), series.values[3] + series.values[0]];
}

- (NSString *)objects {
    NSString *names[3] = { @"a", nil, @"c" };
    id others[2] = {0};
    others[1] = @"z";
    NSUInteger length = sizeof(kNames) / sizeof(kNames[0]);
    return [NSString stringWithFormat:@"%@%@%@ %@ %lu %@", names[0], names[1], names[2], others[1], (unsigned long)length, kNames[2]];
}

- (NSInteger)countFor:(NSInteger)kind {
    static int calls[2] = {10};
    calls[1]++;
    counters[kind] += 1;
    return counters[kind] * 100 + calls[0] + calls[1];
}

@end
