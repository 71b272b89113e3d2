import { expect, it } from "vitest";
import { newId } from "../../ids.ts";
import { codeOf } from "../../testing/code-of.ts";
import type { PhoneToProve, PhoneVerifier } from "./port.ts";

export interface VerifierUnderTest {
  readonly verifier: PhoneVerifier;
  /** The latest code sent to a number, as its owner would read it. */
  sentCode(to: string): Promise<string>;
}

let numbers = 0;
/** A different valid number each time. */
export const freshNumber = () => {
  numbers += 1;
  return `+4915123${100_000 + (numbers % 900_000)}`;
};
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

export function phoneVerifierContract(of: () => VerifierUnderTest): void {
  const started = async () => {
    const phone = { userId: newId(), to: freshNumber() };
    await of().verifier.start(phone, "de");
    return { phone, code: await of().sentCode(phone.to) };
  };
  const check = (phone: PhoneToProve, code: string) => codeOf(of().verifier.check(phone, code));

  it("proves a number by the code of six digits, once", async () => {
    const { phone, code } = await started();
    expect(code).toMatch(/^\d{6}$/);
    expect(await check(phone, code)).toBe("done");
    expect(await check(phone, code)).toBe("code_invalid");
  });

  it("lets a wrong code be tried five times in all", async () => {
    const first = await started();
    for (let i = 0; i < 4; i++) expect(await check(first.phone, another(first.code))).toBe("code_invalid");
    expect(await check(first.phone, first.code)).toBe("done");
    const second = await started();
    for (let i = 0; i < 5; i++) expect(await check(second.phone, another(second.code))).toBe("code_invalid");
    expect(await check(second.phone, second.code)).toBe("code_invalid");
  });

  it("begins anew with another code", async () => {
    const { phone, code } = await started();
    for (let i = 0; i < 5; i++) await check(phone, another(code));
    await of().verifier.start(phone, "en");
    expect(await check(phone, await of().sentCode(phone.to))).toBe("done");
  });

  it.each(["", "12345", "1234567", "abcdef", "12 456", "١٢٣٤٥٦", "' OR 1=1"])(
    "takes %j for no code",
    async (code) => {
      const { phone } = await started();
      expect(await check(phone, code)).toBe("code_invalid");
    },
  );

  it("knows no code for a number that was never started", async () => {
    const { code } = await started();
    expect(await check({ userId: newId(), to: freshNumber() }, code)).toBe("code_invalid");
  });

  it("takes a code in the browser that asked for it alone, and no other's guesses against it", async () => {
    const to = freshNumber();
    const [own, other] = [newId(), newId()].map((browser) => ({ userId: null, browser, to }));
    if (own === undefined || other === undefined) throw new Error("Two browsers are missing.");
    await of().verifier.start(own, "en");
    const code = await of().sentCode(to);
    for (let i = 0; i < 6; i++) expect(await check(other, another(code))).toBe("code_invalid");
    expect(await check(other, code)).toBe("code_invalid");
    expect(await check(own, code)).toBe("done");
  });

  it("sends five an hour to one number for one account, and twenty whoever asks, but the owner's device gets its own", async () => {
    const to = freshNumber();
    const start = (userId: string, known?: string) =>
      codeOf(of().verifier.start({ userId, to, known }, "en"));
    for (const stranger of [newId(), newId(), newId(), newId()]) {
      for (let i = 0; i < 5; i++) expect(await start(stranger)).toBe("done");
      expect(await start(stranger)).toBe("rate_limited");
    }
    expect(await start(newId())).toBe("rate_limited");
    for (let i = 0; i < 5; i++) expect(await start(newId(), "the owner's device")).toBe("done");
    expect(await start(newId(), "the owner's device")).toBe("rate_limited");
  });

  it("leaves a number's owner codes when a whole network asks for them", async () => {
    const to = freshNumber();
    const start = (network: string) =>
      codeOf(of().verifier.start({ userId: null, browser: newId(), to, network }, "en"));
    for (let i = 0; i < 5; i++) expect(await start("203.0.113.0/24")).toBe("done");
    expect(await start("203.0.113.0/24")).toBe("rate_limited");
    expect(await start("198.51.100.0/24")).toBe("done");
  });

  it("lets one of 200 at once through", async () => {
    const { phone, code } = await started();
    const ends = await Promise.all(Array.from({ length: 200 }, () => check(phone, code)));
    expect(ends.filter((end) => end === "done")).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(["done", "code_invalid"]));
  });
}
