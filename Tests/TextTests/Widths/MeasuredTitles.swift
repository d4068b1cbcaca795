/// Titles in documents of Interface Builder that are public, with the size and the weight of their font and the width of their stored frame.
enum MeasuredTitles {
  static let all: Set<DocumentTitle> = Set(
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4, let size = Double(parts[0]), let weight = Double(parts[1]), let width = Double(parts[2]) else { return nil }
      return DocumentTitle(text: String(parts[3]), size: size, weight: weight, width: width)
    })

  private static let table = """
    11 0 31 Detail
    11 0 40.5 Subtitle
    12 0 44 Subtitle
    12 0 65 Description
    12 0 75 Sign Up Here
    12 0.3 67.5 Transforms
    13 0 26.5 Title
    13 0 33 Label
    13 0 123 Print Selected dates
    14 -0.4 48 Call me
    14 0 35.5 Label
    14 0.23 39 Name
    14 0.23 40.5 Feeds
    15 -0.4 37 Label
    15 -0.4 42 Feeds
    15 0 30 First
    15 0 30 Play
    15 0 32 Next
    15 0 32 Print
    15 0 32 Stop
    15 0 34 Back
    15 0 34 Save
    15 0 34 Start
    15 0 35 Swift
    15 0 36 Extra
    15 0 36 Right
    15 0 36 Send
    15 0 37 Copy
    15 0 37 Lines
    15 0 38 Move
    15 0 40 Circle
    15 0 42 Log in
    15 0 42 Tweet
    15 0 45 Resize
    15 0 46 Button
    15 0 47 Reload
    15 0 48 Cancel
    15 0 52 Unwind
    15 0 64 Press me
    15 0 69 Rectangle
    15 0 70 Open PDF
    15 0 75 Take Video
    15 0 76 Send Email
    15 0 77 Take Photo
    15 0 85 View Library
    15 0 87 Display Alert
    15 0 97 Reload Layout
    15 0 99 Choose Image
    15 0 99 Show Full Size
    15 0 105 Send iMessage
    15 0 106 Random button
    15 0 111 Open Web Page
    15 0 111 Shadow Tutorial
    15 0 112 Get My Location
    15 0 117 Meet with genius
    15 0 119 Post to Facebook
    15 0 134 Outside Header ON
    15 0 135 Inside Headers OFF
    15 0 137 Change scroll Mode
    15 0 142 Display Action Sheet
    15 0 159 Send Local Notification
    16 -0.4 92.5 Pick a badge
    16 0 32 Title
    16 0 39.5 Label
    16 0 41.5 Detail
    16 0 46.5 Tinted
    16 0 47 Delete
    16 0 52.5 Default
    16 0 56.5 Custom
    16 0.23 72 Safe Area
    16 0.4 36 Hide
    17 0 24.33 Off
    17 0 34 Title
    17 0 36 Date
    17 0 38 Time
    17 0 39.5 Body
    17 0 41 Done
    17 0 41.67 Basic
    17 0 42 Label
    17 0 42 Show
    17 0 43.67 Detail
    17 0 47.5 Active
    17 0 49 Folder
    17 0 51 Infinity
    17 0 53 Theme
    17 0 55 Default
    17 0 55.5 Fade In
    17 0 57.33 Not Set
    17 0 64 Account
    17 0 64 The first
    17 0 67 Indicator
    17 0 67.5 Headline
    17 0 69 Footnote
    17 0 70 Fade Out
    17 0 74 Bluetooth
    17 0 75 Transition
    17 0 76 Shake me
    17 0 77 Processor
    17 0 77.5 Automatic
    17 0 80 Live Photo
    17 0 86 Auto Sizing
    17 0 95 Subheadline
    17 0 96 Not updated
    17 0 98 Color Palette
    17 0 98.67 Picker Result
    17 0 99 Git Signature
    17 0 99 Second label
    17 0 106.5 On My iPhone
    17 0 112.5 Group by Feed
    17 0 114.67 Passcode Lock
    17 0 119.5 Timeline Layout
    17 0 119.67 High Resolution
    17 0 125 Text Attachment
    17 0 125.33 Network Metrics
    17 0 135.33 Progressive JPEG
    17 0 142 Just another Label
    17 0 154.33 Image Data Provider
    17 0 155 Build world together
    17 0 159.33 Password Repository
    17 0 180 Custom View Controller
    17 0.3 29 Jan
    17 0.3 43.33 Label
    17 0.4 96 Folding Cell
    18 -0.4 88 Annotation
    18 -0.4 119 Do Not Disturb
    18 -0.4 135 Verification code
    18 0.3 48 Stack
    20 0 48 Label
    20 0 49 Basic
    20 0 50.5 Menu
    20 0 72 Animate
    20 0 94 City Guide
    20 0 94 City Name
    20 0 98 List to Grid
    20 0 113 Video Player
    20 0 114 Music Player
    20 0 122 Image Viewer
    20 0 123 Image Gallery
    20 0 184 Navigation Controller
    20 0 249 Apple Homepage Transition
    22 0 109 Take Photo
    30 0 50 Yep
    31 0 144 City Name
    40 0 66 Yep
    40 0 90 Meet
    40 0 111 Match
    """
}
