import type { LetterKind, LetterWish } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { fold } from "../vocabulary/fold.ts";
import { type ChosenProof, chooseProofs } from "./choose-proofs.ts";
import type { LetterMaterial } from "./material.ts";
import { educationOf, languagesOf, missingSkill } from "./other-facts.ts";
import type { LetterPhrases } from "./phrases/letter-phrases.ts";
import { type FramePicker, hashOf } from "./pick.ts";
import type { JobFacts } from "./read-job.ts";
import { type JobNames, type Proof, proofsOf, workYears } from "./resume-facts.ts";
import { asInTexts, askedSkill, listOf, ownSkill } from "./skill-words.ts";
import { accusative } from "./telling/german.ts";
import type { Told } from "./telling/tell-line.ts";

/** Letters that apply for work and prove things, and those that only say something. */
export const applications: ReadonlySet<LetterKind> = new Set([
  "posting",
  "unsolicited",
  "internal",
  "follow-up",
  "thank-you",
]);

/** A piece of the body. Pieces are added in the order of `need` until the letter is long enough. */
export interface Piece {
  readonly paragraph: string;
  /** The place within its paragraph. */
  readonly at: number;
  readonly text: string;
  /** 0 is always there. */
  readonly need: number;
  /** The proof that it tells, or that it goes with. */
  readonly proof?: { readonly number: number; readonly isTold: boolean };
}

export interface Writing {
  readonly material: LetterMaterial;
  readonly wish: LetterWish;
  readonly phrases: LetterPhrases;
  readonly picker: FramePicker;
  readonly facts: JobFacts;
  readonly jobs: readonly JobNames[];
  readonly isForeign: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly add: (piece: Piece) => void;
}

/** Adds every sentence that a letter of this kind may have, with how much it needs it. */
export function addPieces(writing: Writing): void {
  const { wish, phrases, picker, facts, values, add } = writing;
  const opening = phrases.openings[wish.kind][wish.tone];
  const isForClient = facts.isAgency && wish.kind === "posting";
  add({
    paragraph: "opening",
    at: 0,
    need: 0,
    text: picker.fill(isForClient ? phrases.agency : opening, values, "opening"),
  });
  const close = phrases.closes[wish.kind][wish.tone];
  add({ paragraph: "close", at: 99, need: 0, text: picker.fill(close, values, "close") });
  let hasProofs = false;
  if (applications.has(wish.kind)) {
    hasProofs = addProofs(writing);
    addProfile(writing);
    if (wish.kind !== "follow-up" && wish.kind !== "thank-you") {
      addFacts(writing);
      addSpans(writing);
    }
    addGap(writing);
  }
  addEnd(writing, hasProofs);
}

const atNeed = {
  profile: 2,
  lead: 3,
  third: 4,
  start: 1,
  gap: 2.5,
  more: 7.9,
  facts: 7,
  span: 8,
  courtesy: 10,
  further: 1.5,
};

function addProofs(writing: Writing): boolean {
  const { material, wish, facts, phrases, picker, add } = writing;
  const most = { short: 2, medium: 3, long: 6 }[wish.length];
  const longest = { short: 24, medium: 30, long: 38 }[wish.length];
  const seed = `${facts.company}|${facts.role}|${material.job?.company ?? ""}`;
  const proofs = proofsOf(material, wish.language);
  const chosen = chooseProofs(proofs, facts, wish.language, { most, longest, seed });
  const told = new Set(chosen.map(({ proof }) => proof));
  const taken = new Set<object>();
  const isApplying = wish.kind !== "follow-up" && wish.kind !== "thank-you";
  // Without an advertisement, nothing was asked for.
  const isAnswer = wish.kind === "posting" || wish.kind === "internal";
  const inOrder = byParagraph(chosen);
  for (const [i, { proof, skill, paragraph }] of inOrder.entries()) {
    const before = inOrder[i - 1];
    const besides = { number: i, isTold: false };
    const base = isApplying && i < 2 ? 0 : atNeed.third + i;
    const lead =
      skill === "" || !isAnswer
        ? ""
        : picker.fill(leadsFor(phrases.leads[wish.tone], skill), { skill }, `lead${i}`);
    const needOfLead = i < 2 ? atNeed.lead : atNeed.third + i + 0.1;
    add({ paragraph, at: 10 * i, need: needOfLead, text: lead, proof: besides });
    add({
      paragraph,
      at: 10 * i + 1,
      need: base,
      text:
        before?.paragraph === paragraph && before.proof.job === proof.job && lead === ""
          ? furtherSentence(proof, writing, `told${i}`)
          : sentenceOf(proof, writing, wish.language, `told${i}`),
      proof: { number: i, isTold: true },
    });
    if (proof.result !== "")
      add({
        paragraph,
        at: 10 * i + 2,
        need: base + 0.5,
        text: picker.fill(phrases.result, { told: proof.result }, `result${i}`),
        proof: besides,
      });
    const isFree = (one: Proof) => !taken.has(one) && one.words <= longest && !told.has(one);
    const next = furtherLine(proofs.filter(isFree), proof, wish.tone + seed);
    if (next !== undefined && proof.job !== null) {
      taken.add(next);
      const text = furtherSentence(next, writing, `more${i}`);
      add({ paragraph, at: 10 * i + 3, need: atNeed.more + i, text, proof: besides });
    }
  }
  return chosen.length > 0;
}

/** Each answer to the posting has a paragraph; lines that answer nothing share the last one, ordered by job. */
function byParagraph(chosen: readonly ChosenProof[]): (ChosenProof & { readonly paragraph: string })[] {
  const placed = chosen.map((one, i) => ({
    ...one,
    paragraph: `proof-${one.skill === "" ? Math.min(i + 1, 3) : i + 1}`,
  }));
  const shared = placed.filter(({ paragraph, skill }) => paragraph === "proof-3" && skill === "");
  const jobs = shared.map(({ proof }) => proof.job);
  const sorted = shared.toSorted((a, b) => jobs.indexOf(a.proof.job) - jobs.indexOf(b.proof.job));
  return placed.map((one) => (shared.includes(one) ? (sorted.shift() ?? one) : one));
}

/** A paper is no experience: a Spanish or French frame has to quote "carné de manipulador de alimentos". */
const paper =
  /^(?:carn[ée]|licencia|permiso|certificado|título|permis|certificat|habilitation|diplôme)(?!\p{L})/iu;
const leadsFor = (frames: readonly string[], skill: string): readonly string[] => {
  const quoting = frames.filter((frame) => /[«„] ?\{[Ss]kill\}/.test(frame));
  return paper.test(skill) && quoting.length > 0 ? quoting : frames;
};

/** A line of the job that the sentence before is about. */
function furtherSentence(
  { told, job }: Proof,
  { phrases, picker, jobs, values }: Writing,
  slot: string,
): string {
  const time = job !== null && jobs[job]?.isPresent === true ? "now" : "before";
  const frames = framesFor(phrases.more[told.form][time], told);
  return picker.fill(frames, { ...values, told: told.text, object: accusative(told.text) }, slot);
}

/** Another line of the same job. */
const furtherLine = (proofs: readonly Proof[], { job }: Proof, seed: string): Proof | undefined =>
  proofs
    .filter((one) => one.job === job && one.told.form !== "whole")
    .toSorted((a, b) => hashOf(seed + a.text) - hashOf(seed + b.text))[0];

/** A line of the resume as a sentence with the job it belongs to. */
export function sentenceOf(
  { told: { form, text }, job, story }: Proof,
  { phrases, picker, jobs, values }: Pick<Writing, "phrases" | "picker" | "jobs" | "values">,
  language: Language,
  slot: string,
): string {
  if (story !== null && form === "past") return storySentence(text, language);
  if (story !== null && form === "whole") return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const names = job === null ? undefined : jobs[job];
  const time = names?.isPresent === true ? "now" : "before";
  const jobless = form === "raw" ? phrases.told.raw.before : phrases.told.whole.before;
  const { title = "", employer = "", at = "" } = names ?? {};
  const frames = names === undefined ? jobless : phrases.told[form][time];
  const places = { ...values, title, employer, at, told: text, object: accusative(text) };
  return picker.fill(framesFor(frames, { form, text }), places, slot);
}

const opensWithTime = /^(?:Durante|Pendant|Während|While|During)(?!\p{L})/u;
const timeInside = /(?<!\p{L})(?:durante|pendant|während|while|during)(?!\p{L})/u;
const singularVerb = /figur(?:e|ait) \{told\}|est(?:á|aba) \{told\}|ajoutait \{told\}|sumaba \{told\}/u;
const twoNouns = /,? (?:et|y) (?:l[ae]s? |l’|el |los )/u;

/** Nobody "has charge of a responsibility". */
const ofCharge = /(?:en charge|assure) \{told\}/u;

/** The frames that read well with a line: no second "during", and no singular verb before two nouns. */
function framesFor(frames: readonly string[], { form, text }: Told): readonly string[] {
  const fitting = frames.filter(
    (frame) =>
      !(opensWithTime.test(frame) && timeInside.test(text)) &&
      !(form === "noun" && singularVerb.test(frame) && twoNouns.test(text)) &&
      !(text.startsWith("la responsabilité ") && ofCharge.test(frame)),
  );
  return fitting.length > 0 ? fitting : frames;
}

function storySentence(text: string, language: Language): string {
  const begun = { en: "I ", es: "", fr: "J’ai ", de: "Damals " }[language] + text;
  return `${begun.charAt(0).toUpperCase()}${begun.slice(1)}.`;
}

/** The present job, else the last one, if it can be named. */
function profileJob(jobs: readonly JobNames[]): JobNames | undefined {
  const names = jobs.find(({ isPresent }) => isPresent) ?? jobs[0];
  return names?.title === "" || names?.at === "" ? undefined : names;
}

/** The present or last job, and the years of work. */
function addProfile({ material, phrases, picker, jobs, add }: Writing): void {
  const { resume, today } = material;
  const names = profileJob(jobs);
  if (names !== undefined) {
    const frames = names.isPresent ? phrases.present : phrases.past;
    add({
      paragraph: "opening",
      at: 1,
      need: atNeed.profile,
      text: picker.fill(frames, { title: names.title, at: names.at }, "profile"),
    });
  }
  const years = workYears(resume, today);
  const text = years === 0 ? "" : picker.fill(phrases.years, { years: String(years), resume: "CV" }, "years");
  add({ paragraph: "opening", at: 2, need: atNeed.facts, text });
}

/** Skills, training, certificates and languages in a paragraph of their own. */
function addFacts({ material, wish, phrases, picker, facts, isForeign, values, add }: Writing): void {
  const { language } = wish;
  const asked = new Set(facts.terms.map(({ id }) => id));
  const { resume } = material;
  const texts = [...resume.experience.map(({ description }) => description), facts.text].join("\n");
  const own = resume.skills.map((skill) => asInTexts(ownSkill(skill, language, isForeign), language, texts));
  const skills = [...new Set(own.filter(Boolean))];
  const sorted = skills
    .toSorted((a, b) => hashOf(a + facts.role + facts.company) - hashOf(b + facts.role + facts.company))
    .toSorted((a, b) => Number(isAsked(b, asked)) - Number(isAsked(a, asked)))
    .slice(0, 4);
  // The employer and role decide the order of the other facts, so that letters differ.
  const turn = (i: number) => ((hashOf(`${facts.company}${facts.role}${wish.tone}`) + i) % 5) / 5;
  const paragraph = "facts";
  if (sorted.length > 0)
    add({
      paragraph,
      at: 0,
      need: atNeed.facts + turn(3),
      text: picker.fill(
        phrases.skills,
        { ...values, list: listOf(sorted, language, wish.convention !== "us") },
        "skills",
      ),
    });
  const education = educationOf(material.resume);
  const [degree, certificate] = [education.degree, education.certificate];
  add({
    paragraph,
    at: 1,
    need: atNeed.facts + turn(0),
    text: degree === "" ? "" : picker.fill(phrases.degree, { ...values, fact: degree }, "degree"),
  });
  add({
    paragraph,
    at: 2,
    need: atNeed.facts + turn(1),
    text: certificate === "" ? "" : picker.fill(phrases.certificate, { fact: certificate }, "certificate"),
  });
  const spoken = languagesOf(material.resume, language, isForeign);
  add({
    paragraph,
    at: 3,
    need: atNeed.facts + turn(2),
    text: spoken === "" ? "" : picker.fill(phrases.spoken, { ...values, list: spoken }, "spoken"),
  });
}

/** Jobs by their years, where lines are missing. */
function addSpans({ phrases, picker, jobs, add }: Writing): void {
  for (const [i, names] of jobs.slice(0, 4).entries()) {
    // The opening has told this one.
    if (names === profileJob(jobs)) continue;
    const frames = names.isPresent ? phrases.span.now : phrases.span.before;
    const isWhole =
      names.at !== "" &&
      names.title !== "" &&
      names.from !== "" &&
      (names.isPresent || (names.to !== "" && names.to !== names.from));
    if (isWhole)
      add({
        paragraph: "posts",
        at: i,
        need: atNeed.span + i / 10,
        text: picker.fill(frames, { ...names, isPresent: "" }, `span${i}`),
      });
  }
}

const isAsked = (skill: string, asked: ReadonlySet<string>): boolean =>
  [...asked].some((id) => fold(skill).includes(id));

/** The first hard requirement that nothing in the material shows, said openly. */
function addGap({ material, wish, facts, phrases, picker, add }: Writing): void {
  if (wish.kind !== "posting" && wish.kind !== "internal") return;
  const missing = missingSkill(material, facts);
  if (missing === undefined) return;
  const skill = askedSkill(missing, wish.language, facts);
  if (skill !== "")
    add({ paragraph: "gap", at: 0, need: atNeed.gap, text: picker.fill(phrases.gap, { skill }, "gap") });
}

/** Courtesy that speaks of the examples before it. */
const ofProofs =
  /examples|any line|figures behind|Beispiele|jeder Zeile|exemples|chaque ligne|ejemplos|cualquier línea/;

/** Courtesy of a first letter, which has enclosures and comes before any conversation. */
const ofFirstLetter =
  /enclosed|further documents|contact details are|in a conversation|beigefügten|Unterlagen fehlen|Wie Sie mich|Im Gespräch zeige|CV joint|manque un document|coordonnées figurent|currículum adjunto|falta algún documento|datos de contacto figuran|En una entrevista|for an interview|place of work|Probetag|Termin für ein Gespräch|pour un entretien|journée de découverte|para una entrevista|día de prueba/;

/** Sentences of courtesy: a letter with little to tell stays short rather than being filled up with more of them. */
const mostFurther = 3;
const mostCourtesy = { short: 1, medium: 2, long: 4 };

/** The pieces before the closing sentence: dates, place, courtesy. */
function addEnd({ wish, phrases, picker, values, add }: Writing, hasProofs: boolean): void {
  const paragraph = "close";
  const { kind, tone } = wish;
  const starts = kind === "posting" || kind === "unsolicited" || kind === "internal" || kind === "accept";
  if (starts && values.start !== "")
    add({ paragraph, at: 0, need: atNeed.start, text: picker.fill(phrases.start, values, "start") });
  if (kind === "resign" && values.lastDay !== "")
    add({ paragraph: "opening", at: 1, need: 0, text: picker.fill(phrases.lastDay, values, "lastDay") });
  if (kind === "posting" && values.place !== "")
    add({ paragraph, at: 1, need: atNeed.facts + 1, text: picker.fill(phrases.place, values, "place") });
  const further = phrases.further[kind] ?? [];
  const brief = !applications.has(kind);
  for (let i = 0; i < (brief ? further.length : mostFurther); i++)
    add({
      paragraph: brief && i < further.length / 2 ? "body" : paragraph,
      at: 2 + i,
      need: (brief ? 1 : atNeed.further) + i * 0.9,
      // A resignation keeps the given order, required statements first; other letters vary by employer.
      text: picker.fill(brief ? further.slice(i, i + 1) : further, values, `further${i}`),
    });
  if (brief) return;
  const isFirst = kind !== "follow-up" && kind !== "thank-you";
  const courtesy = phrases.courtesy[tone].filter(
    (frame) => (hasProofs || !ofProofs.test(frame)) && (isFirst || !ofFirstLetter.test(frame)),
  );
  for (let i = 0; i < Math.min(courtesy.length, mostCourtesy[wish.length]); i++)
    add({
      paragraph,
      at: 20 + i,
      need: atNeed.courtesy + i,
      text: picker.fill(courtesy, values, `courtesy${i}`),
    });
}
