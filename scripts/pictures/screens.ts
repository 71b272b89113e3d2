import type { Page } from "@playwright/test";

/** The visitor of a screen: signed out, just signed up, or done with onboarding. */
export type Viewer = "nobody" | "new" | "settled";

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** Failed calls that are part of the screen. */
  readonly expects?: RegExp;
  /** Steps on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const dashboard = (section: string) => `/dashboard?section=${section}`;

async function giveAddress(page: Page, address: string): Promise<void> {
  await page.locator('input[type="email"]:visible').fill(address);
  await page.keyboard.press("Enter");
  await page.locator('input[type="password"]').waitFor();
}

async function search(page: Page): Promise<void> {
  await page.locator('input[name="query"]').fill("nurse");
  const answered = page.waitForResponse((response) => response.url().includes("/api/jobs/search"));
  await page.keyboard.press("Enter");
  await answered;
}

/** Presses the button beside Search. */
async function insights(page: Page): Promise<void> {
  await search(page);
  const answered = page.waitForResponse((response) => response.url().includes("/api/jobs/insights"));
  await page.locator('form[role="search"] button[type="submit"] + button').click();
  await answered;
}

/** From the upload to the profile form, skipping the resume with the last button of the step. */
async function fillByHand(page: Page): Promise<void> {
  await page.locator("main button:visible").last().click();
  await page.locator("textarea").waitFor();
}

export const screens: readonly Screen[] = [
  { name: "landing", path: "/", viewer: "nobody" },
  { name: "features", path: "/features", viewer: "nobody" },
  { name: "pricing", path: "/pricing", viewer: "nobody" },
  { name: "contact", path: "/contact?topic=demo", viewer: "nobody" },
  { name: "privacy", path: "/privacy", viewer: "nobody" },
  { name: "signin-address", path: "/signin", viewer: "nobody" },
  {
    name: "signin-sign-up",
    path: "/signin",
    viewer: "nobody",
    act: (page) => giveAddress(page, "somebody.new@example.org"),
  },
  {
    name: "signin-password",
    path: "/signin",
    viewer: "nobody",
    act: (page) => giveAddress(page, "settled@example.org"),
  },
  { name: "operator", path: "/operator", viewer: "nobody", expects: /404/ },
  { name: "not-found", path: "/no/such/page", viewer: "nobody", expects: /404/ },
  { name: "api-docs", path: "/api/docs", viewer: "nobody" },
  { name: "verify-phone", path: "/verify-phone", viewer: "new" },
  { name: "onboarding-upload", path: "/onboarding", viewer: "new" },
  { name: "onboarding-profile", path: "/onboarding", viewer: "new", act: fillByHand },
  { name: "onboarding-plans", path: "/onboarding?step=3", viewer: "settled" },
  { name: "checkout", path: "/checkout?plan=monthly", viewer: "settled", expects: /503/ },
  { name: "job-hub", path: dashboard("dashboard"), viewer: "settled" },
  { name: "search", path: dashboard("search"), viewer: "settled", act: search },
  { name: "insights", path: dashboard("search"), viewer: "settled", act: insights },
  { name: "saved-jobs", path: dashboard("saved-jobs"), viewer: "settled" },
  { name: "practice", path: dashboard("ai-buddy"), viewer: "settled" },
  { name: "questions", path: `${dashboard("ai-buddy")}&view=questions`, viewer: "settled" },
  { name: "judging", path: `${dashboard("ai-buddy")}&view=judging`, viewer: "settled" },
  { name: "settings", path: "/settings", viewer: "settled" },
];

/** The widths, colour schemes and languages of the pictures. */
export const looks = [360, 1280].flatMap((width) => [
  { width, theme: "light", language: "en" } as const,
  { width, theme: "dark", language: "en" } as const,
  { width, theme: "light", language: "de" } as const,
]);

/** Pictures used in the documents: the taken picture, and its name in docs/pictures. */
export const shown: readonly (readonly [taken: string, name: string])[] = [
  ["search.1280.light.en.png", "search.png"],
];
