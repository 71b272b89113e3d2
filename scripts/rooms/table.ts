/** A part of the repository whose files obey the same import rules. */
export interface Room {
  readonly name: string;
  /** Rooms that it may import from, by `@waymark/<name>/…`. */
  readonly rooms: readonly string[];
  /** Whether product files may use Node's own modules; tests always may. */
  readonly node: boolean;
  /** Packages that it must never import, although npm would resolve them. */
  readonly never: readonly RegExp[];
}

const react = [/^react($|\/)/, /^react-/, /^@radix-ui\//, /^radix-ui/, /^@tanstack\/react-/];

/** The rooms and their dependencies: contract <- domain <- server, contract <- domain <- web. */
export const rooms: readonly Room[] = [
  { name: "contract", rooms: [], node: false, never: react },
  { name: "domain", rooms: ["contract"], node: false, never: [...react, /^zod($|\/)/] },
  { name: "server", rooms: ["contract", "domain", "locales"], node: true, never: react },
  {
    name: "web",
    rooms: ["contract", "domain", "locales"],
    node: false,
    never: [/^pg$/, /^drizzle-/, /^fastify/],
  },
  { name: "locales", rooms: [], node: false, never: [/^/] },
];

/**
 * Server features that may use another feature's functions, and its tables for foreign keys: `[user, used]`. No feature
 * uses another one's store.
 */
export const serverPairs: readonly (readonly [string, string])[] = [
  ["analytics", "applications"],
  ["answers", "accounts"],
  ["applications", "accounts"],
  ["applications", "billing"],
  ["applications", "jobs"],
  ["applications", "notifications"],
  ["applications", "resumes"],
  ["billing", "accounts"],
  ["billing", "notifications"],
  ["billing", "teams"],
  ["bulk-searches", "accounts"],
  ["bulk-searches", "applications"],
  ["bulk-searches", "billing"],
  ["bulk-searches", "grants"],
  ["bulk-searches", "job-search"],
  ["bulk-searches", "jobs"],
  ["bulk-searches", "notifications"],
  ["bulk-searches", "resumes"],
  ["bulk-searches", "teams"],
  ["calendar", "accounts"],
  ["calendar", "applications"],
  ["calendar", "interviews"],
  ["calendar", "offers"],
  ["calendar", "reminders"],
  ["careers", "accounts"],
  ["careers", "job-search"],
  ["careers", "resumes"],
  ["comments", "accounts"],
  ["comments", "grants"],
  ["comments", "letters"],
  ["comments", "notifications"],
  ["comments", "resumes"],
  ["comments", "teams"],
  ["grants", "accounts"],
  ["grants", "analytics"],
  ["grants", "applications"],
  ["grants", "interviews"],
  ["grants", "job-search"],
  ["grants", "letters"],
  ["grants", "notifications"],
  ["grants", "resumes"],
  ["grants", "teams"],
  ["interviews", "accounts"],
  ["interviews", "applications"],
  ["interviews", "billing"],
  ["interviews", "careers"],
  ["interviews", "job-search"],
  ["interviews", "jobs"],
  ["interviews", "letters"],
  ["interviews", "notifications"],
  ["interviews", "offers"],
  ["interviews", "resumes"],
  ["interviews", "stories"],
  ["job-alerts", "accounts"],
  ["job-alerts", "applications"],
  ["job-alerts", "careers"],
  ["job-alerts", "job-search"],
  ["job-alerts", "jobs"],
  ["job-alerts", "notifications"],
  ["job-search", "accounts"],
  ["job-search", "billing"],
  ["job-search", "jobs"],
  ["job-search", "notifications"],
  ["job-search", "resume-analysis"],
  ["job-search", "resumes"],
  ["job-sources", "accounts"],
  ["job-sources", "jobs"],
  ["jobs", "accounts"],
  ["letters", "accounts"],
  ["letters", "applications"],
  ["letters", "billing"],
  ["letters", "jobs"],
  ["letters", "resumes"],
  ["letters", "stories"],
  ["notifications", "accounts"],
  ["offers", "accounts"],
  ["offers", "applications"],
  ["offers", "job-search"],
  ["onboarding", "accounts"],
  ["onboarding", "billing"],
  ["onboarding", "careers"],
  ["onboarding", "public-profile"],
  ["onboarding", "resume-analysis"],
  ["onboarding", "resumes"],
  ["overview", "applications"],
  ["overview", "jobs"],
  ["packages", "accounts"],
  ["packages", "answers"],
  ["packages", "applications"],
  ["packages", "billing"],
  ["packages", "job-search"],
  ["packages", "jobs"],
  ["packages", "letters"],
  ["packages", "notifications"],
  ["packages", "resumes"],
  ["personal-data", "accounts"],
  ["personal-data", "answers"],
  ["personal-data", "applications"],
  ["personal-data", "billing"],
  ["personal-data", "bulk-searches"],
  ["personal-data", "calendar"],
  ["personal-data", "careers"],
  ["personal-data", "comments"],
  ["personal-data", "grants"],
  ["personal-data", "interviews"],
  ["personal-data", "job-search"],
  ["personal-data", "job-sources"],
  ["personal-data", "jobs"],
  ["personal-data", "letters"],
  ["personal-data", "notifications"],
  ["personal-data", "offers"],
  ["personal-data", "packages"],
  ["personal-data", "public-profile"],
  ["personal-data", "reminders"],
  ["personal-data", "resumes"],
  ["personal-data", "security"],
  ["personal-data", "stories"],
  ["personal-data", "team-boards"],
  ["personal-data", "team-dashboard"],
  ["personal-data", "teams"],
  ["phone", "accounts"],
  ["phone", "notifications"],
  ["public-profile", "accounts"],
  ["public-profile", "notifications"],
  ["reminders", "accounts"],
  ["reminders", "applications"],
  ["reminders", "interviews"],
  ["reminders", "notifications"],
  ["reminders", "offers"],
  ["resume-analysis", "jobs"],
  ["resumes", "accounts"],
  ["resumes", "jobs"],
  ["security", "accounts"],
  ["security", "notifications"],
  ["settings", "accounts"],
  ["settings", "notifications"],
  ["sign-in", "accounts"],
  ["sign-in", "billing"],
  ["sign-in", "notifications"],
  ["sign-in", "personal-data"],
  ["sign-in", "phone"],
  ["stories", "accounts"],
  ["support", "accounts"],
  ["support", "billing"],
  ["support", "job-sources"],
  ["team-boards", "accounts"],
  ["team-boards", "applications"],
  ["team-boards", "billing"],
  ["team-boards", "grants"],
  ["team-boards", "notifications"],
  ["team-boards", "teams"],
  ["team-dashboard", "accounts"],
  ["team-dashboard", "analytics"],
  ["team-dashboard", "applications"],
  ["team-dashboard", "billing"],
  ["team-dashboard", "comments"],
  ["team-dashboard", "grants"],
  ["team-dashboard", "interviews"],
  ["team-dashboard", "notifications"],
  ["team-dashboard", "teams"],
  ["teams", "accounts"],
  ["teams", "notifications"],
];

/**
 * Stores that other features may import: the list of changed postings, which job-search follows and job-sources writes,
 * and who follows a board. Everything else of a feature is read through its own functions.
 */
export const postingStores = [/^server\/src\/features\/jobs\/(changes|followers)-store\.ts$/];

/** Files under `from` never import files under `to`. */
export const walls: readonly { readonly from: RegExp; readonly to: RegExp; readonly why: string }[] = [
  {
    from: /^server\/src\/(audit|codes|db|events|http|outbound|document-parsers|ports|sealed-items|tasks)\//,
    to: /^server\/src\/features\//,
    why: "the plumbing knows no feature",
  },
  {
    from: /^server\/src\/search-index\//,
    to: /^(contract|domain)\/src\/|^server\/src\/features\//,
    why: "the search index knows no job; features/job-search declares the fields",
  },
  {
    from: /^web\/src\/ui\//,
    to: /^web\/src\/(features|pages|landing|content)\//,
    why: "the design system knows no feature",
  },
  {
    from: /^web\/src\/(features|lib)\//,
    to: /^web\/src\/(pages|landing)\//,
    why: "pages compose features, not the other way round",
  },
  { from: /^web\/src\/lib\//, to: /^web\/src\/features\//, why: "lib knows no feature" },
];

/** Modules that must not be loaded even indirectly, so that the first load stays small. */
export const unreachable: readonly {
  readonly from: RegExp;
  readonly packages: RegExp;
  readonly why: string;
}[] = [
  {
    from: /^web\/src\/landing\/islands\.ts$/,
    packages: /^(@tanstack\/react-(router|query)|zod)($|\/)/,
    why: "the landing page loads neither router, Query nor zod",
  },
];

/** Files that look like product files, but that only tests or the build load; they may import the same as tests. */
export const toolFiles =
  /\/testing\/|^web\/build\/|^web\/src\/landing\/render\.tsx$|^server\/src\/ports\/[^/]+\/contract\.ts$|^server\/src\/document-parsers\/stuck-child\.ts$|^[a-z]+\/[^/]+\.config\.ts$/;

/** Domain files larger than this are data for the server; the browser must not load them. */
export const browserDataLimit = 20_000;

/** Lines above which a file has to be split; data tables are exempt. */
export const longestFile = 350;

/** Files that are data tables. */
export const dataFiles =
  /\/(data|samples|content)\/|[.-](data|generated)\.ts$|^domain\/src\/vocabulary\/[a-z-]+-list\.ts$/;

/** Server files that may contain SQL: stores, the database itself, and the adapter of the task queue's tables. */
export const speaksSql = /^server\/src\/(db|tasks|testing)\/|\/store\.ts$|-store\.ts$/;

/** Web files that may call endpoints and make query keys. */
export const callsContract =
  /^web\/src\/(.*\/)?queries\.ts$|^web\/src\/lib\/api\/|^web\/src\/features\/applications\/sync-queue\/send-change\.ts$/;

/** Server files that may declare tables. */
export const declaresTables = /\/tables\.ts$/;

/** Files that may read the environment. */
export const readsEnvironment = /^server\/src\/((operator\/)?main|config)\.ts$|^server\/src\/testing\//;

/** Names of files and folders that do not tell their content. */
export const emptyNames = /^(utils?|helpers?|services?|common|shared|misc)$/;

/** Lines above which a function has to be split. */
export const longestFunction = 60;

/** Files above which a folder needs sub-folders, tests not counted. */
export const mostFilesInFolder = 25;

/** Folders that may hold more: each file is one noun, a migration or one of a list. */
export const fullFolders = [
  /^contract\/src$/,
  /^locales\/[a-z]+$/,
  /^server\/src\/db\/migrations/,
  /\/(data|samples|fixtures|fonts|recorded)(\/|$)/,
];

/** Files with a role that their name tells, which stay files of their own however small they are; and the rule of remote
 * work, which is a concept of its own. */
export const rolesByName =
  /\/(tables|routes|store|tasks|queries|port|main|config|[a-z-]+-store)\.tsx?$|^server\/src\/ports\/[^/]+\/[a-z-]+\.ts$|\.d\.ts$|^domain\/src\/jobs\/remote\.ts$/;
