import { AppError } from "@waymark/contract/errors";
import { describe, expect, it } from "vitest";
import { relyingParty } from "./relying-party.ts";

describe("where passkeys work", () => {
  it.each([
    ["http://127.0.0.1:3000", undefined, null],
    ["http://localhost:3000", undefined, "localhost http://localhost:3000"],
    ["http://localhost.evil.example", undefined, null],
    ["http://evil.example", undefined, null],
    ["http://evil.example", "https://way.example", "way.example https://way.example"],
    ["http://evil.example", "https://way.example:8443/x", "way.example https://way.example:8443"],
    ["http://localhost:3000", "http://localhost:4000", "localhost http://localhost:4000"],
    ["http://localhost:3000", "https://192.168.1.5:3000", null],
    ["http://localhost:3000", "https://[::1]:3000", null],
    ["http://localhost:3000", "http://way.example", null],
  ])("at %s with PUBLIC_URL %s: %s", (address, PUBLIC_URL, expected) => {
    const { host, protocol } = new URL(address);
    const ask = () => relyingParty({ PUBLIC_URL }, { host, protocol: protocol.slice(0, -1) });
    if (expected === null) expect(ask).toThrow(new AppError("passkeys_unavailable"));
    else expect(`${ask().id} ${ask().origin}`).toBe(expected);
  });
});
