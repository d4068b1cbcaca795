// Protocols and ways of authentication of passwords of servers, as values of `kSecAttrProtocol` and `kSecAttrAuthenticationType`.

/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// Windows NT LAN Manager.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The authentication of Microsoft Network.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed password authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote password authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTP's digest authentication.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Whether user interaction is forbidden.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The password that several apps share.
public let kSecSharedPassword: CFString = "spwd"
