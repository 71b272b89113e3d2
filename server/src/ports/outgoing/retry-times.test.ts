import { describe, expect, it } from "vitest";
import { nextTryAt } from "./retry-times.ts";

const written = new Date("2026-01-01T00:00:00Z");
const after = (minutes: number) => new Date(written.getTime() + minutes * 60_000);
const next = (channel: "mail" | "sms", minutes: number) => nextTryAt(channel, written, after(minutes));

describe("a message that was not taken is tried again", () => {
  it.each([
    [0, 1],
    [0.4, 1],
    [0.6, 5],
    [1, 5],
    [5, 15],
    [15, 30],
    [30, 60],
    [61, 120],
    [119.8, 180],
    [47 * 60, 48 * 60],
  ])("at %f minutes of age, at %f minutes", (age, expected) => {
    expect(next("mail", age)).toEqual(after(expected));
  });

  it("until it is two days old, a text message for four hours", () => {
    expect(next("mail", 48 * 60)).toBeNull();
    expect(next("sms", 3 * 60)).toEqual(after(240));
    expect(next("sms", 4 * 60)).toBeNull();
  });

  it("52 times in all", () => {
    const tries: Date[] = [];
    for (let at = nextTryAt("mail", written, written); at !== null; at = nextTryAt("mail", written, at))
      tries.push(at);
    expect(tries).toHaveLength(52);
    expect(tries.at(-1)).toEqual(after(48 * 60));
  });
});
