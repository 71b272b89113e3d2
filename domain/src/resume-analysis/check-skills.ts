import { foldedWords } from "../vocabulary/fold.ts";
import { skillIdsIn } from "../vocabulary/skills.ts";
import { linearRamp, plateau } from "./linear-ramp.ts";
import { fieldPlace, type Passage, placeOf } from "./passages.ts";
import { type Finding, phrase } from "./score.ts";
import type { ScoredResume } from "./scored-resume.ts";
import { type ListedSkill, skillsOf } from "./skills-of.ts";

/** A list of fewer skills is too short to be free of repetition. */
const leastSkills = 3;
/** At most this many distinct skills are searched for in the text. */
const mostSkills = 120;

/** Checks for 6 to 20 distinct skills, half of them shown in the descriptions, none listed twice. */
export function checkSkills(judged: ScoredResume): Finding[] {
  const skills = [...skillsOf(judged.content.skills).values()];
  const section = [fieldPlace("skills", "skills")];
  const count = skills.length;
  const tooFew = count < 6;
  return [
    {
      id: "skillCount",
      value: plateau(count, { none: 1, low: 6, high: 20, over: 60 }),
      seen: count === 0 ? phrase("seen.absent") : phrase("seen.entries", { number: count }),
      advice:
        count === 0
          ? phrase("advice.skillsMissing")
          : phrase(tooFew ? "advice.skillsFew" : "advice.skillsMany", { count }),
      places: section,
    },
    evidence(judged, skills),
    repeats(judged, skills),
  ];
}

/** The texts that can show a skill: more than a list of names. */
function textsShowingSkills(judged: ScoredResume) {
  const { jobs, achievements } = judged.passages;
  return [...jobs.flat(), ...achievements]
    .filter(({ reads, length }) => reads && length >= 4)
    .flatMap((passage) => {
      const ids = new Set(skillIdsIn(passage.text, 30));
      // A bullet that consists of skill names is only another list.
      if (ids.size > 3 && ids.size * 2.2 > passage.length) return [];
      const words = ` ${foldedWords(passage.text).join(" ")} `;
      return [{ ids, words }];
    });
}

const isShown = (skill: ListedSkill, texts: ReturnType<typeof textsShowingSkills>): boolean =>
  texts.some(({ ids, words }) => [...skill.ids].some((id) => ids.has(id)) || words.includes(skill.words));

function evidence(judged: ScoredResume, skills: readonly ListedSkill[]): Finding {
  const texts = textsShowingSkills(judged);
  const looked = skills.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, mostSkills);
  const unshown = looked.filter((skill) => !isShown(skill, texts));
  const shown = looked.length - unshown.length;
  const wanted = Math.max(3, Math.min(skills.length, 20) / 2);
  const names = unshown
    .toSorted((a, b) => (a.items[0] ?? 0) - (b.items[0] ?? 0))
    .map(({ written }) => written[0] ?? "");
  return {
    id: "skillEvidence",
    value: linearRamp(shown, 0, wanted),
    seen: phrase("seen.skills", { good: shown, count: looked.length }),
    notes: looked.length > 0 && looked.length < wanted ? [phrase("note.fewShown", { wanted })] : [],
    advice:
      skills.length === 0
        ? phrase("advice.skillsMissing")
        : names.length === 0
          ? phrase("advice.skillsFew", { count: skills.length })
          : phrase("advice.skillEvidence", { skills: names.slice(0, 3) }),
    places: unshown
      .flatMap(({ items, written }) =>
        items
          .slice(0, 1)
          .map((item) => fieldPlace("skills", `skills.${item}`, { item, excerpt: written[0] ?? "" })),
      )
      .slice(0, 20),
  };
}

/**
 * Checks that no skill is listed twice. A text that repeats one word over and over is reported. It earns nothing in any
 * check, but costs nothing here, because otherwise deleting it would pay.
 */
function repeats(judged: ScoredResume, skills: readonly ListedSkill[]): Finding {
  const twice = skills.filter(({ items }) => items.length > 1);
  const { jobs, achievements, summary } = judged.passages;
  const stuffed = [...jobs.flat(), ...achievements, ...summary].filter(({ reads }: Passage) => !reads);
  const count = twice.reduce((sum, { items }) => sum + items.length - 1, 0);
  return {
    id: "skillRepeats",
    value: linearRamp(skills.length, 0, leastSkills) * linearRamp(count, 4, 0),
    seen: count === 0 ? phrase("seen.none") : phrase("seen.issues", { number: count }),
    advice:
      twice.length > 0
        ? phrase("advice.skillTwice", {
            skills: twice.slice(0, 3).map(({ written }) => written.at(-1) ?? ""),
          })
        : skills.length === 0
          ? phrase("advice.skillsMissing")
          : phrase("advice.skillsFew", { count: skills.length }),
    notes: [
      ...stuffed.slice(0, 3).map((passage) => phrase("advice.stuffed", { text: placeOf(passage).excerpt })),
      ...(skills.length < leastSkills ? [phrase("note.fewSkills", { least: leastSkills })] : []),
    ],
    places: [
      ...stuffed.map(placeOf),
      ...twice.flatMap(({ items, written }) =>
        items
          .slice(1)
          .map((item, i) => fieldPlace("skills", `skills.${item}`, { item, excerpt: written[i + 1] ?? "" })),
      ),
    ].slice(0, 20),
  };
}
