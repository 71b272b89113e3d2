import { plainWords } from "../../vocabulary/stem.ts";

const levels: Readonly<Record<string, string>> = {
  senior: "senior",
  sr: "senior",
  snr: "senior",
  principal: "principal",
  staff: "staff",
  lead: "lead",
  leading: "lead",
  head: "head",
  chief: "chief",
  director: "director",
  junior: "junior",
  jr: "junior",
  jnr: "junior",
  graduate: "junior",
  trainee: "trainee",
  intern: "intern",
  internship: "intern",
  praktikant: "intern",
  praktikum: "intern",
  werkstudent: "student",
  stage: "intern",
  stagiaire: "intern",
  alternance: "apprentice",
  apprentice: "apprentice",
  auszubildende: "apprentice",
  ausbildung: "apprentice",
  becario: "intern",
  practicas: "intern",
  deputy: "deputy",
  assistant: "assistant",
  associate: "associate",
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
};

/** Words about hours, contract, place and addressees, which do not name the job. */
const noise = new Set(
  (
    "m w f d h x gn div mwd hf fh all genders full part time fulltime parttime vollzeit teilzeit temps plein partiel jornada " +
    "completa parcial remote hybrid onsite home office homeoffice teletravail teletrabajo urgent hiring now new job jobs stelle " +
    "poste empleo the a an for of and in at im in fur und der die das de la le les du des et en el los las y o ou or to with " +
    "immediate start ab sofort cdi cdd indefinido befristet unbefristet permanent contract bank"
  ).split(" "),
);

const spelled: Readonly<Record<string, readonly string[]>> = {
  rn: ["registered", "nurse"],
  rmn: ["registered", "mental", "health", "nurse"],
  rgn: ["registered", "general", "nurse"],
  hca: ["healthcare", "assistant"],
  swe: ["software", "engineer"],
  eng: ["engineer"],
  engr: ["engineer"],
  mgr: ["manager"],
  asst: ["assistant"],
  dev: ["developer"],
  admin: ["administrator"],
};

/**
 * The words of a title that name the job, without repetition, and its levels in alphabetical order. Bands and grades
 * ("Band 6", "L4") count as levels.
 */
export function titleWords(title: string): {
  readonly words: readonly string[];
  readonly levels: readonly string[];
} {
  const words = new Set<string>();
  const found = new Set<string>();
  const all = plainWords(title.slice(0, 300).replace(/[’']s\b/g, ""));
  for (const [i, word] of all.entries()) {
    const level = levels[word];
    const graded = /^(?:band|grade|level|stufe|niveau|nivel)$/.test(word) ? all[i + 1] : undefined;
    if (graded !== undefined) found.add(graded);
    else if (/^(?:band|grade|level|stufe|niveau|nivel)$/.test(all[i - 1] ?? "")) continue;
    else if (level !== undefined && !(word === "i" && i === 0)) found.add(level);
    else if (/^[1-9]$|^[a-z]\d$/.test(word)) found.add(word);
    else for (const one of spelled[word] ?? [word]) if (!noise.has(one)) words.add(one);
  }
  return { words: [...words], levels: [...found].sort() };
}
