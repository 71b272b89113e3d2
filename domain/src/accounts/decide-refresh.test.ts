import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideRefresh, type RefreshState, refreshOverlapMs } from "./decide-refresh.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000);
const state = (generation: number, rotated: number | null, seen: number | null): RefreshState => ({
  generation,
  rotatedAt: rotated === null ? null : at(rotated),
  seenAt: seen === null ? null : at(seen),
});

describe("a renewal", () => {
  it.each([
    ["with the first credential", state(1, null, 0), 1, 1, "rotate"],
    ["with the newest", state(4, 0, 5), 4, 800, "rotate"],
    ["with the newest, which another tab got a moment ago", state(4, 0, 5), 4, 30, "repeat"],
    ["with the newest, while the one before may still come", state(4, 0, 5), 4, 35, "repeat"],
    ["with the newest, just after the overlap", state(4, 0, 5), 4, 36, "rotate"],
    ["with the newest, whose answer arrived only now", state(4, 0, null), 4, 800, "repeat"],
    ["with the one before, a moment after its successor was used", state(4, 0, 5), 3, 35, "repeat"],
    ["with the one before, once the overlap is over", state(4, 0, 5), 3, 36, "reused"],
    ["with the one before, a day after an answer that was lost", state(4, 0, null), 3, 86_400, "repeat"],
    ["with one older than that, even if the last answer was lost", state(4, 0, null), 2, 1, "reused"],
    ["with one that a restored database does not know yet", state(4, 0, 5), 5, 6, "unknown"],
  ] as const)("%s", (_what, stored, presented, now, expected) => {
    expect(decideRefresh(stored, presented, at(now))).toBe(expected);
  });
});

/** The server's side of one session; each renewal changes it. */
class Server {
  state = state(1, null, 0);

  /** @returns the number of the credential in the answer; null when the session was refused. */
  renew(presented: number, now: Date): number | null {
    const judged = decideRefresh(this.state, presented, now);
    const { generation, seenAt } = this.state;
    if (judged === "rotate") this.state = { generation: generation + 1, rotatedAt: now, seenAt: null };
    else if (judged === "repeat" && presented === generation)
      this.state = { ...this.state, seenAt: seenAt ?? now };
    else if (judged !== "repeat") return null;
    return this.state.generation;
  }

  use(generation: number, now: Date): void {
    if (generation === this.state.generation)
      this.state = { ...this.state, seenAt: this.state.seenAt ?? now };
  }
}

/** One tab's renewal: when it is sent, processed, and answered (null when the answer is lost). */
const renewal = fc.record({
  sent: fc.integer({ min: 0, max: 5 }),
  there: fc.integer({ min: 0, max: 12 }),
  back: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null, freq: 3 }),
  uses: fc.boolean(),
});
const rounds = fc.array(
  fc.record({
    pause: fc.integer({ min: 120, max: 1_000_000 }),
    tabs: fc.array(renewal, { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("any order of tabs", () => {
  it("signs nobody out, even when answers are late or lost", () => {
    fc.assert(
      fc.property(rounds, (played) => {
        const server = new Server();
        let cookie = 1;
        let start = 0;
        for (const { pause, tabs } of played) {
          start += pause;
          const steps: { at: number; run: () => void }[] = [];
          for (const { sent, there, back, uses } of tabs) {
            let presented = 0;
            let answered: number | null = null;
            const processed = sent + there;
            steps.push({
              at: sent,
              run: () => {
                presented = cookie;
              },
            });
            steps.push({
              at: processed,
              run: () => {
                answered = server.renew(presented, at(start + processed));
                expect(answered).not.toBeNull();
              },
            });
            if (back === null) continue;
            const arrived = processed + back;
            steps.push({
              at: arrived,
              run: () => {
                cookie = answered ?? cookie;
                if (uses) server.use(cookie, at(start + arrived));
              },
            });
          }
          for (const step of steps.sort((a, b) => a.at - b.at)) step.run();
        }
      }),
    );
  });

  it("ends the session when a copied credential is used after its owner renewed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 19 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (renewals, stolen, later) => {
          const server = new Server();
          const numbers = [1];
          for (let i = 0; i < renewals; i++) {
            const now = at((i + 1) * 800);
            const next = server.renew(numbers.at(-1) ?? 0, now) ?? 0;
            server.use(next, now);
            numbers.push(next);
          }
          const copy = numbers[stolen % renewals] ?? 0;
          expect(server.renew(copy, at(renewals * 800 + refreshOverlapMs / 1_000 + later))).toBeNull();
        },
      ),
    );
  });
});
