import Glibc
import System

/// The addresses under which phones on the same network reach this machine.
public enum NetworkAddresses {
  /// Names of interfaces that lead to containers, virtual machines or tunnels.
  private static let virtual = [
    "docker", "br-", "virbr", "lxcbr", "lxdbr", "podman", "cni", "flannel", "vboxnet", "vmnet", "tun", "tap", "wg",
    "zt",
    "tailscale", "utun", "ppp",
  ]

  /// IPv4 addresses of interfaces that are up and real: no loopback, bridges, containers or tunnels.
  public static var all: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    var next = list
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let address = entry.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        isReal(String(cString: entry.pointee.ifa_name), flags: entry.pointee.ifa_flags),
        let text = text(of: address), !found.contains(text)
      else { continue }
      found.append(text)
    }
    return found
  }

  /// The machine's name on the network, if something answers to it. Nil if nothing does.
  public static var localName: String? {
    guard access("/run/avahi-daemon/socket", F_OK) == 0 else { return nil }
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let host = text.prefix { $0 != "." }
    let isPlain = host.utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122, 45: true
      default: false
      }
    }
    return host.isEmpty || !isPlain ? nil : "\(host).local"
  }

  static func isReal(_ name: String, flags: UInt32) -> Bool {
    func has(_ flag: Int) -> Bool { flags & UInt32(flag) != 0 }
    guard has(Int(IFF_UP)), has(Int(IFF_RUNNING)), !has(Int(IFF_LOOPBACK)),
      !has(Int(IFF_POINTOPOINT)), !virtual.contains(where: { name.hasPrefix($0) })
    else { return false }
    // A bridge, a part of one, or a tunnel of any name.
    return !["bridge", "master", "tun_flags"].contains { access("/sys/class/net/\(name)/\($0)", F_OK) == 0 }
  }

  private static func text(of address: UnsafeMutablePointer<sockaddr>) -> String? {
    address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { text(of: $0.pointee.sin_addr) }
  }

  static func text(of address: in_addr) -> String? {
    var address = address
    var letters = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    guard inet_ntop(AF_INET, &address, &letters, socklen_t(letters.count)) != nil else { return nil }
    return String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
