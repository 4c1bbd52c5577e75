import Glibc
import TestSupport
import Testing

@testable import Serve

@Suite struct ValueTests {
  @Test func `a token has 128 bits, and each is another`() {
    let tokens = (0..<200).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 200 && tokens.allSatisfy { $0.count == 26 })
    #expect(AccessToken(Array(repeating: 255, count: 16)).text == String(repeating: "9", count: 25) + "6")
    // Each bit of it changes a letter.
    let zero = AccessToken(Array(repeating: 0, count: 16)).text
    for bit in 0..<128 {
      var bytes = [UInt8](repeating: 0, count: 16)
      bytes[bit / 8] = 1 << (bit % 8)
      #expect(AccessToken(bytes).text != zero, "bit \(bit)")
    }
    let token = AccessToken()
    #expect(token.isEqual(to: Array(token.text.utf8)) && !token.isEqual(to: Array(token.text.utf8.dropLast())))
    #expect(!token.isEqual(to: Array((token.text.dropLast() + "1").utf8)) && !token.isEqual(to: []))
  }

  @Test func `a code has its three corners, a light margin, and half a character for each module`() throws {
    let code = try #require(QRCode("http://192.168.1.20:7270/\(AccessToken().text)/"))
    #expect(code.side == 33 || code.side == 37)
    for (x, y) in [(0, 0), (code.side - 7, 0), (0, code.side - 7)] {
      for step in 0..<7 { #expect(code.isDark(x: x + step, y: y) && code.isDark(x: x, y: y + step)) }
      #expect(!code.isDark(x: x + 1, y: y + 1) && code.isDark(x: x + 3, y: y + 3))
    }
    #expect(!code.isDark(x: -1, y: 0) && !code.isDark(x: 0, y: code.side))
    let lines = code.terminalText.split(separator: "\n")
    #expect(lines.count == (code.side + 2 * QRCode.margin + 1) / 2)
    let rows = lines.map { $0.dropFirst("\u{1B}[30;107m".count).dropLast("\u{1B}[0m".count) }
    #expect(rows.allSatisfy { $0.count == code.side + 2 * QRCode.margin })
    for (row, line) in rows.enumerated() {
      for (column, letter) in line.enumerated() {
        let (x, y) = (column - QRCode.margin, 2 * row - QRCode.margin)
        #expect("\u{2588}\u{2580}".contains(letter) == code.isDark(x: x, y: y))
        #expect("\u{2588}\u{2584}".contains(letter) == code.isDark(x: x, y: y + 1))
      }
    }
    #expect(QRCode("") == nil && QRCode(String(repeating: "a", count: 5000)) == nil)
  }

  @Test func `interfaces that are up and real count`() {
    let up = UInt32(IFF_UP) | UInt32(IFF_RUNNING)
    for name in ["eth0", "wlan0", "enp3s0", "wlp2s0", "usb0"] { #expect(NetworkAddresses.isReal(name, flags: up)) }
    for name in ["docker0", "br-2f1a", "virbr0", "tun0", "wg0", "tailscale0", "vboxnet0", "lxcbr0"] {
      #expect(!NetworkAddresses.isReal(name, flags: up), "\(name)")
    }
    #expect(!NetworkAddresses.isReal("eth0", flags: UInt32(IFF_UP)), "it is not plugged in")
    #expect(!NetworkAddresses.isReal("lo", flags: up | UInt32(IFF_LOOPBACK)))
    #expect(!NetworkAddresses.isReal("ppp", flags: up | UInt32(IFF_POINTOPOINT)))
    #expect(NetworkAddresses.all.allSatisfy { !$0.hasPrefix("127.") && $0.split(separator: ".").count == 4 })
  }

  @Test func `a firewall that runs is named with the line that opens it`() {
    func line(_ files: [String: String], _ paths: Set<String> = []) -> String? {
      ConnectionHints.firewallLine(port: 7270, file: { files[$0] }, exists: paths.contains)
    }
    #expect(line(["/etc/ufw/ufw.conf": "# ufw\nENABLED=yes\nLOGLEVEL=low\n"]) == "sudo ufw allow 7270/tcp")
    #expect(line(["/etc/ufw/ufw.conf": "#ENABLED=yes\nENABLED=no\n"]) == nil)
    #expect(line([:], ["/run/firewalld"]) == "sudo firewall-cmd --add-port=7270/tcp")
    #expect(line([:]) == nil)
  }

  @Test(arguments: [
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1",
      "iPhone", "Safari"
    ),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/130.0 Mobile Safari/604.1", "iPhone", "Chrome"),
    (
      "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36", "Android", "Chrome"
    ),
    (
      "Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36", "Android",
      "Samsung Internet"
    ),
    ("Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0", "Android", "Firefox"),
    ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", "Linux", "Safari"),
    ("<script>alert(1)</script>", "Phone", "browser"), ("", "Phone", "browser"),
  ])
  func `a phone is called by known words`(agent: String, device: String, browser: String) {
    #expect(Phone.device(agent) == device && Phone.browser(agent) == browser)
  }
}
