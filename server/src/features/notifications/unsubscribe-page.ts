import type { Language } from "@waymark/contract/values";
import type { Translate } from "../../translate.ts";
import type { Unsubscription } from "./unsubscribe.ts";
import { unsubscribePath } from "./unsubscribe.ts";

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Standalone, because a reader of a mail does not need the application. `body` is HTML. */
export function mailPage(language: Language, nonce: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Waymark</title>
<link rel="icon" href="/icon.svg">
<style nonce="${nonce}">
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #17211c; --pine: #1e5b46; --on: #fff; --line: #d9d6cc }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1613; --ink: #ecefea; --pine: #5fb08f; --on: #0f1613; --line: #33403a }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Inter, system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 15vh 1.25rem 3rem }
p.mark { margin: 0 0 2rem; font-weight: 650; color: var(--pine) }
h1 { margin: 0 0 .75rem; font-size: clamp(1.375rem, 6.5vw, 1.75rem); line-height: 1.2; overflow-wrap: anywhere; hyphens: auto }
button { min-height: 2.75rem; margin: 1rem 0; padding: 0 1.25rem; border: 0; border-radius: 10px; background: var(--pine); color: var(--on); font: inherit; font-weight: 600; cursor: pointer }
a { color: var(--pine) }
:focus-visible { outline: 2px solid var(--pine); outline-offset: 2px }
</style>
</head>
<body><main><p class="mark">Waymark</p>${body}</main></body>
</html>
`;
}

/** A button, which posts to the same address. */
export function confirmPage(
  translate: Translate,
  { what, language }: Unsubscription,
  token: string,
  nonce: string,
): string {
  const t = (key: string) => escaped(translate(language, `notifications.unsubscribe.${key}`));
  const title = translate(language, `notifications.unsubscribe.topic.${what}`);
  const address = `${unsubscribePath}?token=${encodeURIComponent(token)}`;
  return mailPage(
    language,
    nonce,
    title,
    `<h1>${escaped(title)}</h1><p>${t("ask")}</p>
<form method="post" action="${escaped(address)}"><button>${t("do")}</button></form>
<p><a href="/settings?tab=notifications">${t("settings")}</a></p>`,
  );
}

export function donePage(translate: Translate, { language }: Unsubscription, nonce: string): string {
  const t = (key: string) => translate(language, `notifications.unsubscribe.${key}`);
  return mailPage(
    language,
    nonce,
    t("done"),
    `<h1>${escaped(t("done"))}</h1><p>${escaped(t("doneText"))}</p>
<p><a href="/settings?tab=notifications">${escaped(t("settings"))}</a></p>`,
  );
}

export function expiredLinkPage(translate: Translate, language: Language, nonce: string): string {
  const t = (key: string) => translate(language, `notifications.unsubscribe.${key}`);
  return mailPage(
    language,
    nonce,
    t("dead"),
    `<h1>${escaped(t("dead"))}</h1><p>${escaped(t("deadText"))}</p>
<p><a href="/settings?tab=notifications">${escaped(t("settings"))}</a></p>`,
  );
}
