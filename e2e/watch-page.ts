import { expect, type Page } from "@playwright/test";

/**
 * Collects exceptions, logged errors and violations of the content security policy. Returns a function that expects
 * none of them. `expected` names calls that are answered 4xx on purpose.
 */
export function watchPage(page: Page, expected: RegExp[] = []): () => void {
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(`threw: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
  // A refused `eval` is no console message of its own.
  void page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      // biome-ignore lint/suspicious/noConsole: the page's console is how the violation reaches this test.
      console.error(`${violatedDirective} refused ${blockedURI} of ${sourceFile}`),
    ),
  );
  return () => expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
}
