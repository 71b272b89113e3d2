import type { UserDetail } from "@waymark/contract/accounts";
import {
  type Assumption,
  type CareerChoices,
  careerDefaults,
  type careerPaths as endpoint,
  type TitleReading,
} from "@waymark/contract/careers";
import type { BodyOf } from "@waymark/contract/endpoint";
import type { Industry } from "@waymark/domain/careers/industries";
import type { CareerIndex } from "@waymark/domain/careers/paths/career-index";
import { levelOfYears, yearsOfLevel } from "@waymark/domain/careers/paths/experience";
import type { CareerPosition } from "@waymark/domain/careers/paths/position";
import { type ReadExperience, readExperience } from "@waymark/domain/careers/paths/read-experience";
import { readIndustry } from "@waymark/domain/careers/paths/read-industry";
import type { Role } from "@waymark/domain/careers/roles";
import { nearestLevel } from "@waymark/domain/careers/titles/title-level";
import { plainText } from "@waymark/domain/vocabulary/stem";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readCurrentSkills } from "./read-current-skills.ts";
import { nameOf, titleOf } from "./role-names.ts";

/** Used when the input has nothing usable. */
const defaults = { role: careerDefaults.currentRole, level: "mid", industry: "technology" } as const;
/** A longer text is no role, level or industry. */
const longestSaid = 200;
const shownSaid = 80;
/** The least years of dated work that count as experience. */
const leastWorked = 0.5;
/** Tells whether a text is worth parsing. */
const isUsable = (text: string): boolean => text.trim() !== "" && text.length <= longestSaid;
/** Removes invisible characters, some of which reverse the text beside them, and shortens. */
const cut = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Cs}\0]/gu, "")
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, shownSaid);

export interface Asked {
  readonly stand: CareerPosition;
  readonly industry: Industry | null;
  readonly wish: string | null;
  readonly reading: TitleReading;
  /** Whether the title is none of the catalogue's, so that the person is asked instead of shown paths of another role. */
  readonly isUnknown: boolean;
  readonly assumed: Assumption[];
}

type Body = BodyOf<typeof endpoint>;

/** Fills gaps from the person's choices, profile and default resume, else from defaults, and reports each of them. */
export async function readAsked(
  deps: Deps,
  actor: Actor,
  { user, choices, body: sent }: { user: UserDetail; choices: CareerChoices; body: Body },
  index: CareerIndex,
): Promise<Asked> {
  const body = withoutDefaults(sent, user);
  const assumed: Assumption[] = [];
  const assume = (kind: Assumption["kind"], said: string, taken: string) =>
    assumed.push({ kind, said: cut(said), taken });

  const { role, reading, isUnknown } = readRole(index, actor, user, body, choices.currentRoleId, assume);
  const { industry, isSaid } = readField(deps, actor, body.industry, role, assume);
  const { held, unknown, worked } = await readCurrentSkills(deps, actor, user, body.skills);
  const experience = readYears(deps, actor, user, body.experience, worked, assume);
  if (unknown.length > 0) assume("skills-unknown", unknown.join(", "), "");
  if (held.size === 0) assume("no-skills", "", titleOf(role, actor.locale));
  const level = nearestLevel(
    role.levels,
    reading.level ?? experience.level ?? levelOfYears(experience.years ?? yearsOfLevel.mid),
  );
  const years = experience.years ?? Math.max(role.years, yearsOfLevel[level]);
  return {
    stand: { role, level, years, held },
    industry: isSaid ? industry : null,
    wish: readWish(index, actor, { said: body.target, chosen: choices.targetRoleId, role }, assume),
    reading,
    isUnknown,
    assumed,
  };
}

/** The screen sends defaults for what a profile does not have; those say nothing about the person. */
function withoutDefaults(body: Body, user: UserDetail): Body {
  const own = {
    currentRole: user.title + user.desiredRoles.join(""),
    experience: user.experience,
    industry: user.jobPreferences.industries.join(""),
  };
  const given = { ...body };
  for (const field of ["currentRole", "experience", "industry"] as const)
    if (body[field] === careerDefaults[field] && own[field].trim() === "") delete given[field];
  return given;
}

type Assume = (kind: Assumption["kind"], said: string, taken: string) => void;

function readRole(
  index: CareerIndex,
  actor: Actor,
  user: UserDetail,
  body: Body,
  corrected: string | null,
  assume: Assume,
): { role: Role; reading: TitleReading; isUnknown: boolean } {
  const { catalogue } = index;
  const own = user.title.trim() || (user.desiredRoles[0] ?? "").trim();
  const said = body.currentRole ?? own;
  const chosen = catalogue.roles.get(corrected ?? "");
  // A corrected role replaces the profile's title only; another title in the request is parsed as it is.
  if (chosen !== undefined && (said === "" || plainText(said) === plainText(own)))
    return { role: chosen, reading: sureReading(said, chosen, actor), isUnknown: false };
  const { reading, isLikely } = readTitle(index, said, body.industry, actor);
  const sure = catalogue.roles.get(reading.role?.id ?? "");
  if (sure !== undefined) return { role: sure, reading, isUnknown: false };
  const [first] = reading.candidates;
  const likely = catalogue.roles.get(first?.id ?? "");
  if (likely !== undefined && isLikely) {
    assume("role-unsure", said, titleOf(likely, actor.locale));
    return { role: likely, reading, isUnknown: false };
  }
  const role = defaultRole(index);
  if (said.trim() === "") {
    assume("role-default", said, titleOf(role, actor.locale));
    return { role, reading: sureReading(defaults.role, role, actor), isUnknown: false };
  }
  assume("role-unknown", said, "");
  // A level in a text without a known role belongs to no role.
  return { role, reading: { ...reading, level: null }, isUnknown: true };
}

/** The role of the default title, else the first one of the catalogue. */
function defaultRole({ catalogue, reader }: CareerIndex): Role {
  const read = reader.read(defaults.role, "en");
  const [any] = catalogue.roles.values();
  const role = read.role ?? read.candidates[0]?.role ?? any;
  if (role === undefined) throw new Error("The catalogue has no roles.");
  return role;
}

const sureReading = (text: string, role: Role, actor: Actor): TitleReading => ({
  text: cut(text),
  role: nameOf(role, actor.locale),
  confidence: 1,
  level: null,
  candidates: [{ ...nameOf(role, actor.locale), confidence: 1 }],
});

/** Parses a title. Among possible roles, those of the named industry come first. */
function readTitle(
  { catalogue, reader }: CareerIndex,
  said: string,
  industrySaid: string | undefined,
  actor: Actor,
): { reading: TitleReading; isLikely: boolean } {
  if (!isUsable(said))
    return {
      reading: { text: cut(said), role: null, confidence: 0, level: null, candidates: [] },
      isLikely: false,
    };
  const byId = catalogue.roles.get(said.trim());
  if (byId !== undefined) return { reading: sureReading(said, byId, actor), isLikely: true };
  const { role, confidence, level, candidates: near, isLikely } = reader.read(said, actor.locale);
  const candidates = near.length > 0 ? near : reader.nearest(said, actor.locale);
  const industry = industrySaid !== undefined && isUsable(industrySaid) ? readIndustry(industrySaid) : null;
  const inOrder = [...candidates].sort(
    (a, b) => Number(b.role.industry === industry) - Number(a.role.industry === industry),
  );
  const reading = {
    text: cut(said),
    role: role === null ? null : nameOf(role, actor.locale),
    confidence: hundredths(confidence),
    level,
    candidates: (role === null ? inOrder : candidates).map((guess) => ({
      ...nameOf(guess.role, actor.locale),
      confidence: hundredths(guess.confidence),
    })),
  };
  return { reading, isLikely };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function readField(
  deps: Deps,
  actor: Actor,
  said: string | undefined,
  role: Role,
  assume: Assume,
): { industry: Industry; isSaid: boolean } {
  const name = (industry: Industry) => deps.translate(actor.locale, `careers-paths.industries.${industry}`);
  if (said === undefined || said.trim() === "") {
    assume("industry-default", "", name(role.industry));
    return { industry: role.industry, isSaid: false };
  }
  const read = isUsable(said) ? readIndustry(said) : null;
  if (read !== null) return { industry: read, isSaid: true };
  assume("industry-unknown", said, name(defaults.industry));
  return { industry: defaults.industry, isSaid: false };
}

function readYears(
  deps: Deps,
  actor: Actor,
  user: UserDetail,
  asked: Body["experience"],
  worked: number,
  assume: Assume,
): ReadExperience {
  const said = asked ?? firstLine(user.experience);
  const taken = deps.translate(actor.locale, `careers-paths.levels.${defaults.level}`);
  const text = String(said);
  const read =
    typeof said === "number" || isUsable(said) ? readExperience(said, deps.now().getUTCFullYear()) : null;
  if (read !== null) return read;
  // A missing value in the profile can often be computed from the resume's dates.
  if ((asked === undefined || text.trim() === "") && worked >= leastWorked)
    return { years: Math.round(worked * 2) / 2, level: null };
  if (text.trim() === "") {
    assume("experience-default", "", taken);
    return { years: null, level: defaults.level };
  }
  // A profile may describe experience in sentences, so a missing number there is not reported.
  assume(
    asked === undefined ? "experience-default" : "experience-unread",
    asked === undefined ? "" : text,
    taken,
  );
  return { years: null, level: defaults.level };
}

const firstLine = (text: string): string => (text.trim().split("\n")[0] ?? "").slice(0, longestSaid);

function readWish(
  index: CareerIndex,
  actor: Actor,
  {
    said,
    chosen,
    role,
  }: { readonly said: string | undefined; readonly chosen: string | null; readonly role: Role },
  assume: Assume,
): string | null {
  if (said === undefined || said.trim() === "") return chosen;
  const { reading } = readTitle(index, said, undefined, actor);
  const found = reading.role ?? reading.candidates[0] ?? null;
  if (found === null) assume("target-unknown", said, "");
  else if (found.id === role.id) assume("target-here", said, found.title);
  else if (reading.role === null) assume("target-unsure", said, found.title);
  return found?.id ?? null;
}
