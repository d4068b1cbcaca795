import Foundation
import XcodeProject

/// The open folder behind an ``OutputFolder``: every operation starts at its descriptor, and follows no link.
final class OutputStore {
  let path: String
  private let kind: OutputFolder.Kind
  private var root: Int32 = -1
  private var record = OutputRecord()
  /// The descriptor of the folder that was used last, as most files are beside each other.
  private var last: (folder: String, descriptor: Int32)?

  init(_ path: String, kind: OutputFolder.Kind) {
    self.path = path
    self.kind = kind
  }

  deinit {
    if let last { close(last.descriptor) }
    if root >= 0 { close(root) }
  }

  // MARK: Opening

  func open() throws {
    guard root < 0 else { return }
    let parentPath = FilePath.parent(of: path)
    if !FileManager.default.fileExists(atPath: parentPath) {
      try FileManager.default.createDirectory(atPath: parentPath, withIntermediateDirectories: true)
    }
    let parent = Glibc.open(parentPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard parent >= 0 else { throw Self.failure(path) }
    defer { close(parent) }
    let name = FilePath.name(of: path)
    for _ in 0..<2 {
      var status = stat()
      if fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) != 0 {
        guard errno == ENOENT else { throw Self.failure(path) }
        try create(name, in: parent)
        continue
      }
      if status.st_mode & S_IFMT == S_IFLNK {
        throw obstacle("", "a link is in the way, and trestle writes through none: remove it")
      }
      let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { throw Self.failure(path) }
      root = folder
      do {
        try readRecord(number: UInt64(status.st_ino))
      } catch {
        root = -1
        close(folder)
        throw error
      }
      return
    }
    throw Self.failure(path)
  }

  /// Makes the folder beside its place with its record, so that it is never there without one.
  private func create(_ name: String, in parent: Int32) throws {
    let temporary = ".\(name.prefix(80)).new-\(getpid())"
    guard mkdirat(parent, temporary, 0o777) == 0 else { throw Self.failure(path) }
    let folder = openat(parent, temporary, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw Self.failure(path) }
    defer { close(folder) }
    var status = stat()
    fstat(folder, &status)
    do {
      var record = OutputRecord(number: UInt64(status.st_ino))
      try record.save(in: folder, path: path)
      guard renameat(parent, temporary, parent, name) != 0 else { return }
      // Another command may have made it meanwhile.
      guard errno == ENOTEMPTY || errno == EEXIST else { throw Self.failure(path) }
      discard()
    } catch {
      discard()
      throw error
    }
    func discard() {
      unlinkat(folder, OutputPath.record, 0)
      unlinkat(parent, temporary, AT_REMOVEDIR)
    }
  }

  private func readRecord(number: UInt64) throws {
    if let found = OutputRecord(in: root) {
      record = found
    } else if entries("").isEmpty {
      record = OutputRecord(number: number)
      try record.save(in: root, path: path)
    } else if let old = olderRecord(number: number) {
      record = old
      try record.save(in: root, path: path)
    } else {
      throw obstacle("", "the folder is in the way: trestle did not make it, and changes nothing in it")
    }
    switch kind {
    case .generated: break
    case .project:
      try checkLinks(isCopy: record.number != number)
      if record.number != number {
        record.number = number
        try record.save(in: root, path: path)
      }
    case .exported:
      for (name, digests) in record.digests.sorted(by: { $0.key < $1.key }) {
        if let now = digest(of: name), !digests.contains(now) {
          throw obstacle(name, "the file was changed after trestle wrote it: move it away, or name another folder")
        }
      }
    }
  }

  /// Versions before the record left these files. Then all that they wrote is taken for theirs.
  private func olderRecord(number: UInt64) -> OutputRecord? {
    guard kind != .exported else { return nil }
    let signs = kind == .project ? [".gitignore", "Index/tool"] : ["output-file-map.json", "bin/swiftc"]
    let found = signs.filter { (try? hasFile($0)) ?? false }
    guard kind == .project ? found.count == 2 && contents(".gitignore") == Data("*\n".utf8) : !found.isEmpty else { return nil }
    var older = OutputRecord(number: number)
    let own: Set<String> = ["Sources", "Tests", "Index", ".gitignore", "Package.swift"]
    for entry in entries("") where kind != .project || own.contains(entry) || entry.hasSuffix(".app") {
      visit(entry) { older.digests[$0, default: []].insert(OutputRecord.anyDigest) }
    }
    return older
  }

  /// Refuses links that the package manager or the application would follow. In a folder that came from elsewhere every folder is searched.
  private func checkLinks(isCopy: Bool) throws {
    for entry in entries("") where isLink(entry) && record.digests[entry] == nil {
      throw obstacle(entry, "a link is in the way, and trestle writes through none: remove it")
    }
    var waiting = isLink(".build") ? [] : entries(".build").map { (".build/" + $0, 1) }
    while let (name, depth) = waiting.popLast() {
      if let destination = destination(of: name) {
        // The package manager links `debug` to a folder beside it.
        guard !destination.hasPrefix("/"),
          !destination.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) })
        else { throw obstacle(name, "a link leads out of the folder, and trestle writes through none: remove it") }
      } else if isCopy || depth < 2, ![".build/checkouts", ".build/repositories"].contains(name) {
        waiting += entries(name).map { (name + "/" + $0, depth + 1) }
      }
    }
  }

  /// Fails for anything in the folder that is not in the record.
  func checkContents() throws {
    var foreign: String?
    for entry in entries("") where entry != OutputPath.record {
      visit(entry) { name in if record.digests[name] == nil, foreign == nil { foreign = name } }
    }
    if let foreign { throw obstacle(foreign, "trestle did not write this: move it away, or name another folder") }
  }

  // MARK: Writing

  /// A file that was written again.
  struct Replacement {
    /// Its former contents; nil for a new file.
    var old: Data?
  }

  /// Returns nil if the file has these contents already.
  func write(_ data: Data, to name: String, isExecutable: Bool) throws -> Replacement? {
    var (folder, file) = try place(name)
    var old: Data?
    if let found = try existing(file, in: folder, name: name), found == S_IFREG {
      old = contents(file, in: folder)
      if old == data {
        if record.digests[name] == nil { try record.add(name, digest: digest(of: file, in: folder) ?? "", in: root, path: path) }
        return nil
      }
    }
    (folder, file) = try clear(name)
    let temporary = try temporary(in: folder, mode: isExecutable ? 0o777 : 0o666)
    do {
      try Self.write(data, to: temporary, path: "\(path)/\(name)")
      close(temporary)
    } catch {
      close(temporary)
      unlinkat(folder, Self.temporaryName, 0)
      throw error
    }
    let digest = data.count > OutputRecord.largestHashed ? digest(of: Self.temporaryName, in: folder) : nil
    try finish(file, in: folder, name: name, digest: digest ?? OutputRecord.digest(of: data))
    return Replacement(old: old)
  }

  func link(_ name: String, to destination: String) throws -> Bool {
    var (folder, file) = try place(name)
    if try existing(file, in: folder, name: name) == S_IFLNK, Self.destination(of: file, in: folder) == destination { return false }
    (folder, file) = try clear(name)
    unlinkat(folder, Self.temporaryName, 0)
    guard symlinkat(destination, folder, Self.temporaryName) == 0 else { throw Self.failure("\(path)/\(name)") }
    try finish(file, in: folder, name: name, digest: OutputRecord.digest(ofLink: destination))
    return true
  }

  /// Returns false if the file is there with the size and the date of the source.
  ///
  /// - Parameter isLinked: Whether the source may get another name instead of being copied.
  func copy(_ name: String, from source: String, isLinked: Bool) throws -> Bool {
    var (folder, file) = try place(name)
    let input = Glibc.open(source, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard input >= 0 else { throw Self.failure(source) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ProjectError(path: source, reason: "a device or a pipe cannot be copied")
    }
    // A file with holes may say that it is larger than the disk.
    guard status.st_size <= 4 << 30 else { throw ProjectError(path: source, reason: "the file is larger than 4 GiB, and is not copied") }
    if let kind = try existing(file, in: folder, name: name), kind == S_IFREG, record.digests[name] != nil {
      var old = stat()
      fstatat(folder, file, &old, AT_SYMLINK_NOFOLLOW)
      if old.st_mtim.tv_sec == status.st_mtim.tv_sec, old.st_mtim.tv_nsec == status.st_mtim.tv_nsec, old.st_size == status.st_size {
        return false
      }
    }
    (folder, file) = try clear(name)
    unlinkat(folder, Self.temporaryName, 0)
    if !isLinked || linkat(AT_FDCWD, source, folder, Self.temporaryName, AT_SYMLINK_FOLLOW) != 0 {
      let output = try temporary(in: folder, mode: status.st_mode & 0o777)
      defer { close(output) }
      do {
        try Self.copy(input, to: output, path: "\(path)/\(name)")
        futimens(output, [status.st_atim, status.st_mtim])
      } catch {
        unlinkat(folder, Self.temporaryName, 0)
        throw error
      }
    }
    let digest = digest(of: Self.temporaryName, in: folder) ?? OutputRecord.anyDigest
    try finish(file, in: folder, name: name, digest: digest)
    return true
  }

  private static let temporaryName = ".trestle-new-\(getpid())"

  private func temporary(in folder: Int32, mode: mode_t) throws -> Int32 {
    unlinkat(folder, Self.temporaryName, 0)
    let file = openat(folder, Self.temporaryName, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw Self.failure(path) }
    return file
  }

  /// Notes the file before it is there, so that an interrupted command does not take it for the user's.
  private func finish(_ file: String, in folder: Int32, name: String, digest: String) throws {
    try record.add(name, digest: digest, in: root, path: path)
    guard renameat(folder, Self.temporaryName, folder, file) == 0 else {
      let failure = Self.failure("\(path)/\(name)")
      unlinkat(folder, Self.temporaryName, 0)
      throw failure
    }
  }

  /// Returns the kind of a file that is there and may be replaced; nil if nothing is there.
  private func existing(_ file: String, in folder: Int32, name: String) throws -> mode_t? {
    var status = stat()
    guard fstatat(folder, file, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw Self.failure("\(path)/\(name)") }
      return nil
    }
    return status.st_mode & S_IFMT
  }

  /// Makes room for a file: one of the record is replaced, and a folder in which everything is. Returns the place, as the descriptors of
  /// earlier ones may be closed.
  private func clear(_ name: String) throws -> (folder: Int32, file: String) {
    var (folder, file) = try place(name)
    guard let kind = try existing(file, in: folder, name: name) else { return (folder, file) }
    if kind == S_IFDIR {
      for inner in names(below: name + "/") { _ = remove("\(name)/\(inner)") }
      (folder, file) = try place(name)
      // The folder itself is removed with its last file.
      guard try existing(file, in: folder, name: name) == nil || unlinkat(folder, file, AT_REMOVEDIR) == 0 else {
        throw obstacle(name, "a folder is in the way that trestle did not make: remove it")
      }
    } else if record.digests[name] == nil {
      throw obstacle(name, "trestle did not write what is here, and leaves it alone: remove it")
    }
    return (folder, file)
  }

  // MARK: Removing

  /// Returns the files of the record in a folder, with their names from there.
  func names(below prefix: String) -> [String] {
    guard root >= 0 || (try? open()) != nil else { return [] }
    return record.digests.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  /// Removes a file of the record, and the folders that are empty then; returns whether it was there.
  func remove(_ name: String) -> Bool {
    guard record.digests[name] != nil else { return false }
    if kind == .exported, let now = digest(of: name), !record.isWritten(name, digest: now) { return false }
    record.remove(name)
    guard let (folder, file) = try? place(name, creates: false), unlinkat(folder, file, 0) == 0 else { return false }
    var parent = Self.split(name).folder
    while !parent.isEmpty {
      forgetLast(below: parent)
      guard let (folder, file) = try? place(parent, creates: false), unlinkat(folder, file, AT_REMOVEDIR) == 0 else { break }
      parent = Self.split(parent).folder
    }
    return true
  }

  private func forgetLast(below name: String) {
    guard let last, name.isEmpty || last.folder == name || last.folder.hasPrefix(name + "/") else { return }
    close(last.descriptor)
    self.last = nil
  }

  /// Writes the record without the names that were removed.
  func compact() {
    guard root >= 0, record.isChanged else { return }
    try? record.save(in: root, path: path)
  }

  /// Removes all files of the record, and the folder if it is empty then.
  func removeAll() {
    for name in names(below: "") { _ = remove(name) }
    guard root >= 0 else { return }
    forgetLast(below: "")
    removeEmptyFolders(in: "")
    if record.digests.isEmpty { unlinkat(root, OutputPath.record, 0) } else { compact() }
    rmdir(path)
  }

  private func removeEmptyFolders(in name: String) {
    for inner in entries(name).map({ name.isEmpty ? $0 : "\(name)/\($0)" }) {
      removeEmptyFolders(in: inner)
      if let (folder, file) = try? place(inner, creates: false) { unlinkat(folder, file, AT_REMOVEDIR) }
    }
  }

  // MARK: Places

  /// Returns the open folder of a file, and the file's name in it.
  private func place(_ name: String, creates: Bool = true) throws -> (folder: Int32, file: String) {
    guard OutputPath.isInside(name), name != OutputPath.record else {
      throw ProjectError(path: path, reason: "the name \"\(name)\" would lead out of the output folder")
    }
    try open()
    let (parent, file) = Self.split(name)
    if parent.isEmpty { return (root, file) }
    if let last, last.folder == parent { return (last.descriptor, file) }
    var folder = dup(root)
    var inner = ""
    for part in parent.utf8.split(separator: UInt8(ascii: "/")).map({ String(decoding: $0, as: UTF8.self) }) {
      inner += inner.isEmpty ? part : "/" + part
      let next: Int32
      do {
        next = try self.folder(part, in: folder, name: inner, creates: creates)
      } catch {
        close(folder)
        throw error
      }
      close(folder)
      folder = next
    }
    if let last { close(last.descriptor) }
    last = (parent, folder)
    return (folder, file)
  }

  /// Splits at the last slash, which may be part of a character.
  private static func split(_ name: String) -> (folder: String, file: String) {
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", name) }
    return (
      String(decoding: name.utf8[..<slash], as: UTF8.self), String(decoding: name.utf8[name.utf8.index(after: slash)...], as: UTF8.self)
    )
  }

  private func folder(_ part: String, in folder: Int32, name: String, creates: Bool) throws -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var found = openat(folder, part, flags)
    if found >= 0 { return found }
    guard creates, [ENOENT, ENOTDIR, ELOOP].contains(errno) else { throw Self.failure("\(path)/\(name)") }
    if errno != ENOENT {
      // A link of the record that became a folder.
      guard record.digests[name] != nil else {
        throw obstacle(name, "trestle did not make this, and needs a folder here: remove it")
      }
      unlinkat(folder, part, 0)
    }
    guard mkdirat(folder, part, 0o777) == 0 || errno == EEXIST else { throw Self.failure("\(path)/\(name)") }
    found = openat(folder, part, flags)
    guard found >= 0 else { throw Self.failure("\(path)/\(name)") }
    return found
  }

  private func obstacle(_ name: String, _ reason: String) -> OutputFolder.Obstacle {
    OutputFolder.Obstacle(path: name.isEmpty ? path : "\(path)/\(name)", reason: reason)
  }

  // MARK: Reading

  func hasFile(_ name: String) throws -> Bool {
    guard let (folder, file) = try? place(name, creates: false) else {
      try open()
      return false
    }
    return try existing(file, in: folder, name: name) == S_IFREG
  }

  private func contents(_ name: String) -> Data? {
    guard let (folder, file) = try? place(name, creates: false) else { return nil }
    return contents(file, in: folder)
  }

  private func contents(_ file: String, in folder: Int32) -> Data? {
    let opened = openat(folder, file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    defer { close(opened) }
    return DiskFiles.contents(of: opened)
  }

  private func isLink(_ name: String) -> Bool { destination(of: name) != nil }

  private func destination(of name: String) -> String? {
    guard let (folder, file) = try? place(name, creates: false) else { return nil }
    return Self.destination(of: file, in: folder)
  }

  private static func destination(of file: String, in folder: Int32) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { readlinkat(folder, file, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count) }
    return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
  }

  static func isLink(_ path: String) -> Bool { destination(of: path, in: AT_FDCWD) != nil }

  private func digest(of name: String) -> String? {
    guard let (folder, file) = try? place(name, creates: false) else { return nil }
    return digest(of: file, in: folder)
  }

  /// Returns nil if nothing is there.
  private func digest(of file: String, in folder: Int32) -> String? {
    var status = stat()
    guard fstatat(folder, file, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFLNK { return OutputRecord.digest(ofLink: Self.destination(of: file, in: folder) ?? "") }
    guard status.st_mode & S_IFMT == S_IFREG else { return "another kind of file" }
    if status.st_size > OutputRecord.largestHashed { return OutputRecord.digest(ofLarge: status) }
    return OutputRecord.digest(of: contents(file, in: folder) ?? Data())
  }

  private func entries(_ name: String) -> [String] {
    let folder: Int32
    if name.isEmpty {
      folder = dup(root)
    } else {
      guard let (parent, file) = try? place(name, creates: false) else { return [] }
      folder = openat(parent, file, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard folder >= 0, let stream = fdopendir(folder) else { return [] }
    defer { closedir(stream) }
    rewinddir(stream)
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { found.append(name) }
    }
    return found.sorted()
  }

  /// Calls `body` for each file and link below a place.
  private func visit(_ name: String, _ body: (String) -> Void) {
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let (folder, file) = try? place(next, creates: false) else { continue }
      var status = stat()
      guard fstatat(folder, file, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { waiting += entries(next).map { next + "/" + $0 } } else { body(next) }
    }
  }

  // MARK: Bytes

  static func failure(_ path: String) -> NSError {
    NSError(
      domain: NSPOSIXErrorDomain, code: Int(errno),
      userInfo: [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: String(cString: strerror(errno))])
  }

  static func write(_ data: Data, to file: Int32, path: String) throws {
    try data.withUnsafeBytes { bytes in
      var count = 0
      while count < bytes.count {
        let done = Glibc.write(file, bytes.baseAddress! + count, bytes.count - count)
        if done < 0, errno == EINTR { continue }
        guard done > 0 else { throw failure(path) }
        count += done
      }
    }
  }

  private static func copy(_ input: Int32, to output: Int32, path: String) throws {
    var buffer = Data(count: 1 << 20)
    while true {
      let got = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress!, $0.count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw failure(path) }
      if got == 0 { return }
      try write(buffer.prefix(got), to: output, path: path)
    }
  }
}
