import type { Language } from "@waymark/contract/values";
import { type ChosenProof, chooseProofs } from "./choose-proofs.ts";
import { hashOf } from "./pick.ts";
import { type Proof, proofsOf } from "./resume-facts.ts";
import { accusative } from "./telling/german.ts";
import { type Told, tellLine } from "./telling/tell-line.ts";
import { atNeed, type Writing } from "./writing.ts";

/** Adds the sentences that prove something; tells whether there are any. */
export function addProofs(writing: Writing): boolean {
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
    const isFurther = before?.proof.job === proof.job && proof.job !== null;
    const needOfLead = i < 2 ? atNeed.lead : atNeed.third + i + 0.1;
    add({ paragraph, at: 10 * i, need: needOfLead, text: lead, proof: besides });
    add({
      paragraph,
      at: 10 * i + 1,
      need: base,
      text: isFurther
        ? furtherSentence(proof, writing, `told${i}`)
        : sentenceOf(proof, writing, wish.language, `told${i}`),
      proof: { number: i, isTold: true, ...(isFurther ? { after: i - 1 } : {}) },
    });
    if (proof.result !== "")
      add({
        paragraph,
        at: 10 * i + 2,
        need: base + 0.5,
        text: resultSentence(proof.result, writing, `result${i}`),
        proof: besides,
      });
    const isFree = (one: Proof) => !taken.has(one) && one.words <= longest && !told.has(one);
    const mostFurther = wish.length === "long" && proof.job !== null ? 2 : 1;
    for (let more = 0; more < mostFurther; more++) {
      const next = furtherLine(proofs.filter(isFree), proof, wish.tone + seed);
      if (next === undefined || proof.job === null) break;
      taken.add(next);
      const text = furtherSentence(next, writing, `more${i}-${more}`);
      add({
        paragraph,
        at: 10 * i + 3 + more,
        need: atNeed.more + i + more * 1.5,
        text,
        proof: besides,
      });
    }
  }
  return chosen.length > 0;
}

/**
 * Each answer to the posting has a paragraph. Lines that answer nothing come after them, the lines of one job in a row,
 * and share a paragraph from the third on.
 */
function byParagraph(chosen: readonly ChosenProof[]): (ChosenProof & { readonly paragraph: string })[] {
  const answers = chosen.filter(({ skill }) => skill !== "");
  const others = chosen.filter(({ skill }) => skill === "");
  const last = answers.at(-1)?.proof.job;
  const jobs = [...(last === undefined ? [] : [last]), ...others.map(({ proof }) => proof.job)];
  const sorted = others.toSorted((a, b) => jobs.indexOf(a.proof.job) - jobs.indexOf(b.proof.job));
  return [...answers, ...sorted].map((one, i) => ({
    ...one,
    paragraph: `proof-${one.skill === "" ? Math.min(i + 1, 3) : i + 1}`,
  }));
}

/** A paper is no experience: a Spanish or French frame has to quote "carné de manipulador de alimentos". */
const paper =
  /^(?:carn[ée]|licencia|permiso|certificado|título|permis|certificat|habilitation|diplôme)(?!\p{L})/iu;
/** The name of a product is no subject to have experience "en matière de". */
const product = /^(?:\p{Lu}\p{Ll}+|\p{Lu}{2,})(?: \p{Lu}\p{L}*| \d+)*$/u;
const leadsFor = (frames: readonly string[], skill: string): readonly string[] => {
  const quoting = frames.filter((frame) => /[«„] ?\{[Ss]kill\}/.test(frame));
  if (paper.test(skill) && quoting.length > 0) return quoting;
  // "EV chargers is part of the day" would be wrong.
  const isPlural = /[^s]s$/.test(skill) && frames.some((frame) => frame.includes("{skill} is part"));
  if (isPlural) return frames.filter((frame) => !frame.includes("{skill} is part"));
  return product.test(skill)
    ? frames.filter((frame) => !/en matière de|en materia de|and I can offer it|and I bring it/.test(frame))
    : frames;
};

/** The result of a line or a story: "With that, I cut waste by 8 %", or behind a colon. */
function resultSentence(result: string, { wish, phrases, picker }: Writing, slot: string): string {
  const told = tellLine(result, wish.language, false);
  return told?.form === "past"
    ? picker.fill(phrases.achieved, { told: told.text }, slot)
    : picker.fill(phrases.result, { told: result }, slot);
}

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
      !(form === "noun" && singularVerb.test(frame) && (twoNouns.test(text) || /^les /u.test(text))) &&
      !(/^la (?:responsabilité|prise en charge) /u.test(text) && ofCharge.test(frame)),
  );
  return fitting.length > 0 ? fitting : frames;
}

function storySentence(text: string, language: Language): string {
  const begun = { en: "I ", es: "", fr: "J’ai ", de: "Damals " }[language] + text;
  return `${begun.charAt(0).toUpperCase()}${begun.slice(1)}.`;
}
