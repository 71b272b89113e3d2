import ipaddr from "ipaddr.js";

/** All addresses that are given to hosts on the public Internet, so far. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an address belongs to a host on the public Internet: not loopback, private, link-local, shared, reserved,
 * multicast, nor one of the IPv6 forms that carry an IPv4 address inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is judged as the IPv4 address it reaches.
  const ip = ipaddr.process(address);
  if (ip.range() !== "unicast") return false;
  return ip.kind() === "ipv4" || ip.match(globalUnicast);
}
