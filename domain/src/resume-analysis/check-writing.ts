import { fold } from "../vocabulary/fold.ts";
import { stem } from "../vocabulary/stem.ts";
import { fewBullets, leastBullets } from "./few-bullets.ts";
import { grouped } from "./grouped.ts";
import { linearRamp, mean, plateau } from "./linear-ramp.ts";
import { beginsWithSelf } from "./openings.ts";
import { excerptOf, fieldPlace, type Passage, placeOf } from "./passages.ts";
import { type Finding, type Phrase, phrase } from "./score.ts";
import { type Bullet, type ScoredResume, withStandIn } from "./scored-resume.ts";

const mostPlaces = 20;
/** This many faults cost all points. */
const mostFaults = 5;

/** Checks lengths, repetition, first person, buzzwords and the summary. */
export function checkWriting(judged: ScoredResume): Finding[] {
  return [
    withStandIn(judged, bulletLength),
    withStandIn(judged, repetition),
    withStandIn(judged, (bullets) => faults(judged, bullets, "firstPerson", pronounsIn)),
    withStandIn(judged, (bullets) => faults(judged, bullets, "buzzwords", buzzwordsIn)),
    summary(judged),
  ];
}

/** Checks for 8 to 28 words per bullet. */
function bulletLength(bullets: readonly Bullet[]): Finding {
  const fit = (bullet: Passage) =>
    bullet.reads
      ? plateau(bullet.length - (beginsWithSelf(bullet) ? 1 : 0), { none: 2, low: 8, high: 28, over: 60 })
      : 0;
  const good = bullets.filter((bullet) => fit(bullet) === 1).length;
  const bad = bullets.filter((bullet) => fit(bullet) < 1);
  const worst = bad.toSorted((a, b) => fit(a) - fit(b))[0];
  const reached =
    bullets.reduce((sum, bullet) => sum + fit(bullet), 0) / Math.max(leastBullets, bullets.length);
  return {
    id: "bulletLength",
    value: linearRamp(reached, 0.3, 0.8),
    seen: phrase("seen.share", { good, count: bullets.length }),
    notes: fewBullets(bullets),
    advice:
      worst === undefined
        ? phrase("advice.bulletsFirst")
        : phrase(worst.length < 8 ? "advice.bulletShort" : "advice.bulletLong", {
            text: placeOf(worst).excerpt,
            count: worst.length,
          }),
    places: bad.slice(0, mostPlaces).map(placeOf),
  };
}

/** Checks that no word opens more than two bullets. */
function repetition(bullets: readonly Bullet[]): Finding {
  const opened = grouped(
    bullets.filter(({ opening }) => opening.word !== ""),
    ({ opening }) => stem(opening.word),
  );
  const often = [...opened.values()].filter((own) => own.length > 2).sort((a, b) => b.length - a.length);
  const excess = often.reduce((sum, own) => sum + own.length - 2, 0);
  const enough = linearRamp(bullets.filter(({ reads }) => reads).length, 0, leastBullets);
  const worst = often[0];
  return {
    id: "repetition",
    value: enough * linearRamp(excess, Math.max(mostFaults, bullets.length / 2), 0),
    seen:
      worst === undefined
        ? phrase("seen.none")
        : phrase("seen.wordTimes", {
            word: worst[0]?.opening.word ?? "",
            number: worst.length,
          }),
    notes: fewBullets(bullets),
    advice:
      worst === undefined
        ? phrase("advice.bulletsFirst")
        : phrase("advice.repetition", { word: worst[0]?.opening.word ?? "", times: worst.length }),
    places: often
      .flatMap((own) => own.slice(2))
      .slice(0, mostPlaces)
      .map(placeOf),
  };
}

const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'");

/** Roman numerals and classes are ignored: the "I" of "Phase I" is not first person. */
const classes = /\b(?:phase|level|type|class|grade|stage|tier|part|category|world war|act|title) (?=I\b)/giu;

const pronounsIn = (text: string, { rules }: ScoredResume): string[] =>
  plainLetters(text).replace(classes, "$&#").match(rules.pronouns) ?? [];

function buzzwordsIn(text: string, { rules }: ScoredResume): string[] {
  const words = ` ${fold(text).replace(/[^\p{L}\p{N}'-]+/gu, " ")} `;
  const found = rules.buzzwords.filter((word) => words.includes(` ${word} `));
  return found.filter((word) => !found.some((other) => other !== word && other.includes(word)));
}

/** Texts with fewer words that read like a text are too short to be free of faults. */
const enoughWords = { summary: 20, bullets: 40 } as const;

/** Says why a check without any fault has not all its points: there is too little text to tell. */
function fewWords({ passages }: ScoredResume, bullets: readonly Bullet[]): Phrase[] {
  const counted = (some: readonly Passage[]) =>
    some.reduce((sum, one) => sum + (one.reads ? one.length : 0), 0);
  const isEnough =
    counted(passages.summary) >= enoughWords.summary && counted(bullets) >= enoughWords.bullets;
  return isEnough ? [] : [phrase("note.fewWords", enoughWords)];
}

/**
 * Checks for unwanted words, half for the summary and half for the rest. Each half is only earned by an existing text,
 * so that deleting a text never pays.
 */
function faults(
  judged: ScoredResume,
  bullets: readonly Bullet[],
  id: "firstPerson" | "buzzwords",
  find: (text: string, judged: ScoredResume) => string[],
): Finding {
  const found: { passage: Passage; word: string }[] = [];
  const clean = (passages: readonly Passage[], enough: number): number => {
    let count = 0;
    let words = 0;
    for (const passage of passages) {
      const own = find(passage.text, judged);
      for (const word of own) found.push({ passage, word });
      count += own.length;
      if (passage.reads) words += passage.length;
    }
    return linearRamp(words, 0, enough) * linearRamp(count, mostFaults, 0);
  };
  const inSummary = clean(judged.passages.summary, enoughWords.summary);
  const inBullets = clean(bullets, enoughWords.bullets);
  const words = [...new Set(found.map(({ word }) => (/^i$/i.test(word) ? "I" : word.toLowerCase())))].slice(
    0,
    5,
  );
  return {
    id,
    value: 0.5 * inSummary + 0.5 * inBullets,
    seen: words.length === 0 ? phrase("seen.none") : phrase("seen.wordsFound", { words }),
    notes: inSummary < 1 || inBullets < 1 ? fewWords(judged, bullets) : [],
    advice:
      words.length > 0
        ? phrase(`advice.${id}`, { words })
        : phrase(judged.passages.summary.length === 0 ? "advice.summaryMissing" : "advice.bulletsFirst"),
    places: [...new Set(found.map(({ passage }) => passage))].slice(0, mostPlaces).map(placeOf),
  };
}

/** Checks for 30 to 90 words, in sentences of at most 25. */
function summary({ passages, content }: ScoredResume): Finding {
  const words = passages.summary.reduce((sum, { length }) => sum + length, 0);
  const counted = passages.summary.reduce((sum, { length, reads }) => sum + (reads ? length : 0), 0);
  const sentence = mean(passages.summary.map(({ length }) => length));
  const size = plateau(words, { none: 0, low: 30, high: 90, over: 150 });
  const read = words === 0 ? 0 : linearRamp(counted / words, 0, 1);
  const advice =
    words === 0
      ? phrase("advice.summaryMissing")
      : words < 30
        ? phrase("advice.summaryShort", { count: words })
        : words > 90
          ? phrase("advice.summaryLong", { count: words })
          : phrase("advice.summarySentences");
  return {
    id: "summary",
    value: size * read * (0.6 + 0.4 * linearRamp(sentence, 50, 25)),
    seen: words === 0 ? phrase("seen.absent") : phrase("seen.words", { number: words }),
    advice,
    places: [
      fieldPlace("personalInfo", "personalInfo.summary", {
        excerpt: excerptOf(content.personalInfo.summary),
      }),
    ],
  };
}
