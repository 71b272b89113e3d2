import { describe, expect, it } from "vitest";
import type { ApplicationSummary } from "../applications/application-summaries.ts";
import { nextStep, waitingForAnswer } from "./next-step.ts";

const now = new Date("2026-03-31T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const card = (
  phase: ApplicationSummary["phase"],
  days: number,
  over: Partial<ApplicationSummary> = {},
): ApplicationSummary => ({
  id: `${phase}-${days}`,
  title: "Nurse",
  company: "Harbour",
  location: "",
  stage: phase,
  phase,
  stageSince: ago(days),
  appliedAt: phase === "preparing" ? null : ago(days),
  deadline: null,
  archived: false,
  updatedAt: ago(days),
  version: 1,
  ...over,
});
const interview = (startsAt: string) => ({
  id: "i",
  applicationId: "a",
  title: "Nurse",
  company: "Harbour",
  kind: "video",
  startsAt,
  endsAt: startsAt,
  timeZone: "UTC",
});
const sent = [card("waiting", 1), card("waiting", 5), card("waiting", 9)];

describe("the next step", () => {
  const step = (
    cards: ApplicationSummary[],
    { upcoming = [] as ReturnType<typeof interview>[], savedJobs = 0 } = {},
  ) => nextStep({ cards, upcoming, savedJobs, now, today: "2026-03-31" });

  it.each([
    ["nothing before the first application", step([]), null],
    ["nothing of archived ones", step([card("preparing", 2, { archived: true })]), null],
    [
      "an interview within three days before all else",
      step([card("offer", 1)], { upcoming: [interview("2026-04-02T10:00:00Z")] }),
      { kind: "interview", days: 2 },
    ],
    [
      "an offer before an interview next week",
      step([card("offer", 1)], { upcoming: [interview("2026-04-09T10:00:00Z")] }),
      { kind: "offer", days: 1 },
    ],
    [
      "a deadline in two days before an older one in preparation",
      step([card("preparing", 9), card("preparing", 1, { id: "due", deadline: "2026-04-02" })]),
      { kind: "deadline", applicationId: "due", days: 2 },
    ],
    [
      "the one longest in preparation",
      step([card("preparing", 1), card("preparing", 4), ...sent]),
      { kind: "send", applicationId: "preparing-4", days: 4 },
    ],
    [
      "nothing that presses after the third of these days",
      step(sent, { savedJobs: 4 }),
      { kind: "wait", days: 1 },
    ],
    [
      "saved jobs while fewer are out",
      step([card("waiting", 1)], { savedJobs: 4 }),
      { kind: "saved", days: 4 },
    ],
    ["the search after a pause", step([card("rejected", 8)]), { kind: "search", days: 8 }],
  ])("is %s", (_, found, expected) => {
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it("tells how many wait for an answer, and which one longest", () => {
    expect(waitingForAnswer({ cards: [...sent, card("preparing", 20), card("rejected", 30)], now })).toEqual({
      count: 3,
      first: { id: "waiting-9", title: "Nurse", company: "Harbour" },
      days: 9,
    });
    expect(waitingForAnswer({ cards: [card("preparing", 2)], now })).toBeNull();
  });
});
