import { describe, expect, test } from "vitest";
import { type Catalogue, flatten } from "./locales/catalogue.ts";
import { formProblems } from "./locales/form-problems.ts";
import { loadProblems } from "./locales/load-problems.ts";
import { textProblems } from "./locales/text-problems.ts";
import { useProblems } from "./locales/use-problems.ts";
import { readSource } from "./rooms/source-file.ts";

const english = { title: "Find your next job", found_one: "{{count}} job", found_other: "{{count}} jobs" };
const german = {
  title: "Finden Sie Ihre nächste Stelle",
  found_one: "{{count}} Stelle",
  found_other: "{{count}} Stellen",
};
const spanish = {
  title: "Encuentre su próximo empleo",
  found_one: "{{count}} empleo",
  found_many: "{{count}} de empleos",
  found_other: "{{count}} empleos",
};

function catalogueWith(changed: Readonly<Record<string, Record<string, string>>>): Catalogue {
  const texts = {
    en: english,
    es: spanish,
    fr: { ...spanish, title: "Trouvez votre emploi" },
    de: german,
    ...changed,
  };
  const of = (language: keyof typeof texts) => new Map(flatten("jobs", texts[language]));
  return { en: of("en"), es: of("es"), fr: of("fr"), de: of("de") };
}

const noExceptions = { usedPrefixes: [], required: [], built: [] };

describe("how the reader is addressed", () => {
  test.each([
    ["es", "Guarda tu búsqueda", "tu"],
    ["es", "¿Qué quieres hacer?", "quieres"],
    ["es", "Vamos a llamarte", "llamarte"],
    ["es", "Elígelo", "Elígelo"],
    ["fr", "Est-ce que tu viens ?", "tu"],
    ["de", "Wie heißt du?", "du"],
  ])("%s: %s is informal", (language, title, word) => {
    expect(formProblems(catalogueWith({ [language]: { title } }))).toEqual([
      `${language}: jobs.title addresses the reader informally: ${word}`,
    ]);
  });

  test("usted, names in capitals and words that look alike are not", () => {
    const title = "Guarde su parte en DATA_DIR, {{te}}";
    expect(formProblems(catalogueWith({ es: { title }, de: { title: "In DATA_DIR, für Sie" } }))).toEqual([]);
  });
});

describe("between the languages", () => {
  test("a complete catalogue has no problems", () => {
    expect(textProblems(catalogueWith({}), new Set())).toEqual([]);
  });

  test.each([
    [
      "a key is missing",
      { de: { found_one: "{{count}} a", found_other: "{{count}} b" } },
      "de: jobs.title is missing",
    ],
    ["a key too many", { de: { ...german, extra: "mehr" } }, "de: jobs.extra is not in en"],
    [
      "a plural form is missing",
      { fr: { ...german, title: "Trouvez votre emploi" } },
      "fr: jobs.found_many is missing",
    ],
    [
      "a plural form too many",
      { de: { ...german, found_many: "{{count}} Stellen" } },
      "de: jobs.found_many is no plural form of de",
    ],
    ["an empty text", { de: { ...german, title: " " } }, "de: jobs.title is empty"],
    [
      "another parameter",
      { de: { ...german, found_one: "{{n}} Stelle" } },
      "de: jobs.found has parameters count, n, en has count",
    ],
    [
      "a text left in English",
      { de: { ...german, title: english.title } },
      "de: jobs.title is left in English: Find your next job",
    ],
  ])("%s", (_, changed, problem) => {
    expect(textProblems(catalogueWith(changed), new Set())).toContain(problem);
  });

  test("a text may be the same where that is said", () => {
    const changed = { de: { ...german, title: english.title } };
    expect(textProblems(catalogueWith(changed), new Set([english.title]))).toEqual([]);
  });
});

describe("between texts and sources", () => {
  const texts = catalogueWith({}).en;
  const both = 't("jobs.title"); say(lang, "jobs.found", { count })';

  test.each([
    ["both keys are named", both],
    ["one of two, by a condition", 't(open ? "jobs.title" : "jobs.found", { count: 2 })'],
    ["a beginning", "t(`jobs.$" + "{name}`)"],
    ["in a list that is translated later", 'const keys = ["jobs.title", "jobs.found"];'],
  ])("%s: no problem", (_, code) => {
    expect(useProblems(texts, new Map([["web/src/a.ts", code]]), noExceptions)).toEqual([]);
  });

  test("a built key that no locale has, and a beginning that no source has", () => {
    const code = 't("jobs.title"); t(`jobs.$' + "{name}`)";
    const built = [["jobs.", ["found", "lost"]] as const, ["jobs.kind.", ["open"]] as const];
    expect(useProblems(texts, new Map([["web/src/a.ts", code]]), { ...noExceptions, built })).toEqual([
      "jobs.lost is missing; sources build it from jobs.",
      "jobs.kind. is built nowhere: take it off scripts/locales/built-keys.ts",
    ]);
  });

  test.each([
    ["a key nobody uses", 't("jobs.title")', "jobs.found is used nowhere"],
    ["a key nobody has", `${both}; t("jobs.gone")`, "web/src/a.ts names jobs.gone, which no locale has"],
    [
      "a key nobody has, in an attribute",
      `${both}; <Trans i18nKey="jobs.gone" />`,
      "web/src/a.ts names jobs.gone, which no locale has",
    ],
    [
      "a beginning nobody has",
      `${both}; say(lang, \`jobs.gone.\${code}\`)`,
      "web/src/a.ts begins keys with jobs.gone., which none does",
    ],
  ])("%s", (_, code, problem) => {
    expect(useProblems(texts, new Map([["web/src/a.ts", code]]), noExceptions)).toEqual([problem]);
  });

  test("a key that must be there, whoever uses it", () => {
    const problems = useProblems(texts, new Map([["a.ts", both]]), {
      ...noExceptions,
      required: ["errors.internal"],
    });
    expect(problems).toEqual(["errors.internal is missing"]);
  });
});

describe("texts that a screen loads", () => {
  const problemsOf = (files: Readonly<Record<string, string>>) => {
    const sources = Object.entries(files).map(([path, text]) => [path, readSource(path, text)] as const);
    const repository = { files: new Map(sources), others: new Set<string>(), manifests: new Map() };
    return loadProblems(repository, "web/src/main.tsx", ["common", "jobs", "teams"]);
  };
  const section = (texts: string) => `export const A = 1;

const Section = lazy(() => Promise.all([import("./section.tsx"), loadTexts(${texts})]).then(([m]) => m));
`;
  const part = 'export const Part = () => t("teams.title");';
  const whole = 'import { Part } from "./part.tsx";\nexport const Section = () => [Part, t("jobs.title")];';

  test("are those of every file that comes with it", () => {
    const files = { "web/src/section.tsx": whole, "web/src/part.tsx": part };
    expect(problemsOf({ ...files, "web/src/main.tsx": section('"jobs", "teams"') })).toEqual([]);
    expect(problemsOf({ ...files, "web/src/main.tsx": section('"jobs"') })).toEqual([
      "web/src/main.tsx opens web/src/section.tsx without the texts teams of web/src/part.tsx",
    ]);
  });

  test("may have been loaded by the screen around it", () => {
    const middle = `const Late = lazy(() => import("./part.tsx"));`;
    const files = { "web/src/section.tsx": middle, "web/src/part.tsx": part };
    expect(problemsOf({ ...files, "web/src/main.tsx": section('"teams"') })).toEqual([]);
    expect(problemsOf({ ...files, "web/src/main.tsx": section('"jobs"') })).toHaveLength(1);
  });
});
