import { expect, type Page } from "@playwright/test";

/**
 * Collects what a page must never do: throw, log an error, or break the content security policy.
 * Answers a function that expects that nothing of it happened. Calls answered 4xx on purpose are named.
 */
export function watchPage(page: Page, expected: RegExp[] = []): () => void {
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(`threw: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
  return () => expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
}
