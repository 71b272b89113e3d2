import type { Page } from "@playwright/test";

/** Who looks at a screen: nobody signed in, a person who has just signed up, one who has done onboarding. */
export type Viewer = "nobody" | "new" | "settled";

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** Refused calls that belong to the screen as it is. */
  readonly expects?: RegExp;
  /** What is done on it before the picture is taken. */
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

/** The button beside the one that searches. */
async function insights(page: Page): Promise<void> {
  await search(page);
  const answered = page.waitForResponse((response) => response.url().includes("/api/jobs/insights"));
  await page.locator('form[role="search"] button[type="submit"] + button').click();
  await answered;
}

/** From the upload to the profile form, past the resume: the last button of the step. */
async function fillByHand(page: Page): Promise<void> {
  await page.locator("main button:visible").last().click();
  await page.locator("textarea").waitFor();
}

/** Every screen of the product. */
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
  { name: "coming-soon", path: dashboard("analytics"), viewer: "settled" },
  { name: "settings", path: "/settings", viewer: "settled" },
];

/** How each is looked at. */
export const looks = [360, 1280].flatMap((width) => [
  { width, theme: "light", language: "en" } as const,
  { width, theme: "dark", language: "en" } as const,
  { width, theme: "light", language: "de" } as const,
]);

/** Pictures that the papers show: which one, and under what name in docs/pictures. */
export const shown: readonly (readonly [taken: string, name: string])[] = [
  ["search.1280.light.en.png", "search.png"],
];
