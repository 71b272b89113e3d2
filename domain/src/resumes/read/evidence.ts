/**
 * Evidence for or against a field, in log-odds: how much likelier it makes that the field is right. A field begins at
 * `start`, adds the weight of each piece of evidence, and the logistic function turns the sum into a share. The weights
 * are set so that at least 95 of 100 fields at 0.8 and above are right; `npm run bench -- resumes` measures it.
 */
const weights = {
  /** The text has a form that only such a field has: an email address, a phone number with its code. */
  pattern: 2.6,
  /** A label before it names the field (`Name:`, `Arbeitgeber:`). */
  labelled: 2,
  /** It is below a known heading. */
  headed: 1,
  /** It is in the head of the resume, its usual place. */
  atHead: 1,
  /** A word of it is in the vocabulary of such fields: a role noun, a legal form, a skill, a given name. */
  known: 1.6,
  /** The other entries of its section have the same structure. */
  likeOthers: 0.6,
  /** Its entry has a date that could be parsed. */
  dated: 0.5,
  /** Its entry has the counterpart: an employer for the title, a school for the degree. */
  complete: 0.5,
  /** It is the largest text of the head. */
  prominent: 1.1,
  /** Another part of the resume confirms it: the email address contains the name. */
  echoed: 1.5,
  /** It is an item of a list, or alone on its line. */
  itemised: 0.5,
  /** Only its position separated it from its neighbour. */
  placedOnly: -1.6,
  /** Other candidates were equally plausible. */
  rivalled: -1,
  /** It is outside any section that usually has such fields. */
  unheaded: -1.2,
  /** It is much longer than such fields are. */
  long: -1.5,
  /** It looks like something else: a skill like a sentence, an employer like a role. */
  odd: -1.8,
} as const;

export type Evidence = keyof typeof weights;

/** A field without any evidence is more often wrong than right. */
const start = -0.6;

/** The probability that a field is right, given the evidence: 0 to 1, two decimals. */
export function confidence(evidence: Iterable<Evidence>): number {
  let sum = start;
  for (const name of new Set(evidence)) sum += weights[name];
  return Math.round(100 / (1 + Math.exp(-sum))) / 100;
}

/** The names of the evidence that holds. */
export const holding = (said: Partial<Record<Evidence, boolean>>): Evidence[] =>
  (Object.keys(said) as Evidence[]).filter((name) => said[name] === true);
