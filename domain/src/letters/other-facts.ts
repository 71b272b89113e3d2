import type { ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { skillsOfTitle } from "../careers/titles/skills-of-title.ts";
import type { RequiredTerm } from "../job-search/match/resume/posting-terms.ts";
import { fold } from "../vocabulary/fold.ts";
import { languageName } from "../vocabulary/language-names.ts";
import { skillIdsIn } from "../vocabulary/skills.ts";
import { cleanLine } from "./clean-line.ts";
import type { LetterMaterial } from "./material.ts";
import type { JobFacts } from "./read-job.ts";
import { listOf } from "./skill-words.ts";

const usable = (text: string): string => {
  const clean = cleanLine(text).replace(/[\s.;:,]+$/, "");
  const isFact =
    clean.length >= 3 &&
    clean.length <= 120 &&
    /\p{L}{2}/u.test(clean) &&
    !/[!?]|https?:|\S@\S|\.\s\p{Lu}\p{Ll}{3}/u.test(clean);
  return isFact ? clean : "";
};

/** Spanish and French write the kind of a paper small behind a colon: "carné de conducir". */
const papers =
  /^(?:Carné|Carnet|Curso|Certificado|Licencia|Permiso|Diploma|Título|Permis|Certificat|Attestation|Habilitation|Titre)(?=\s)/u;

/** "Ausbildung zur Medizinischen Fachangestellten": the training ends in "Medizinische Fachangestellte". */
const trained = (degree: string): string =>
  degree
    .replace(/^Ausbildung zur (\p{Lu}\p{L}+e)n (\p{Lu}\p{L}+e)n$/u, "$1 $2")
    .replace(/^Ausbildung zum (\p{Lu}\p{L}+e)n (\p{Lu}\p{L}+e)n$/u, "$1r $2r")
    .replace(
      /^Ausbildung (?:zur (?=\p{L}+in(?: |$))|zum (?=\p{L}+(?:er|ist|or|eur|ent|ant|mann|wirt|ler|ker)(?: |$))|als )/u,
      "",
    );

/** The first degree with its school, and the first certificate, as the resume writes them. */
export function educationOf({ education, certifications }: ResumeContent): {
  degree: string;
  certificate: string;
} {
  const [study] = education;
  const degree = usable(study?.degree ?? "");
  const school = usable(study?.school ?? "");
  const year = /^\d{4}/.exec(study?.graduationDate ?? "")?.[0] ?? "";
  // "Mein Abschluss: Köchin": the training ends in it.
  const named = [trained(degree), school].filter(Boolean).join(", ");
  const [paper = ""] = certifications.map(usable).filter(Boolean);
  const certificate = paper.replace(papers, (kind) => kind.toLowerCase());
  return { degree: degree === "" ? "" : `${named}${year === "" ? "" : ` (${year})`}`, certificate };
}

/** The languages a person speaks, with their levels where a level can be said in the letter's language. */
export function languagesOf({ languages }: ResumeContent, language: Language, isForeign: boolean): string {
  const display = new Intl.DisplayNames(language, { type: "language" });
  const named = languages.slice(0, 4).flatMap(({ name, level }) => {
    const clean = usable(name);
    const code = languageName(clean);
    if (isForeign && code === null) return [];
    // A Valencian does not read "catalán" in their own letter.
    const isOwnName = !isForeign && /^valenci/i.test(clean);
    const said = isOwnName ? clean.toLowerCase() : code === null ? clean : (display.of(code) ?? clean);
    const step = isForeign ? (/\b[ABC][12]\b/.exec(level)?.[0] ?? "") : cleanLine(level).replace(/[()]/g, "");
    return clean === "" ? [] : [step === "" || step.length > 40 ? said : `${said} (${step})`];
  });
  // The letter itself shows its own language.
  const isOwn = languages.length === 1 && languageName(usable(languages[0]?.name ?? "")) === language;
  return named.length === 0 || isOwn ? "" : listOf(named, language);
}

/** Tells whether every longer word of a term stands in a text, whatever its number: "presupuestos" and "presupuesto". */
const isSaid = (term: string, text: string): boolean => {
  const words = fold(term)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length > 3);
  return words.length === 0
    ? text.includes(fold(term))
    : words.every((word) => text.includes(word.replace(/(?:es|en|s|n)$/, "")));
};

/** Words that belong to nearly every trade: to call one of them new would be wrong. */
const everywhere =
  /^(?:repairs?|maintenance|assembly|cleaning|communication|organi[sz]ation|reparatur|wartung|montage|reinigung|entretien|reparations?|depannage|nettoyage|mantenimiento|montaje|reparaciones|limpieza|tutoria|service|servicio|quality|qualite|calidad|qualitat|safety|securite|seguridad|sicherheit)$/;

/** The first skill that a posting must have and that neither resume nor stories show in any language. */
export function missingSkill({ resume, stories }: LetterMaterial, facts: JobFacts): RequiredTerm | undefined {
  if (resume.experience.length === 0 && resume.skills.length === 0) return undefined;
  const { experience, education, personalInfo, skills, achievements, certifications, custom } = resume;
  const texts = [
    ...[personalInfo.summary, personalInfo.headline, ...skills, ...achievements, ...certifications],
    ...experience.flatMap(({ title, description }) => [title, description]),
    ...education.map(({ degree }) => degree),
    ...custom.flatMap(({ items }) => items.flatMap(({ title, description }) => [title, description])),
    ...stories.flatMap((story) => [
      story.title,
      story.situation,
      story.task,
      story.action,
      story.result,
      ...story.skills,
    ]),
  ];
  // An electrician need not say that wiring is nothing new.
  const held = new Set([
    ...skillIdsIn(texts.join("\n").slice(0, 60_000), 500),
    ...experience.slice(0, 30).flatMap(({ title }) => [...skillsOfTitle(title)]),
  ]);
  const plain = fold(texts.join("\n"));
  // A skill that the title names is the occupation itself, so it is not a gap.
  const title = fold(facts.role);
  return facts.terms.find(
    ({ kind, need, id, term }) =>
      kind === "skill" &&
      need === "must" &&
      !held.has(id) &&
      !everywhere.test(fold(term)) &&
      !isSaid(term, plain) &&
      !title.includes(fold(term)),
  );
}
