import UIKit

/// The asynchronous forms of methods with completion handlers.
extension WKWebView {
  public final func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      createPDF(configuration: configuration) { continuation.resume(with: $0) }
    }
  }

  public final func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws -> WKFindResult {
    await withCheckedContinuation { continuation in
      find(string, configuration: configuration) { continuation.resume(returning: $0) }
    }
  }

  public final func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      takeSnapshot(with: configuration) { image, error in
        continuation.resume(with: Result { try WebError.found(image, error) })
      }
    }
  }

  public final func startDownload(using request: URLRequest) async -> WKDownload {
    await withCheckedContinuation { continuation in startDownload(using: request) { continuation.resume(returning: $0) } }
  }

  public final func closeAllMediaPresentations() async {
    await withCheckedContinuation { continuation in closeAllMediaPresentations { continuation.resume() } }
  }

  public final func pauseAllMediaPlayback() async {
    await withCheckedContinuation { continuation in pauseAllMediaPlayback { continuation.resume() } }
  }

  public final func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
    await withCheckedContinuation { continuation in setAllMediaPlaybackSuspended(suspended) { continuation.resume() } }
  }
}

extension WKWebsiteDataStore {
  public final func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { continuation in fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) } }
  }

  public final func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() } }
  }

  public final func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() } }
  }
}

extension WKHTTPCookieStore {
  public final func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
  }

  public final func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
  }
}

extension WKContentRuleListStore {
  public final func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) { list, error in
        continuation.resume(with: Result { try WebError.found(list, error) })
      }
    }
  }

  public final func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      lookUpContentRuleList(forIdentifier: identifier) { list, error in
        continuation.resume(with: Result { try WebError.found(list, error) })
      }
    }
  }

  public final func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      removeContentRuleList(forIdentifier: identifier) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  public final func availableIdentifiers() async -> [String]? {
    await withCheckedContinuation { continuation in getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) } }
  }
}
