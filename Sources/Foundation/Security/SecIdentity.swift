import TrestleCryptography

/// A certificate with its private key.
public final class SecIdentity: @unchecked Sendable {
  let content: TLSIdentity
  init(_ content: TLSIdentity) { self.content = content }
}

@discardableResult public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = SecCertificate(identityRef.content.certificate)
  return errSecSuccess
}
@discardableResult public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = SecKey(identityRef.content.key)
  return errSecSuccess
}

public let kSecImportExportPassphrase = "passphrase"
public let kSecImportItemIdentity = "identity"
/// The certificate chain of an imported identity, starting with its own certificate.
public let kSecImportItemCertChain = "chain"
/// The trust object for the chain of an imported identity.
public let kSecImportItemTrust = "trust"

/// Reads the identities of a PKCS #12 archive. The status indicates a wrong passphrase or invalid data.
@discardableResult public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>?
) -> OSStatus {
  let passphrase = (options as? [String: Any])?[kSecImportExportPassphrase] as? String ?? ""
  do {
    guard let content = try TLSIdentity.read(pkcs12: Array(pkcs12_data), passphrase: passphrase) else { return errSecAuthFailed }
    let chain = ([content.certificate] + content.others).map(SecCertificate.init)
    let item: [String: Any] = [
      kSecImportItemIdentity: SecIdentity(content), kSecImportItemCertChain: chain, kSecImportItemTrust: SecTrust(chain),
    ]
    items?.pointee = [item]
    return errSecSuccess
  } catch {
    return errSecInternalComponent
  }
}
