import Foundation
import Security
import Testing
import TrestleExpectations

/// Certificate chains made by the `openssl` command, with verdicts compared to the command's.
@Suite(.serialized, .enabled(if: OpenSSLCommand.isInstalled, "The openssl command is not installed.")) struct CertificateTests {
  private static let making = """
    set -e
    key() { openssl ecparam -name prime256v1 -genkey -noout -out $1.key; }
    authority='basicConstraints=critical,CA:TRUE
    keyUsage=critical,keyCertSign,cRLSign'
    issue() { # name, subject, issuer, days, extensions, further options
      name=$1; subject=$2; issuer=$3; days=$4; printf '%s\\n' "$5" > $name.ext; shift 5
      [ -f $name.key ] || key $name
      openssl req -new -key $name.key -subj "$subject" -out $name.csr
      if [ $issuer = self ]; then openssl x509 -req -in $name.csr -signkey $name.key -days $days -extfile $name.ext -out $name.pem "$@"
      else openssl x509 -req -in $name.csr -CA $issuer.pem -CAkey $issuer.key -set_serial $(od -An -N4 -tu4 /dev/urandom | tr -d ' ') \
        -days $days -extfile $name.ext -out $name.pem "$@"; fi
      openssl x509 -in $name.pem -outform der -out $name.der
    }
    server='extendedKeyUsage=serverAuth
    basicConstraints=CA:FALSE'
    issue root /CN=Root self 3650 "$authority"
    issue other '/CN=Other root' self 3650 "$authority"
    issue middle /CN=Middle root 3650 "$authority"
    issue narrow /CN=Narrow root 3650 'basicConstraints=critical,CA:TRUE,pathlen:0
    keyUsage=keyCertSign'
    issue below /CN=Below narrow 3650 "$authority"
    issue good /CN=good.example middle 30 "subjectAltName=DNS:good.example,DNS:www.good.example
    $server"
    issue wild /CN=wild middle 30 "subjectAltName=DNS:*.good.example
    $server"
    issue common /CN=good.example middle 30 "$server"
    issue address /CN=address middle 30 "subjectAltName=IP:127.0.0.1
    $server"
    issue client /CN=good.example middle 30 'subjectAltName=DNS:good.example
    extendedKeyUsage=clientAuth'
    issue single /CN=good.example self 30 'subjectAltName=DNS:good.example'
    issue leafy /CN=good.example good 30 'subjectAltName=DNS:good.example'
    issue deep /CN=good.example below 30 'subjectAltName=DNS:good.example'
    openssl genrsa -out weak.key 1024
    issue weak /CN=good.example middle 30 'subjectAltName=DNS:good.example'
    issue old /CN=good.example middle 30 'subjectAltName=DNS:good.example' -sha1
    openssl genrsa -out rsa.key 2048
    issue rsa /CN=good.example root 30 'subjectAltName=DNS:good.example'
    """

  private struct Case: CustomStringConvertible {
    var leaf: String
    var others: [String] = []
    var anchors: [String]
    var host: String?
    var days = 0
    /// The expected verdict; nil where only the agreement with the command is tested.
    var isTrusted: Bool?
    var description: String { "\(leaf) with \(others), anchors \(anchors), host \(host ?? "-"), day \(days)" }
  }

  private static var cases: [Case] {
    var cases: [Case] = []
    for (leaf, others) in [
      ("good", ["middle"]), ("wild", ["middle"]), ("common", ["middle"]), ("address", ["middle"]), ("client", ["middle"]), ("rsa", []),
      ("weak", ["middle"]), ("old", ["middle"]), ("single", []), ("leafy", ["good", "middle"]), ("deep", ["below", "narrow"]),
    ] {
      for host in ["good.example", "a.good.example", "bad.example", "127.0.0.1"] {
        cases.append(Case(leaf: leaf, others: others, anchors: ["root"], host: host))
      }
      cases.append(Case(leaf: leaf, others: others, anchors: ["root"], host: "good.example", days: 60, isTrusted: false))
    }
    let chain = ["middle"]
    cases += [
      Case(leaf: "good", others: chain, anchors: ["root"], host: "good.example", isTrusted: true),
      Case(leaf: "good", others: chain, anchors: ["root"], host: "GOOD.example", isTrusted: true),
      Case(leaf: "good", others: chain, anchors: ["root"], isTrusted: true),
      Case(leaf: "wild", others: chain, anchors: ["root"], host: "a.good.example", isTrusted: true),
      Case(leaf: "wild", others: chain, anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "wild", others: chain, anchors: ["root"], host: "a.b.good.example", isTrusted: false),
      Case(leaf: "address", others: chain, anchors: ["root"], host: "127.0.0.1", isTrusted: true),
      Case(leaf: "good", others: chain, anchors: ["root"], host: "bad.example", isTrusted: false),
      // The order does not matter, and the anchor may be among the certificates.
      Case(leaf: "good", others: ["root", "middle"], anchors: ["root"], host: "good.example", isTrusted: true),
      // A missing link, another authority, none.
      Case(leaf: "good", anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "good", others: chain, anchors: ["other"], host: "good.example", isTrusted: false),
      Case(leaf: "good", others: chain, anchors: [], host: "good.example", isTrusted: false),
      // A pinned authority or server certificate is trusted; one that was only appended is not.
      Case(leaf: "good", anchors: ["middle"], host: "good.example", isTrusted: true),
      Case(leaf: "good", anchors: ["good"], host: "good.example", isTrusted: true),
      Case(leaf: "single", others: ["good", "middle", "root"], anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "single", others: ["good"], anchors: ["good"], host: "good.example", isTrusted: false),
      Case(leaf: "single", others: ["single"], anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "single", anchors: ["single"], host: "good.example", isTrusted: true),
      Case(leaf: "single", anchors: ["single"], host: "bad.example", isTrusted: false),
      Case(leaf: "good", anchors: ["good"], host: "good.example", days: 60, isTrusted: false),
      Case(leaf: "good", others: chain, anchors: ["root"], host: "good.example", days: -2, isTrusted: false),
      Case(leaf: "client", others: chain, anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "leafy", others: ["good", "middle"], anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "deep", others: ["below", "narrow"], anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "weak", others: chain, anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "old", others: chain, anchors: ["root"], host: "good.example", isTrusted: false),
      Case(leaf: "rsa", anchors: ["root"], host: "good.example", isTrusted: true),
    ]
    return cases
  }

  private func certificate(_ name: String, in folder: URL) throws -> SecCertificate {
    try #require(SecCertificateCreateWithData(nil, Data(contentsOf: folder.appendingPathComponent("\(name).der")) as CFData))
  }

  private func verdict(of item: Case, at date: Date, in folder: URL) throws -> (Bool, NSError?) {
    var made: SecTrust?
    SecTrustCreateWithCertificates(
      try ([item.leaf] + item.others).map { try certificate($0, in: folder) } as CFArray, SecPolicyCreateSSL(true, item.host), &made)
    let trust = try #require(made)
    SecTrustSetAnchorCertificates(trust, try item.anchors.map { try certificate($0, in: folder) } as CFArray)
    SecTrustSetVerifyDate(trust, date)
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    var result = SecTrustResultType.invalid
    expect(SecTrustEvaluate(trust, &result) == errSecSuccess && (result == .unspecified) == isTrusted)
    return (isTrusted, error)
  }

  private func opinion(of item: Case, at date: Date, in folder: URL) throws -> Bool {
    func join(_ names: [String], _ file: String) throws {
      let parts = try names.map { try Data(contentsOf: folder.appendingPathComponent("\($0).pem")) }
      try Data(parts.joined()).write(to: folder.appendingPathComponent(file))
    }
    try join(item.anchors, "anchors.pem")
    try join(item.others, "others.pem")
    var arguments = ["verify", "-no-CApath", "-no-CAstore", "-partial_chain", "-auth_level", "2", "-purpose", "sslserver"]
    arguments += item.anchors.isEmpty ? ["-no-CAfile"] : ["-CAfile", "anchors.pem"]
    if !item.others.isEmpty { arguments += ["-untrusted", "others.pem"] }
    if let host = item.host { arguments += host.first?.isNumber == true ? ["-verify_ip", host] : ["-verify_hostname", host] }
    arguments += ["-attime", String(Int(date.timeIntervalSince1970)), "\(item.leaf).pem"]
    return OpenSSLCommand.run(arguments, in: folder).status == 0
  }

  @Test("Chains are judged as openssl verify judges them: dates, names, anchors, appended, self-signed and weak ones")
  func judgement() throws {
    try OpenSSLCommand.withFolder { folder in
      try #require(OpenSSLCommand.script(Self.making, in: folder) == 0)
      let cases = Self.cases
      expect(cases.count, atLeast: 60)
      for item in cases {
        let date = Date().addingTimeInterval(Double(item.days) * 86_400 + 60)
        let (isTrusted, error) = try verdict(of: item, at: date, in: folder)
        try expect(isTrusted, equals: opinion(of: item, at: date, in: folder), "\(item)")
        if let expected = item.isTrusted { expect(isTrusted, equals: expected, "\(item) \(error?.localizedDescription ?? "")") }
        expect((error == nil), equals: isTrusted)
      }
      func code(_ item: Case) throws -> Int? {
        try verdict(of: item, at: Date().addingTimeInterval(Double(item.days) * 86_400 + 60), in: folder).1?.code
      }
      let chain = ["middle"]
      try expect(
        code(Case(leaf: "good", others: chain, anchors: ["root"], host: "good.example", days: 60)) == Int(errSecCertificateExpired))
      try expect(code(Case(leaf: "good", others: chain, anchors: ["root"], host: "bad.example")), equals: Int(errSecHostNameMismatch))
      try expect(code(Case(leaf: "good", others: chain, anchors: ["other"], host: "good.example")), equals: Int(errSecNotTrusted))
      // After an evaluation the chain leads to the anchor, without the appended certificates.
      var made: SecTrust?
      let given = try ["good", "other", "middle"].map { try certificate($0, in: folder) }
      SecTrustCreateWithCertificates(given as CFArray, SecPolicyCreateBasicX509(), &made)
      let trust = try #require(made)
      SecTrustSetAnchorCertificates(trust, [try certificate("root", in: folder)] as CFArray)
      expect(SecTrustEvaluateWithError(trust, nil))
      let names = (SecTrustCopyCertificateChain(trust) as? [SecCertificate])?.map { SecCertificateCopySubjectSummary($0) }
      expect(names, equals: ["good.example", "Middle", "Root"])
      // Without anchors of the app, the system's are used, which do not include this authority.
      SecTrustSetAnchorCertificates(trust, nil)
      expect(!SecTrustEvaluateWithError(trust, nil))
    }
  }

  @Test("Bytes that are no certificate, or that others follow, are refused") func damage() throws {
    expect(SecCertificateCreateWithData(nil, Data([0x30, 3, 1, 1, 0]) as CFData) == nil)
    expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
    try OpenSSLCommand.withFolder { folder in
      try #require(OpenSSLCommand.script(Self.making, in: folder) == 0)
      let data = try Data(contentsOf: folder.appendingPathComponent("good.der"))
      expect(SecCertificateCreateWithData(nil, data as CFData) != nil)
      expect(SecCertificateCreateWithData(nil, data + [0] as CFData) == nil)
      for cut in stride(from: 0, to: data.count, by: 7) { expect(SecCertificateCreateWithData(nil, data.prefix(cut) as CFData) == nil) }
    }
  }
}
