import { expect } from "vitest";
import { type Browser, signedUpBrowser } from "../../../testing/a-browser.ts";
import { verifyAddress } from "../../../testing/a-person.ts";
import { readAs } from "../../../testing/a-pool.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";

const png = `data:image/png;base64,${Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").toString("base64")}`;

/** An app whose clock the test moves. */
export async function openAppWithClock() {
  let clock = new Date();
  const database = await openTestDatabase();
  const opened = await openTestApp({
    database,
    now: () => clock,
    config: { RATE_LIMITS: "off" },
    pool: readAs({}),
  });
  return {
    ...opened,
    later: (seconds: number) => {
      clock = new Date(clock.getTime() + seconds * 1_000);
    },
  };
}

export const ownPage = async (browser: Browser) => (await browser("GET", "/api/public-profile")).json();

/** A person with a full profile, completed onboarding and a published page. */
export async function aMember({ app, deps }: Pick<TestApp, "app" | "deps">, fullName = "Nora Vale") {
  const { browser, id, email } = await signedUpBrowser(app, fullName);
  await verifyAddress(deps, id);
  await browser("POST", "/api/profile/create", {
    payload: {
      userId: id,
      name: fullName,
      email: "nora.private@example.org",
      location: "Bern",
      summary: "Ten years in <b>emergency</b> care.",
      profilePicture: png,
      phoneNumber: "+41 79 123 45 67",
      desiredRoles: ["Head nurse"],
      experience: "7 years",
      skills: ["Triage", "ACLS"],
      publishPage: true,
    },
  });
  const done = await browser("POST", "/api/onboarding/complete", { payload: { userId: id, plan: "free" } });
  expect(done.statusCode).toBe(200);
  await browser("PUT", `/api/user/${id}/profile`, {
    payload: {
      firstName: "Nora",
      lastName: "Vale",
      phone: "+41 79 123 45 67",
      location: "Bern",
      bio: "Ten years in <b>emergency</b> care.",
      title: "Nurse",
      company: "Inselspital",
      experience: "7 years",
      skills: ["Triage", "ACLS"],
      expectedSalary: "90'000 CHF",
      profileVisibility: "public",
    },
  });
  return { browser, id, email, page: await ownPage(browser) };
}
