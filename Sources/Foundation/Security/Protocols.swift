// Protocols and ways of authentication of passwords of servers, as values of `kSecAttrProtocol` and `kSecAttrAuthenticationType`.

/// An internet password for FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// An internet password for an FTP account.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// An internet password for IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// An internet password for NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// An internet password for POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// An internet password for SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// An internet password for SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// An internet password for IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// An internet password for LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// An internet password for AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// An internet password for AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// An internet password for Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// An internet password for SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// An internet password for FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// An internet password for HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// An internet password for HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// An internet password for FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// An internet password for SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// An internet password for RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// An internet password for RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// An internet password for DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// An internet password for EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// An internet password for IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// An internet password for NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// An internet password for LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// An internet password for TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// An internet password for IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// An internet password for IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// An internet password for POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// Windows NT LAN Manager.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The authentication of Microsoft Network.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed password authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote password authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Whether user interaction is forbidden.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The password that several apps share.
public let kSecSharedPassword: CFString = "spwd"
