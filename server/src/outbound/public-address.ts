import ipaddr from "ipaddr.js";

/** All IPv6 addresses assigned to public hosts so far. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** False for loopback, private, reserved and multicast addresses, and IPv6 forms with an IPv4 address inside. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is checked as IPv4.
  const ip = ipaddr.process(address);
  if (ip.range() !== "unicast") return false;
  return ip.kind() === "ipv4" || ip.match(globalUnicast);
}

/** Metadata services of clouds, besides the link-local addresses. */
const metadataAddresses = [
  // Alibaba Cloud, Oracle Cloud, Azure's host.
  "100.100.100.200",
  "192.0.0.192",
  "168.63.129.16",
  // AWS and Google Cloud by IPv6.
  "fd00:ec2::254",
  "fd20:ce::254",
].map((address) => ipaddr.parse(address).toNormalizedString());

/** Link-local (169.254.169.254, fe80::) or another metadata address, in any notation. Text that is none counts too. */
export function isMetadataAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  return [ipaddr.process(address), ...embeddedIpv4(address)].some(
    (ip) => ip.range() === "linkLocal" || metadataAddresses.includes(ip.toNormalizedString()),
  );
}

/** The IPv4 address inside a NAT64 (64:ff9b::/96) or 6to4 (2002::/16) address. */
function embeddedIpv4(address: string): ipaddr.IPv4[] {
  const bytes = ipaddr.parse(address).toByteArray();
  const range = ipaddr.parse(address).range();
  if (range === "rfc6052") return [new ipaddr.IPv4(bytes.slice(12))];
  return range === "6to4" ? [new ipaddr.IPv4(bytes.slice(2, 6))] : [];
}
