import { skillIdsIn } from "../../vocabulary/skills.ts";
import type { Posting } from "../posting.ts";
import { postingParts } from "../text/posting-parts.ts";

const mostCharacters = 20_000;
const mostSkills = 25;

/** The skills that a posting only welcomes: named where it says 'a plus', and nowhere else. */
export function welcomeSkills({
  title,
  description,
  skills,
}: Pick<Posting, "title" | "description" | "skills">): string[] {
  if (skills.length === 0) return [];
  const parts = postingParts(description.slice(0, mostCharacters));
  const textOf = (need: "must" | "nice") =>
    parts.flatMap((part) => (part.need === need ? [part.text] : [])).join("\n");
  const welcome = new Set(skillIdsIn(textOf("nice"), mostSkills));
  if (welcome.size === 0) return [];
  const needed = new Set(skillIdsIn(`${title}\n${textOf("must")}`, mostSkills * 2));
  return skills.filter((id) => welcome.has(id) && !needed.has(id));
}
