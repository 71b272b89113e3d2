import type { ApplicationEvent } from "@waymark/contract/applications";
import { describe, expect, it } from "vitest";
import { effectiveEvents, foldEvents, lastMove } from "./fold-events.ts";
import { defaultStages } from "./stages.ts";

const day = (n: number) => `2026-03-${String(n).padStart(2, "0")}T09:00:00.000Z`;

/** `["created", "preparing", 1]`, `["undone", "preparing", 3, "1"]`: kind, to, day, undoes. */
type Short = readonly [kind: ApplicationEvent["kind"], to: string, at: number, undoes?: string];
const told = (...events: Short[]): ApplicationEvent[] =>
  events.map(([kind, to, at, undoes], i) => ({
    id: String(i),
    kind,
    from: events[i - 1]?.[1] ?? null,
    to,
    undoes: undoes ?? null,
    at: day(at),
    recordedAt: day(at),
  }));

describe("the state that events give", () => {
  it.each<[string, Short[], [stage: string, since: number, applied: number | null]]>([
    ["in preparation", [["created", "preparing", 1]], ["preparing", 1, null]],
    [
      "sent",
      [
        ["created", "preparing", 1],
        ["moved", "applied", 3],
      ],
      ["applied", 3, 3],
    ],
    ["begun as sent", [["created", "applied", 2]], ["applied", 2, 2]],
    [
      "sent, then more",
      [
        ["created", "preparing", 1],
        ["moved", "applied", 3],
        ["moved", "phone-screen", 8],
      ],
      ["phone-screen", 8, 3],
    ],
    [
      "dropped unsent",
      [
        ["created", "preparing", 1],
        ["moved", "withdrawn", 3],
      ],
      ["withdrawn", 3, null],
    ],
    [
      "dropped after sending",
      [
        ["created", "applied", 1],
        ["moved", "withdrawn", 3],
      ],
      ["withdrawn", 3, 1],
    ],
    [
      "sent by mistake, then truly",
      [
        ["created", "preparing", 1],
        ["moved", "applied", 2],
        ["moved", "preparing", 3],
        ["moved", "applied", 9],
      ],
      ["applied", 9, 9],
    ],
    [
      "taken back",
      [
        ["created", "preparing", 1],
        ["moved", "applied", 2],
        ["undone", "preparing", 3, "1"],
      ],
      ["preparing", 1, null],
    ],
    [
      "taken back and moved again",
      [
        ["created", "applied", 1],
        ["moved", "rejected", 2],
        ["undone", "applied", 3, "1"],
        ["moved", "offer", 4],
      ],
      ["offer", 4, 1],
    ],
    [
      "sent before it was written down",
      [
        ["created", "preparing", 10],
        ["moved", "applied", 8],
      ],
      ["applied", 8, 8],
    ],
  ])("%s", (_name, events, [stage, since, applied]) => {
    expect(foldEvents(told(...events), defaultStages)).toEqual({
      stage,
      stageSince: day(since),
      appliedAt: applied === null ? null : day(applied),
    });
  });

  it("never lets time run backwards", () => {
    const living = effectiveEvents(
      told(["created", "preparing", 10], ["moved", "applied", 8], ["moved", "offer", 9]),
    );
    expect(living.map(({ at }) => at)).toEqual([day(8), day(8), day(9)]);
  });

  it("finds the move to take back", () => {
    const events = told(["created", "preparing", 1], ["moved", "applied", 2], ["moved", "offer", 3]);
    expect(lastMove(events)?.id).toBe("2");
    const one = [...events, ...told(["undone", "applied", 4, "2"]).map((event) => ({ ...event, id: "3" }))];
    expect(lastMove(one)?.id).toBe("1");
    expect(lastMove(told(["created", "preparing", 1]))).toBeNull();
    expect(foldEvents([], defaultStages)).toBeNull();
  });
});
