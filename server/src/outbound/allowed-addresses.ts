import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { AppError } from "@waymark/contract/errors";
import { isMetadataAddress, isPublicAddress } from "./public-address.ts";

export interface Address {
  readonly address: string;
  /** 4 or 6. */
  readonly family: number;
}

export interface AddressRules {
  /** Never for cloud metadata services, because they hand out the machine's credentials. */
  readonly allowPrivate: boolean;
  readonly lookup?: ((host: string) => Promise<Address[]>) | undefined;
}

const mostAddresses = 4;

/**
 * Resolves a host once. @returns at most four addresses that may be connected to, in the resolver's order.
 * @param host A name or an IP address; IPv6 with or without brackets.
 * @throws AppError `outbound_refused` (reason: address) when none of them may, `source_unavailable` (reason: name)
 * when the name is unknown.
 */
export async function allowedAddresses(host: string, rules: AddressRules): Promise<[Address, ...Address[]]> {
  const bare = host.replace(/^\[|\]$/g, "");
  const family = isIP(bare);
  const found = family === 0 ? await resolve(bare, rules) : [{ address: bare, family }];
  const [first, ...others] = found.filter(({ address }) =>
    rules.allowPrivate ? !isMetadataAddress(address) : isPublicAddress(address),
  );
  if (first === undefined) throw new AppError("outbound_refused", { reason: "address" });
  return [first, ...others.slice(0, mostAddresses - 1)];
}

async function resolve(host: string, { lookup }: AddressRules): Promise<Address[]> {
  const ask = lookup ?? ((name: string) => systemLookup(name, { all: true, verbatim: true }));
  try {
    return await ask(host);
  } catch (error) {
    throw new AppError("source_unavailable", { reason: "name" }, error);
  }
}

/** A resolver that always returns the given addresses; the certificate is still checked against the name. */
export const pinnedTo =
  (addresses: readonly [Address, ...Address[]]): LookupFunction =>
  (_host, options, answer) => {
    if (options.all === true) answer(null, [...addresses]);
    else answer(null, addresses[0].address, addresses[0].family);
  };

/** For clients that connect themselves. Node resolves no IP addresses: check those with `allowedAddresses`. */
export const guardedLookup =
  (rules: AddressRules): LookupFunction =>
  (host, options, answer) => {
    allowedAddresses(host, rules).then(
      (addresses) => pinnedTo(addresses)(host, options, answer),
      (error: unknown) => answer(error instanceof Error ? error : new Error("lookup failed"), "", 0),
    );
  };
