import { posix } from "node:path";
import type { Repository } from "./repository.ts";

export type NounRoom = "contract" | "domain" | "server" | "web" | "locales";

export interface Noun {
  readonly name: string;
  /** One line for ARCHITECTURE.md. */
  readonly what: string;
  /** The rooms in which it has a folder or a file of its own. */
  readonly rooms: readonly NounRoom[];
}

const everywhere: readonly NounRoom[] = ["contract", "domain", "server", "web", "locales"];
const withoutDomain: readonly NounRoom[] = ["contract", "server", "web", "locales"];

/**
 * The nouns of the product. Server and web features, folders of the domain, contract files and locale files are named
 * after one of them; a contract or locale file may add an aspect: `billing-invoices.ts`.
 */
// biome-ignore format: one a line, so that the list reads as a table.
const nouns: readonly Noun[] = [
  { name: "accounts", what: "a person's account: sessions, credentials, name and photo", rooms: everywhere },
  { name: "sign-in", what: "signing up and in, recovery, providers, claiming an account", rooms: withoutDomain },
  { name: "security", what: "second factors, passkeys, devices, changes of password and address, the activity log", rooms: withoutDomain },
  { name: "phone", what: "proving a phone number", rooms: everywhere },
  { name: "settings", what: "profile, job preferences, language, privacy and notification switches", rooms: withoutDomain },
  { name: "notifications", what: "what a person is told, where and when", rooms: everywhere },
  { name: "billing", what: "plans, trials, quotas, checkout, invoices, refunds", rooms: everywhere },
  { name: "teams", what: "members, seats, invitations, and the brand of a team (white-label)", rooms: everywhere },
  { name: "grants", what: "what members of a team let each other see and do, and who looked at what", rooms: everywhere },
  { name: "team-dashboard", what: "the week of a team: who shares what, goals, what is due today", rooms: withoutDomain },
  { name: "comments", what: "comments and suggestions on resumes and letters", rooms: everywhere },
  { name: "bulk-searches", what: "up to fifty searches at once, for members of a team", rooms: everywhere },
  { name: "team-boards", what: "a team's own board of postings and tasks", rooms: everywhere },
  { name: "onboarding", what: "the first steps after sign-up", rooms: withoutDomain },
  { name: "public-profile", what: "the page about a person that everybody may read, and messages from it", rooms: ["contract", "domain", "server", "locales"] },
  { name: "personal-data", what: "export and erasure of everything about a person", rooms: withoutDomain },
  { name: "resumes", what: "resumes: uploads, reading, versions, printing, tailoring", rooms: everywhere },
  { name: "resume-analysis", what: "the score of a resume, its checks, fixes and advice", rooms: everywhere },
  { name: "jobs", what: "postings: duplicates, saved jobs, jobs that a person adds by hand", rooms: everywhere },
  { name: "job-search", what: "the index, queries, saved searches, the match with a person, insights", rooms: everywhere },
  { name: "job-alerts", what: "notices about new postings, employers, pay and the market of a person's roles", rooms: ["server"] },
  { name: "job-sources", what: "boards and feeds: fetching, following, importing", rooms: everywhere },
  { name: "careers", what: "roles, paths between them, action plans, imported facts", rooms: everywhere },
  { name: "applications", what: "the board: stages, history, contacts, files, import and export", rooms: everywhere },
  { name: "interviews", what: "appointments and who is there; questions, answers and their score", rooms: everywhere },
  { name: "offers", what: "offers and their comparison", rooms: ["contract", "domain", "server", "web"] },
  { name: "reminders", what: "reminders and suggested follow-ups", rooms: ["contract", "domain", "server"] },
  { name: "calendar", what: "the feed of appointments for other calendars", rooms: ["contract", "server", "locales"] },
  { name: "letters", what: "letters: writing, evidence by sentence, conventions by country", rooms: everywhere },
  { name: "stories", what: "experiences to tell: situation, task, action, result", rooms: withoutDomain },
  { name: "answers", what: "answers to the questions of application forms, locked topics", rooms: everywhere },
  { name: "packages", what: "applications prepared by rules for the person to read, approve and send", rooms: everywhere },
  { name: "overview", what: "the first screen after sign-in", rooms: ["contract", "server", "web"] },
  { name: "analytics", what: "figures about a person's own applications", rooms: everywhere },
  { name: "support", what: "help, status, messages to the operator", rooms: everywhere },
  { name: "operator", what: "the operator's screen; their commands are in server/src/operator", rooms: ["contract", "web", "locales"] },
];

/** Folders and files that belong to no noun, by room. */
const otherNames: Readonly<Record<NounRoom, readonly string[]>> = {
  contract: ["audit", "body-limits", "endpoint", "endpoints", "errors", "events", "public-pages", "values"],
  domain: ["vocabulary"],
  server: [],
  web: ["app-shell", "design"],
  locales: [
    ...["app-shell", "common", "design", "docs", "errors", "landing", "mail", "pages", "server", "sms"],
    ...["trash", "validation"],
  ],
};

/** The part of a path that must be a noun; null where none is asked for. */
function placeOf(path: string): { room: NounRoom; name: string; mayHaveAspect: boolean } | null {
  const feature = /^(server|web)\/src\/features\/([^/]+)\//.exec(path);
  if (feature !== null)
    return { room: feature[1] === "web" ? "web" : "server", name: feature[2] ?? "", mayHaveAspect: false };
  const domain = /^domain\/src\/([^/]+)\//.exec(path);
  if (domain !== null) return { room: "domain", name: domain[1] ?? "", mayHaveAspect: false };
  if (/^contract\/src\/[^/]+\.ts$/.test(path))
    return { room: "contract", name: posix.basename(path).split(".")[0] ?? "", mayHaveAspect: true };
  if (/^locales\/en\/[^/]+\.json$/.test(path))
    return { room: "locales", name: posix.basename(path, ".json"), mayHaveAspect: true };
  return null;
}

/** Names that are no noun, and nouns that are missing in a room they are listed for; one line each. */
export function nounProblems(
  { files, others }: Pick<Repository, "files" | "others">,
  list: readonly Noun[] = nouns,
): string[] {
  const problems = new Set<string>();
  const found = new Set<string>();
  for (const path of [...files.keys(), ...others]) {
    const place = placeOf(path);
    if (place === null || otherNames[place.room].includes(place.name)) continue;
    const { room, name, mayHaveAspect } = place;
    const noun = list
      .filter((one) => one.name === name || (mayHaveAspect && name.startsWith(`${one.name}-`)))
      .sort((a, b) => b.name.length - a.name.length)[0];
    if (noun === undefined || !noun.rooms.includes(room))
      problems.add(`${path} is named after no noun of ${room}; the nouns stand in scripts/rooms/nouns.ts`);
    else found.add(`${noun.name} ${room}`);
  }
  for (const { name, rooms } of list)
    for (const room of rooms)
      if (!found.has(`${name} ${room}`)) problems.add(`${name} is listed for ${room}, but is not there`);
  return [...problems];
}

/** The list as a table for ARCHITECTURE.md. */
export function nounTable(list: readonly Noun[] = nouns): string {
  const rows = list.map(({ name, what, rooms }) => `| \`${name}\` | ${what} | ${rooms.join(", ")} |`);
  return ["| Noun | What it is | Rooms |", "|---|---|---|", ...rows].join("\n");
}
