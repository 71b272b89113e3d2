import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { describe, expect, it } from "vitest";
import { codeOf } from "../testing/code-of.ts";
import { allowedAddresses, guardedLookup } from "./allowed-addresses.ts";
import { openGuardedFetch } from "./guarded-fetch.ts";

const leadingTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: isIP(address) }));
const configured = (host: string, ...addresses: string[]) =>
  codeOf(allowedAddresses(host, { allowPrivate: true, lookup: leadingTo(...addresses) }));

describe("a host that the operator configured", () => {
  it.each(["127.0.0.1", "10.0.0.5", "192.168.1.2", "172.16.0.1", "::1", "[fd12:3456::1]", "93.184.216.34"])(
    "may stand at %s",
    async (host) => {
      expect(await configured(host)).toBe("done");
    },
  );

  it.each([
    "169.254.169.254",
    "169.254.170.2",
    "::ffff:169.254.169.254",
    "64:ff9b::a9fe:a9fe",
    "2002:a9fe:a9fe::",
    "fe80::1",
    "[fd00:ec2::254]",
    "fd20:ce::254",
    "100.100.100.200",
    "192.0.0.192",
    "168.63.129.16",
  ])("never at the metadata address %s, nor a name that leads there", async (host) => {
    expect(await configured(host)).toBe("outbound_refused");
    expect(await configured("store.example", host.replace(/[[\]]/g, ""))).toBe("outbound_refused");
  });

  it("is reached at what of it may be reached", async () => {
    const lookup = leadingTo("169.254.169.254", "10.0.0.5", "10.0.0.6");
    const found = await allowedAddresses("store.example", { allowPrivate: true, lookup });
    expect(found.map(({ address }) => address)).toEqual(["10.0.0.5", "10.0.0.6"]);
  });

  it("is judged for each connection that a client opens by itself", async () => {
    const answer = (address: string) =>
      new Promise((resolve) => {
        const lookup = guardedLookup({ allowPrivate: true, lookup: leadingTo(address) });
        lookup("store.example", { all: false }, (error, found) => resolve(error?.message ?? found));
      });
    expect(await answer("10.0.0.5")).toBe("10.0.0.5");
    expect(await answer("169.254.169.254")).toBe("outbound_refused");
  });

  it("as the address of a model is never a metadata address either", async () => {
    const server = createServer((_request, response) => response.end("yes")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const fetch = openGuardedFetch({ allowPrivate: true });
    expect((await fetch(`http://127.0.0.1:${port}/`)).text).toBe("yes");
    expect(await codeOf(fetch("http://169.254.169.254/latest/meta-data/"))).toBe("outbound_refused");
    server.close();
  });
});
