import type { ResumeContent } from "@waymark/contract/resumes";
import { fold } from "../../../vocabulary/fold.ts";
import type { Wanted } from "./samples.ts";

/** The verdict on one expected or read value. */
export interface Mark {
  /** Such as `company`, `jobDates`, `skills`. */
  kind: string;
  right: boolean;
  /** The path of the field that was read; empty for a missed value. */
  field: string;
  wanted: string;
  got: string;
}

const plain = (text: string): string =>
  fold(text)
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}+#]/gu, "");

/** The similarity of two texts, 0 to 1: shared pairs of letters; a text contained in another counts by its share. */
function alike(a: string, b: string): number {
  const [x, y] = [plain(a), plain(b)].sort((p, q) => p.length - q.length);
  if (!x || !y) return 0;
  if (x === y) return 1;
  const pairs = (text: string): string[] => [...text].slice(1).map((_, i) => text.slice(i, i + 2));
  const left = pairs(y);
  let shared = 0;
  for (const pair of pairs(x)) {
    const at = left.indexOf(pair);
    if (at === -1) continue;
    left.splice(at, 1);
    shared += 1;
  }
  const dice = (2 * shared) / Math.max(1, x.length + y.length - 2);
  return x.length > 2 && y.includes(x) ? Math.max(dice, 0.5 + (0.5 * x.length) / y.length) : dice;
}

/** The least similarity that counts as right for a title, an employer or a school, and for a degree. */
const alikeEnough = 0.74;
const degreeEnough = 0.66;

/** Compares every field of a resume with its expected value. */
export function marksOf(wanted: Wanted, content: ResumeContent): Mark[] {
  const { personalInfo: info } = content;
  const words = (text: string): string => plain(text.split(/\s+/).map(plain).sort().join(""));
  const name = `${info.firstName} ${info.lastName}`;
  const single = (kind: string, field: string, want: string, got: string, right: boolean): Mark => ({
    kind,
    right,
    field: got === "" ? "" : field,
    wanted: want,
    got,
  });
  const digits = (text: string): string => text.replace(/\D/g, "");
  return [
    single("name", "personalInfo.firstName", wanted.name, name.trim(), words(name) === words(wanted.name)),
    single("email", "personalInfo.email", wanted.email, info.email, info.email === wanted.email),
    single(
      "phone",
      "personalInfo.phone",
      wanted.phone,
      info.phone,
      digits(info.phone) === digits(wanted.phone),
    ),
    ...(wanted.place === null
      ? []
      : [
          single(
            "place",
            "personalInfo.location",
            wanted.place,
            info.location,
            isPlace(wanted.place, info.location),
          ),
        ]),
    ...jobMarks(wanted, content),
    ...studyMarks(wanted, content),
    ...listMarks("skills", "skills", wanted.skills, content.skills),
    ...listMarks("certs", "certifications", wanted.certs, content.certifications),
    ...listMarks(
      "languages",
      "languages",
      wanted.languages,
      content.languages.map(({ name, level }) => `${name} ${level}`.trim()),
    ),
    ...listMarks(
      "custom",
      "custom",
      wanted.custom,
      content.custom.map(({ title }) => title),
    ),
    ...listMarks(
      "links",
      "links",
      wanted.links,
      content.links.map(({ label }) => label),
    ),
  ];
}

const isPlace = (want: string, got: string): boolean =>
  alike(want, got) >= 0.7 || (got !== "" && plain(want).includes(plain(got)) && plain(got).length > 3);

/** Pairs expected and read values, the most similar first. */
function paired<W, G>(
  wanted: readonly W[],
  got: readonly G[],
  score: (w: W, g: G) => number,
): Map<number, number> {
  const pairs = wanted.flatMap((w, i) => got.map((g, j) => ({ i, j, score: score(w, g) })));
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < 0.25 || found.has(i) || taken.has(j)) continue;
    found.set(i, j);
    taken.add(j);
  }
  return found;
}

type Column<W, G> = {
  kind: string;
  name: string;
  want: (w: W) => string | null;
  got: (g: G) => string;
  isRight: (w: string, g: string) => boolean;
};

function tableMarks<W, G>(
  path: string,
  wanted: readonly W[],
  got: readonly G[],
  pairs: Map<number, number>,
  columns: readonly Column<W, G>[],
): Mark[] {
  const taken = new Set(pairs.values());
  return columns.flatMap(({ kind, name, want, got: read, isRight }) => [
    ...wanted.flatMap((w, i) => {
      const expected = want(w);
      const at = pairs.get(i);
      const item = at === undefined ? undefined : got[at];
      const said = item === undefined ? "" : read(item);
      if (expected === null) return [];
      return [
        {
          kind,
          right: isRight(expected, said),
          field: said === "" ? "" : `${path}.${at}.${name}`,
          wanted: expected,
          got: said,
        },
      ];
    }),
    ...got.flatMap((g, j) =>
      taken.has(j) || read(g) === ""
        ? []
        : [{ kind, right: false, field: `${path}.${j}.${name}`, wanted: "", got: read(g) }],
    ),
  ]);
}

/** When only a year is expected, the month does not matter. */
const sameDate = (w: string, g: string): boolean => w === g || (w.length === 4 && g.startsWith(w));

const enough =
  (limit: number) =>
  (w: string, g: string): boolean =>
    alike(w, g) >= limit;

function jobMarks(wanted: Wanted, content: ResumeContent): Mark[] {
  type Job = ResumeContent["experience"][number];
  const jobs = content.experience;
  if (wanted.jobs === null) return [];
  const pairs = paired(
    wanted.jobs,
    jobs,
    (w, g: Job) =>
      0.45 * alike(w.company ?? "", g.company) +
      0.35 * alike(w.title ?? "", g.title) +
      (w.start === g.startDate ? 0.2 : 0),
  );
  return tableMarks("experience", wanted.jobs, jobs, pairs, [
    { kind: "title", name: "title", want: (w) => w.title, got: (g) => g.title, isRight: enough(alikeEnough) },
    {
      kind: "company",
      name: "company",
      want: (w) => w.company,
      got: (g) => g.company,
      isRight: enough(alikeEnough),
    },
    {
      kind: "jobDates",
      name: "startDate",
      want: (w) => w.start,
      got: (g) => g.startDate,
      isRight: sameDate,
    },
    {
      kind: "jobDates",
      name: "endDate",
      want: (w) => w.end,
      got: (g) => (g.current ? "now" : g.endDate),
      isRight: sameDate,
    },
  ]);
}

function studyMarks(wanted: Wanted, content: ResumeContent): Mark[] {
  type Study = ResumeContent["education"][number];
  const studies = content.education;
  if (wanted.studies === null) return [];
  const pairs = paired(
    wanted.studies,
    studies,
    (w, g: Study) =>
      0.45 * alike(w.school ?? "", g.school) +
      0.4 * alike(w.degree ?? "", g.degree) +
      (w.end === g.graduationDate ? 0.15 : 0),
  );
  return tableMarks("education", wanted.studies, studies, pairs, [
    {
      kind: "degree",
      name: "degree",
      want: (w) => w.degree,
      got: (g) => g.degree,
      isRight: enough(degreeEnough),
    },
    {
      kind: "school",
      name: "school",
      want: (w) => w.school,
      got: (g) => g.school,
      isRight: enough(alikeEnough),
    },
    {
      kind: "gradDate",
      name: "graduationDate",
      want: (w) => w.end,
      got: (g) => g.graduationDate,
      isRight: sameDate,
    },
  ]);
}

function listMarks(
  kind: string,
  path: string,
  wanted: readonly string[] | null,
  got: readonly string[],
): Mark[] {
  if (wanted === null) return [];
  const pairs = paired(wanted, got, (w, g: string) =>
    alike(w, g) >= 0.8 || (plain(g).startsWith(plain(w)) && kind === "links") ? alike(w, g) + 0.3 : 0,
  );
  const taken = new Set(pairs.values());
  return [
    ...wanted.map((w, i) => ({
      kind,
      right: pairs.has(i),
      field: pairs.has(i) ? `${path}.${pairs.get(i)}` : "",
      wanted: w,
      got: got[pairs.get(i) ?? -1] ?? "",
    })),
    ...got.flatMap((g, j) =>
      taken.has(j) ? [] : [{ kind, right: false, field: `${path}.${j}`, wanted: "", got: g }],
    ),
  ];
}
