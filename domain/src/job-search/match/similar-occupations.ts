import type { EdgeReason } from "@waymark/contract/careers";
import type { Role, RoleEdge } from "../../careers/roles.ts";

/**
 * The likeness of two trades by the kind of step between them in the catalogue: a licence or a degree is a large step,
 * another sector a small one.
 */
const bySide: Partial<Record<EdgeReason, number>> = { sector: 0.5, teach: 0.35 };
const byRise: Partial<Record<EdgeReason, number>> = { lead: 0.5, master: 0.55, skills: 0.5, regular: 0.5 };
const sideElse = 0.55;
const riseElse = 0.4;

/**
 * Likeness by shared occupation codes. Specialties of one profession share a code; codes for "all other" and for
 * managers mix different ones.
 */
const sameCode = 0.8;
const sameBroad = 0.65;
const sameMinor = 0.35;
const sameMajor = 0.2;
const sameIndustry = 0.1;
const bySkills = 0.2;
/** The highest likeness of two different trades. */
const mostOther = 0.88;

const isMixedCode = (code: string): boolean => /^11-|9\d$|-10\d\d$/.test(code);

/** Rates from 0 to 1 how near two trades of the catalogue are, by their steps, codes and shared skills. */
export function similarityOfOccupations(held: Role, asked: Role): number {
  if (held === asked) return 1;
  const near = Math.max(byStep(held, asked), byStep(asked, held), byCode(held, asked));
  return Math.min(mostOther, near + bySkills * (near === 0 ? 0.5 : 1) * sharedSkills(held, asked));
}

/** Factor for a step into another branch and another kind of work: possible, but no match today. */
const otherWork = 0.5;

function byStep(from: Role, to: Role): number {
  const leads = ({ to: id }: RoleEdge) => id === to.id;
  const side = from.side.find(leads);
  const isOther = from.industry !== to.industry && from.codes[0]?.slice(0, 2) !== to.codes[0]?.slice(0, 2);
  if (side !== undefined) return bySide[side.reason] ?? sideElse * (isOther ? otherWork : 1);
  const rise = from.up.find(leads);
  return rise === undefined ? 0 : (byRise[rise.reason] ?? riseElse);
}

function byCode(a: Role, b: Role): number {
  const [one = "", other = ""] = [a.codes[0], b.codes[0]];
  const alike = a.industry === b.industry;
  if (one === other && (alike || !isMixedCode(one))) return sameCode;
  if (one.slice(0, 6) === other.slice(0, 6) && !isMixedCode(one)) return sameBroad;
  // A nurse is no vet: professions that need a licence each are closed to one another.
  if (isClosed(a, b)) return sameIndustry;
  if (one.slice(0, 4) === other.slice(0, 4) && alike) return sameMinor;
  if (!alike) return 0;
  return one.slice(0, 2) === other.slice(0, 2) ? sameMajor : sameIndustry;
}

const isClosed = (held: Role, asked: Role): boolean =>
  asked.licences.length > 0 && !asked.licences.some((licence) => held.licences.includes(licence));

/** The share of the asked trade's skills that the held trade has too. */
function sharedSkills(held: Role, asked: Role): number {
  if (asked.skills.length === 0) return 0;
  return asked.skills.filter((skill) => held.skills.includes(skill)).length / asked.skills.length;
}
