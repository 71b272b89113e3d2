import { fewBullets, leastBullets } from "./few-bullets.ts";
import { hasFigure } from "./figures.ts";
import { grouped } from "./grouped.ts";
import { readDates } from "./job-dates.ts";
import { linearRamp, mean } from "./linear-ramp.ts";
import { fieldPlace, placeOf } from "./passages.ts";
import { type Finding, type Place, phrase } from "./score.ts";
import {
  type Bullet,
  hasJobs,
  jobName,
  type ScoredResume,
  standInShare,
  withStandIn,
} from "./scored-resume.ts";

const mostPlaces = 20;

/** Checks the jobs and their descriptions, the largest part of the score. */
export function checkExperience(judged: ScoredResume): Finding[] {
  return [
    jobFacts(judged),
    bulletCount(judged),
    withStandIn(judged, (bullets) => numbers(judged, bullets)),
    withStandIn(judged, (bullets) => verbs(judged, bullets)),
    withStandIn(judged, weakOpenings),
  ];
}

/** Checks that each job has a title, a company, a start and an end. */
function jobFacts(judged: ScoredResume): Finding {
  const { content } = judged;
  const lacks = content.experience.map((job, item) => {
    const { start, end } = readDates(job);
    const fields = [
      job.title === "" ? "title" : "",
      job.company === "" ? "company" : "",
      start === null ? "startDate" : "",
      end === null ? "endDate" : "",
    ].filter((field) => field !== "");
    return { item, fields };
  });
  const lacking = lacks.filter(({ fields }) => fields.length > 0);
  const whole = lacks.length - lacking.length;
  const first = lacking[0];
  return {
    id: "jobFacts",
    value: hasJobs(judged)
      ? mean(lacks.map(({ fields }) => 1 - fields.length / 4))
      : judged.achievements.length > 0
        ? standInShare
        : 0,
    seen: hasJobs(judged) ? phrase("seen.jobs", { good: whole, count: lacks.length }) : phrase("seen.absent"),
    notes: !hasJobs(judged) && judged.achievements.length > 0 ? [phrase("note.standIn")] : [],
    advice:
      first === undefined
        ? phrase("advice.experienceMissing")
        : phrase("advice.jobFacts", {
            job: jobName(judged, first.item),
            fields: first.fields.map((field) => phrase(`field.${field}`)),
          }),
    places: lacking
      .flatMap(({ item, fields }) =>
        fields.map((field) => fieldPlace("experience", `experience.${item}.${field}`, { item })),
      )
      .slice(0, mostPlaces),
  };
}

/** Checks for two bullets per job, three for the two latest, in the first six jobs. */
function bulletCount(judged: ScoredResume): Finding {
  const jobs = judged.passages.jobs.slice(0, 6).map((bullets, item) => {
    const count = bullets.filter(({ reads, length }) => reads && length >= 3).length;
    const wanted = item < 2 ? 3 : 2;
    return { item, count, wanted };
  });
  const poor = jobs.filter(({ count, wanted }) => count < wanted);
  const first = poor[0];
  const standIn = standInShare * linearRamp(judged.achievements.filter(({ reads }) => reads).length, 0, 3);
  const ofJobs = mean(jobs.map(({ count, wanted }) => linearRamp(count, 0, wanted)));
  return {
    id: "bullets",
    value: Math.max(ofJobs, standIn),
    seen: phrase("seen.bullets", { number: judged.bullets.length }),
    notes: standIn > ofJobs ? [phrase("note.standIn")] : [],
    advice:
      first === undefined
        ? phrase("advice.experienceMissing")
        : phrase("advice.bullets", {
            job: jobName(judged, first.item),
            count: first.count,
            wanted: first.wanted,
          }),
    places: poor.map(({ item }) => fieldPlace("experience", `experience.${item}.description`, { item })),
  };
}

function shareOf(bullets: readonly Bullet[], isGood: (bullet: Bullet) => boolean) {
  const good = bullets.filter((bullet) => bullet.reads && isGood(bullet)).length;
  return { good, share: good / Math.max(leastBullets, bullets.length) };
}

/** The job with the most bad bullets, the earlier one in a tie; null when there is none. */
function worstJob(bullets: readonly Bullet[], isGood: (bullet: Bullet) => boolean) {
  const jobs = grouped(
    bullets.filter(({ section }) => section === "experience"),
    ({ item }) => item ?? 0,
  );
  const ranked = [...jobs]
    .map(([item, own]) => ({ item, all: own.length, good: own.filter(isGood).length }))
    .sort((a, b) => b.all - b.good - (a.all - a.good) || a.item - b.item);
  const worst = ranked[0];
  return worst === undefined || worst.good === worst.all ? null : worst;
}

const placesOf = (bullets: readonly Bullet[], isMeant: (bullet: Bullet) => boolean): Place[] =>
  bullets.filter(isMeant).slice(0, mostPlaces).map(placeOf);

/** Checks that every second bullet has a figure: a number, a share, an amount, a count. */
function numbers(judged: ScoredResume, bullets: readonly Bullet[]): Finding {
  const counts = new Set(bullets.filter(({ text }) => hasFigure(text, judged.rules)));
  const isGood = (bullet: Bullet) => counts.has(bullet);
  const { good, share } = shareOf(bullets, isGood);
  const worst = worstJob(bullets, isGood);
  return {
    id: "numbers",
    value: linearRamp(share, 0, 0.5),
    seen: phrase("seen.share", { good, count: bullets.length }),
    notes: fewBullets(bullets),
    advice:
      worst === null
        ? phrase("advice.bulletsFirst")
        : phrase("advice.numbers", { good: worst.good, count: worst.all, job: jobName(judged, worst.item) }),
    places: placesOf(bullets, (bullet) => !isGood(bullet)),
  };
}

/** Checks that four of five bullets open with an action and say what it was done to. */
function verbs({ rules }: ScoredResume, bullets: readonly Bullet[]): Finding {
  const isGood = ({ opening }: Bullet) => opening.action && opening.whole;
  const { good, share } = shareOf(bullets, isGood);
  const poor = bullets.filter((bullet) => !isGood(bullet));
  const example = poor.find(({ opening }) => !opening.weak) ?? poor[0];
  const [one, other] = rules.examples;
  return {
    id: "verbs",
    value: linearRamp(share, 0.2, 0.8),
    seen: phrase("seen.share", { good, count: bullets.length }),
    notes: fewBullets(bullets),
    advice:
      example === undefined
        ? phrase("advice.bulletsFirst")
        : example.opening.weak
          ? phrase("advice.weakOpenings", { text: placeOf(example).excerpt })
          : example.opening.action
            ? phrase("advice.verbAlone", { text: placeOf(example).excerpt })
            : phrase("advice.verbs", { one, other, text: placeOf(example).excerpt }),
    places: placesOf(bullets, (bullet) => !isGood(bullet)),
  };
}

/** Checks that no bullet opens with "responsible for" or similar; four of them cost all points. */
function weakOpenings(bullets: readonly Bullet[]): Finding {
  const weak = bullets.filter(({ opening }) => opening.weak);
  const first = weak[0];
  const enough = linearRamp(bullets.filter(({ reads }) => reads).length, 0, leastBullets);
  return {
    id: "weakOpenings",
    value: enough * linearRamp(weak.length, 4, 0),
    seen: weak.length === 0 ? phrase("seen.none") : phrase("seen.times", { number: weak.length }),
    notes: fewBullets(bullets),
    advice:
      first === undefined
        ? phrase("advice.bulletsFirst")
        : phrase("advice.weakOpenings", { text: placeOf(first).excerpt }),
    places: weak.slice(0, mostPlaces).map(placeOf),
  };
}
