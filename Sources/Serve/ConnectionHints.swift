import Glibc
import System

/// What to look at if no phone finds the page.
public enum ConnectionHints {
  /// A sentence each, the likeliest first.
  public static func all(port: UInt16) -> [String] {
    var hints = ["Is the phone in the same network, with mobile data off? Guest networks keep devices apart."]
    if let line = firewallLine(port: port, file: SystemFile.text, exists: { access($0, F_OK) == 0 }) {
      hints.append("A firewall runs here. This lets phones in: \(line)")
    }
    hints.append("An Android phone on a cable: adb reverse tcp:\(port) tcp:\(port), then http://127.0.0.1:\(port)/...")
    return hints
  }

  /// The command that opens the port in the firewall that runs. Nil if none is known to run.
  static func firewallLine(port: UInt16, file: (String) -> String?, exists: (String) -> Bool) -> String? {
    if file("/etc/ufw/ufw.conf")?.split(separator: "\n").contains("ENABLED=yes") == true {
      return "sudo ufw allow \(port)/tcp"
    }
    return ["/run/firewalld.pid", "/run/firewalld"].contains(where: exists)
      ? "sudo firewall-cmd --add-port=\(port)/tcp" : nil
  }
}
