import type { ProfileView } from "@waymark/contract/public-profile";
import type { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import { escapeHtml as text } from "../../http/pages/escape-html.ts";
import { inShell } from "../../http/pages/page-shell.ts";
import { contactHtml, type FormState } from "./contact-html.ts";

export interface PageState {
  readonly path: string;
  readonly language: Language;
  readonly view: ProfileView;
  readonly contact: FormState | "sent" | null;
}

const longestDescription = 155;

function describe(view: ProfileView): string {
  const facts = [view.title, view.company, view.location].filter(Boolean).join(" · ");
  const words = (view.bio || facts || view.name).replace(/\s+/gu, " ").trim();
  const said = facts && view.bio ? `${facts}. ${words}` : words;
  const characters = [...said];
  return characters.length <= longestDescription
    ? said
    : `${characters.slice(0, longestDescription - 1).join("")}…`;
}

function head({ view, path }: PageState, publicUrl: string | undefined, title: string): string {
  const description = text(describe(view));
  const at = publicUrl === undefined ? "" : new URL(path, publicUrl).href;
  return [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${description}">`,
    view.indexed ? "" : `<meta name="robots" content="noindex, nofollow">`,
    view.indexed && at !== "" ? `<link rel="canonical" href="${text(at)}">` : "",
    `<meta property="og:type" content="profile">`,
    `<meta property="og:title" content="${text(title)}">`,
    `<meta property="og:description" content="${description}">`,
    at !== "" && view.hasPhoto ? `<meta property="og:image" content="${text(at)}/photo">` : "",
  ].join("");
}

/** Without scripts. Everything a person wrote is escaped. */
export function pageHtml(deps: Pick<Deps, "config" | "translate">, page: PageState): string {
  const { view, path, language } = page;
  const translate = (key: string, params?: Record<string, string>) =>
    text(deps.translate(language, `public-profile.page.${key}`, params));
  const part = (name: string, inner: string) =>
    inner === "" ? "" : `<section><h2>${translate(name)}</h2>${inner}</section>`;
  const written = (words: string) => (words === "" ? "" : `<p class="written" dir="auto">${text(words)}</p>`);
  const list = (words: readonly string[]) =>
    words.length === 0
      ? ""
      : `<ul class="chips">${words.map((word) => `<li dir="auto">${text(word)}</li>`).join("")}</ul>`;
  const work = [view.title, view.company].filter(Boolean).map(text).join(" · ");
  const photo = view.hasPhoto
    ? `<img class="photo" src="${text(path)}/photo" width="112" height="112" alt="${translate("photo", { name: view.name })}">`
    : "";
  const facts = [
    view.location === "" ? "" : `<li dir="auto">${text(view.location)}</li>`,
    view.activity === null ? "" : `<li>${translate(`activity.${view.activity}`)}</li>`,
    view.expectedSalary === ""
      ? ""
      : `<li>${translate("salary")} <strong dir="auto">${text(view.expectedSalary)}</strong></li>`,
  ].join("");
  const body = [
    `<a class="skip" href="#main">${translate("skip")}</a>`,
    `<header class="top"><a href="/" class="brand"><img src="/icon.svg" width="28" height="28" alt=""><span>Waymark</span></a></header>`,
    `<main id="main">`,
    `<div class="band"><div class="column person">${photo}<div><h1 dir="auto">${text(view.name)}</h1>`,
    work === "" ? "" : `<p class="work" dir="auto">${work}</p>`,
    facts === "" ? "" : `<ul class="facts">${facts}</ul>`,
    `</div></div></div><div class="column">`,
    page.contact === "sent"
      ? `<p class="notice sent" role="status">${translate("sent", { name: view.name })}</p>`
      : "",
    part("about", written(view.bio)),
    part("experience", written(view.experience)),
    part("skills", list(view.skills)),
    part("looksFor", list(view.desiredRoles)),
    page.contact === null || page.contact === "sent" ? "" : contactHtml(deps, page, page.contact),
    `</div></main>`,
    `<footer class="bottom"><p class="column">${translate(view.indexed ? "publishedByOwner" : "byLinkOnly")}</p></footer>`,
  ].join("");
  const title = deps.translate(language, "public-profile.page.title", {
    name: view.title === "" ? view.name : `${view.name}, ${view.title}`,
  });
  return inShell("profile.html", { language, head: head(page, deps.config.PUBLIC_URL, title), body });
}
