import type { Page } from "@playwright/test";
import type { ApiPerson } from "../../e2e/api.ts";

/** Waits until nothing on the page changes any more. The event stream stays open, so the network is no sign of that. */
export async function atRest(page: Page): Promise<void> {
  await page.locator("h1, h2").first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let quiet = setTimeout(resolve, 700);
      const changes = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(resolve, 700);
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true });
    });
  });
}

/** Signs the page in with a person's cookies and the session that the browser stores. */
export async function beViewer(
  page: Page,
  url: string,
  person: ApiPerson | null,
  language: string,
): Promise<void> {
  // The account's language overrides the browser's.
  await person?.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
  let user: string | null = null;
  if (person !== null) {
    const cookies = person.cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url };
    });
    await page.context().addCookies(cookies);
    user = JSON.stringify((await person.call("GET", `/api/user/${person.id}`)).body);
  }
  await page.addInitScript(
    ([language, user]) => {
      localStorage.setItem("preferred-language", language);
      if (user === null) return;
      localStorage.setItem("authenticatedUser", user);
      localStorage.setItem("pending-user", user);
    },
    [language, user] as const,
  );
}
