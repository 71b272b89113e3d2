import type { Achievement } from "@waymark/contract/interviews-negotiation";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";
import { bulletsOf } from "../../resume-analysis/passages.ts";
import { cutText } from "../../vocabulary/cut-text.ts";
import { skillIdsIn } from "../../vocabulary/skills.ts";

const mostAchievements = 12;
const longest = 300;

/** A figure that says how much, and is no year and no part of a name. */
const figure = /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))\d[\d.,]*\s?(?:%|k\b|[€$£])?|[€$£]\s?\d/u;

/**
 * Results that the person can prove: stories with a result, and lines of the resume's work and achievements with a figure,
 * word for word. Those that answer the posting come first, then stories, then the latest work.
 */
export function provenAchievements(
  resume: ResumeContent | null,
  stories: readonly Story[],
  posting: string,
): Achievement[] {
  const asked = new Set(skillIdsIn(posting.slice(0, 20_000), 40));
  const isAsked = (text: string) => skillIdsIn(text, 20).some((id) => asked.has(id));
  const told = stories
    .filter(({ result }) => result.trim() !== "")
    .map(
      ({ id, title, action, result, skills }): Achievement => ({
        ...{ id, from: "story", text: cutText(`${title}: ${oneLine(result)}`, longest) },
        isAsked: isAsked(`${title}\n${skills.join("\n")}\n${action}`),
      }),
    );
  const lines = (resume?.experience ?? []).flatMap(({ id, description }) =>
    bulletsOf(description).map(({ from, to }, at) => ({
      id: `${id}-${at}`,
      text: oneLine(description.slice(from, to)),
    })),
  );
  const named = (resume?.achievements ?? []).map((text, at) => ({
    id: `achievement-${at}`,
    text: oneLine(text),
  }));
  const shown = [...lines, ...named]
    .filter(({ text }) => figure.test(text) && text.split(" ").length >= 4)
    .map(
      ({ id, text }): Achievement => ({
        ...{ id: id.slice(0, 120), from: "resume", text: cutText(text, longest), isAsked: isAsked(text) },
      }),
    );
  return [...told, ...shown]
    .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked))
    .slice(0, mostAchievements);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
