import { NotificationTimes } from "@waymark/contract/notifications";
import {
  NotificationKind,
  type NotificationSpec,
  notificationKinds,
} from "@waymark/contract/notifications-kinds";
import { NotificationPreferences } from "@waymark/contract/settings";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin } from "./clock.ts";
import { planSendings, type Reader } from "./plan-sendings.ts";

const noon = new Date("2026-07-01T10:00:00Z");
const night = new Date("2026-07-01T22:00:00Z");
const morning = new Date("2026-07-02T05:00:00Z");
const digest = new Date("2026-07-02T06:00:00Z");

const reader = (over: Partial<Reader> = {}): Reader => ({
  switches: NotificationPreferences.parse({ smsAlerts: true, salaryAlerts: true }),
  emailVerified: true,
  phoneVerified: true,
  times: NotificationTimes.parse({}),
  timeZone: "Europe/Berlin",
  ...over,
});
const plan = (kind: NotificationKind, now = noon, over: Partial<Reader> = {}, useBy?: Date) =>
  planSendings(kind, reader(over), now, useBy)?.map(({ channel, at }) => [channel, at]) ?? null;

describe("the delivery of a notification", () => {
  it("at once by day, at the end of quiet hours by night", () => {
    expect(plan("interview-soon")).toEqual([
      ["mail", noon],
      ["sms", noon],
    ]);
    expect(plan("interview-soon", night)).toEqual([
      ["mail", morning],
      ["sms", morning],
    ]);
  });
  it("at once by night when the morning would be too late", () => {
    expect(plan("interview-soon", night, {}, morning)).toEqual([
      ["mail", night],
      ["sms", night],
    ]);
  });
  it("in the day's digest when it may wait, else by itself", () => {
    expect(plan("company-posted")).toEqual([["mail", digest]]);
    expect(plan("company-posted", noon, { times: NotificationTimes.parse({ digest: "off" }) })).toEqual([
      ["mail", noon],
    ]);
  });
  it("not at all without its topic", () => {
    const switches = NotificationPreferences.parse({ companyUpdates: false });
    expect(plan("company-posted", noon, { switches })).toBeNull();
  });
  it("by no text message before the email address is verified, even to a verified number", () => {
    const unverified = {
      emailVerified: false,
      phoneVerified: true,
      switches: NotificationPreferences.parse({ smsAlerts: true }),
    };
    expect(plan("interview-soon", noon, unverified)).toEqual([]);
    expect(plan("interview-soon", noon, { ...unverified, emailVerified: true })).toContainEqual([
      "sms",
      noon,
    ]);
  });
  it("by mail at any hour when it concerns the account, whatever the switches", () => {
    const off = Object.fromEntries(Object.keys(NotificationPreferences.parse({})).map((key) => [key, false]));
    const switches = NotificationPreferences.parse(off);
    expect(plan("password-changed", night, { switches, emailVerified: false })).toEqual([["mail", night]]);
  });
});

const aReader: fc.Arbitrary<Reader> = fc.record({
  switches: fc.record(
    Object.fromEntries(Object.keys(NotificationPreferences.shape).map((key) => [key, fc.boolean()])),
  ) as fc.Arbitrary<NotificationPreferences>,
  emailVerified: fc.boolean(),
  phoneVerified: fc.boolean(),
  times: fc.record({
    quiet: fc.boolean(),
    quietFrom: fc.constantFrom("22:00", "00:30", "12:00"),
    quietUntil: fc.constantFrom("07:00", "02:30", "12:00"),
    digest: fc.constantFrom("daily" as const, "off" as const),
    digestAt: fc.constantFrom("08:00", "02:30"),
  }),
  timeZone: fc.constantFrom("UTC", "Europe/Berlin", "America/New_York"),
});
const anInstant = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });

describe("every kind for every reader at every hour", () => {
  it("follows the rules of its kind", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NotificationKind.options),
        aReader,
        anInstant,
        fc.option(fc.integer({ min: 0, max: 24 }), { nil: undefined }),
        (kind, who, now, hours) => {
          const useBy = hours === undefined ? undefined : new Date(now.getTime() + hours * 3_600_000);
          const spec: NotificationSpec = notificationKinds[kind];
          const planned = planSendings(kind, who, now, useBy);
          if (spec.reach === "always") {
            expect(planned).toEqual([{ channel: "mail", at: now, digest: false }]);
            return;
          }
          expect(planned === null).toBe(spec.topic !== null && !who.switches[spec.topic]);
          for (const { channel, at, digest: waits } of planned ?? []) {
            expect(spec.channels).toContain(channel);
            expect(channel === "mail" ? who.switches.emailAlerts : who.switches.smsAlerts).toBe(true);
            expect(channel === "mail" ? who.emailVerified : who.phoneVerified && who.emailVerified).toBe(
              true,
            );
            expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
            expect(waits).toBe(spec.digest && channel === "mail" && who.times.digest === "daily");
            const { quiet, quietFrom, quietUntil } = who.times;
            const isQuiet = quiet && isWithin(at, who.timeZone, quietFrom, quietUntil);
            // In quiet hours only the digest is sent, and a message that would be too late afterwards.
            if (isQuiet && !waits) expect(useBy).toBeDefined();
            if (useBy !== undefined && !waits && at > now) expect(at < useBy).toBe(true);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
