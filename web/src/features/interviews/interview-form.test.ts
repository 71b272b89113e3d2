import { describe, expect, it } from "vitest";
import { draftOf, spanOf } from "./interview-form.ts";

const now = Date.UTC(2026, 10, 22, 9);
const draft = (over: Partial<ReturnType<typeof draftOf>>) => ({
  ...draftOf(null, { applicationId: "a", timeZone: "Europe/Berlin", now }),
  day: "2026-12-01",
  ...over,
});

describe("the time of an interview from its fields", () => {
  it.each<[string, string, string]>([
    ["10:00", "11:00", "60 minutes"],
    ["23:30", "00:30", "60 minutes"],
    ["22:00", "06:00", "480 minutes"],
    ["15:00", "14:00", "ends_before_start"],
    ["15:00", "15:00", "ends_before_start"],
    ["09:00", "23:59", "899 minutes"],
  ])("%s to %s: %s", (from, to, said) => {
    const span = spanOf(draft({ from, to }), null);
    if (span === null) throw new Error("The fields are filled.");
    expect(
      "code" in span ? span.code : `${(Number(span.endsAt) - Number(span.startsAt)) / 60_000} minutes`,
    ).toBe(said);
  });

  it("is local to its own zone, across a change to summer time too", () => {
    const at = (over: Partial<ReturnType<typeof draftOf>>) => {
      const span = spanOf(draft(over), null);
      return span === null || "code" in span ? span : span.startsAt.toISOString();
    };
    expect(at({ timeZone: "Asia/Tokyo" })).toBe("2026-12-01T01:00:00.000Z");
    expect(at({ day: "2026-10-24" })).toBe("2026-10-24T08:00:00.000Z");
    expect(at({ day: "2026-10-25" })).toBe("2026-10-25T09:00:00.000Z");
    // Half past two does not exist that night.
    expect(at({ day: "2026-03-29", from: "02:30", to: "03:30" })).toMatchObject({ code: "time_skipped" });
    expect(at({ day: "2026-12-01", timeZone: "Mars/Olympus" })).toMatchObject({ code: "zone_unknown" });
    expect(at({ day: "" })).toBeNull();
  });
});
