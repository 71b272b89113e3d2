/**
 * What may speak for or against a field, in log-odds: how much likelier it makes that the field is right. A field
 * begins at `start`, takes the weight of each thing that holds, and the sum becomes a share by the logistic function.
 * The weights are set so that of the fields at 0.8 and above at least 95 in 100 are right; `npm run bench -- resumes`
 * measures it.
 */
const weights = {
  /** The text has the form that only such a field has: an address of mail, a phone number with its code. */
  pattern: 2.6,
  /** A label before it says what it is (`Name:`, `Arbeitgeber:`). */
  labelled: 2,
  /** A known heading stands above it. */
  headed: 1,
  /** It stands in the head of the resume, where people put it. */
  atHead: 1,
  /** A word of it is in the vocabulary of such fields: a role noun, a legal form, a skill, a given name. */
  known: 1.6,
  /** The other entries of its section are built the same way. */
  likeOthers: 0.6,
  /** The entry it belongs to has a date that could be parsed. */
  dated: 0.5,
  /** The entry it belongs to has its other half: an employer to the title, a school to the degree. */
  complete: 0.5,
  /** It is the largest text of the head. */
  prominent: 1.1,
  /** Something else in the resume says the same: the address of mail holds the name. */
  echoed: 1.5,
  /** It is an item of a list, or stands on a line of its own. */
  itemised: 0.5,
  /** Nothing but its place told it from its neighbour. */
  placedOnly: -1.6,
  /** It could not be told from other candidates that were found. */
  rivalled: -1,
  /** It stands outside any section where such fields are written. */
  unheaded: -1.2,
  /** It is much longer than such fields are. */
  long: -1.5,
  /** It reads as what it should not be: a skill like a sentence, an employer like a role. */
  odd: -1.8,
} as const;

export type Evidence = keyof typeof weights;

/** A field for which nothing speaks is more often wrong than right. */
const start = -0.6;

/** How likely a field is right, given what speaks for and against it: 0 to 1, two digits. */
export function confidence(evidence: Iterable<Evidence>): number {
  let sum = start;
  for (const name of new Set(evidence)) sum += weights[name];
  return Math.round(100 / (1 + Math.exp(-sum))) / 100;
}

/** The names of what holds. */
export const holding = (said: Partial<Record<Evidence, boolean>>): Evidence[] =>
  (Object.keys(said) as Evidence[]).filter((name) => said[name] === true);
