import { languages } from "@waymark/contract/values";
import { outlineOf } from "@waymark/domain/interviews/answers/outline";
import { scoreAnswer } from "@waymark/domain/interviews/answers/score-answer";
import { questionsFor, shippedQuestions } from "@waymark/domain/interviews/bank/question-bank";
import { readQuery } from "@waymark/domain/job-search/query";
import type { AnswerSet } from "../domain/src/interviews/testing/answer-set.ts";
import { englishAnswers } from "../domain/src/interviews/testing/samples/english.ts";
import { frenchAnswers } from "../domain/src/interviews/testing/samples/french.ts";
import { germanAnswers } from "../domain/src/interviews/testing/samples/german.ts";
import { spanishAnswers } from "../domain/src/interviews/testing/samples/spanish.ts";
import { createApp } from "../server/src/app.ts";
import type { Deps } from "../server/src/deps.ts";
import { createApplication } from "../server/src/features/applications/create-application.ts";
import { createInterview } from "../server/src/features/interviews/create-interview.ts";
import { aCandidate } from "../server/src/features/interviews/practice/testing/a-candidate.ts";
import { getJob } from "../server/src/features/jobs/get-job.ts";
import { loadSamples } from "../server/src/features/jobs/samples/load-samples.ts";
import { storePostings } from "../server/src/features/jobs/store-postings.ts";
import { aPosting } from "../server/src/features/jobs/testing/a-posting.ts";
import { newId } from "../server/src/ids.ts";
import { withBenchDeps } from "./bench-deps.ts";
import { inTheProduct } from "./interviews/in-the-product.ts";

const row = (what: string, figure: string, target: string) =>
  console.log(`${what.padEnd(58)} ${figure.padStart(16)}  ${target}`);

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

const spread = (times: readonly number[]) =>
  `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)} ms`;

const sets: Readonly<Record<(typeof languages)[number], readonly AnswerSet[]>> = {
  en: englishAnswers,
  es: spanishAnswers,
  fr: frenchAnswers,
  de: germanAnswers,
};

/** Measures practice for interviews: `npm run bench -- interviews`. */
export async function bench(): Promise<void> {
  const began = performance.now();
  const bank = shippedQuestions();
  row(
    `reading the bank, ${bank.questions.size} questions`,
    `${(performance.now() - began).toFixed(0)} ms`,
    "once",
  );
  const first = performance.now();
  const question = bank.questions.get("own-mistake");
  if (question !== undefined) scoreAnswer(question, "I told my manager.", { language: "en", resume: "" });
  row("the first score of a language", `${(performance.now() - first).toFixed(0)} ms`, "once");
  for (const language of languages) scoring(language);
  const from = performance.now();
  questionsFor(bank, { role: { id: "electrician", codes: ["47-2111"] }, level: "mid", kind: null });
  row("questions for a role", `${(performance.now() - from).toFixed(1)} ms`, "");
  await withBenchDeps({ RATE_LIMITS: "off", PLANS: "open" }, overHttp);
  await inTheProduct(row);
}

const preparations = 60;
const openingsOfOne = 200;

/** Times the preparation page, its PDF and the start of a mock interview, on sample postings of many trades. */
async function overHttp(deps: Deps): Promise<void> {
  const app = await createApp(deps);
  await app.ready();
  await loadSamples(deps);
  const { call, actor } = await aCandidate({ app, deps });
  const query = readQuery({ query: "" }, { currency: "USD", now: deps.now() });
  const ids = await deps.jobIndex.newest(query, "all", preparations);
  const planned: string[] = [];
  for (const id of ids) {
    const posting = await getJob(deps, id);
    if (posting === null) continue;
    const job = { title: posting.title, company: posting.company, location: posting.location };
    const { id: applicationId } = await createApplication(deps, actor, {
      job,
      description: posting.description,
    });
    const { id: interview } = await createInterview(deps, actor, {
      ...{ applicationId, kind: "on-site", title: "", people: [], place: "", link: "", timeZone: "UTC" },
      ...{ startsLocal: "2027-03-01T09:00", endsLocal: "2027-03-01T10:00", secondPass: false },
      ...{ notes: "", outcome: "", status: "planned" },
    });
    planned.push(interview);
  }
  const company = (await getJob(deps, ids[0] ?? ""))?.company ?? "";
  await storePostings(
    deps,
    Array.from({ length: openingsOfOne }, (_, at) =>
      aPosting({ title: `Nurse ${at}`, company, description: "You care for patients. ".repeat(100) }),
    ),
  );
  await deps.jobIndex.follow();
  const timed = async (
    what: string,
    target: string,
    asks: readonly (() => Promise<{ status: number }>)[],
  ) => {
    const [times, worked]: [number[], number[]] = [[], []];
    for (const ask of asks) {
      const before = process.cpuUsage();
      const from = performance.now();
      const { status } = await ask();
      times.push(performance.now() - from);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1_000);
      if (status !== 200) throw new Error(`${what}: ${status}`);
    }
    // The first call loads the catalogue and the words.
    row(`${what}, p50 / p95 of ${asks.length - 1}`, spread(times.slice(1)), target);
    row("the same in time of the processor", spread(worked.slice(1)), "on a busy machine");
    row("the first of them", `${(times[0] ?? 0).toFixed(0)} ms`, "once");
  };
  const path = (id: string) => `/api/interviews/${id}/preparation`;
  await timed(
    "preparation page",
    "150 ms",
    planned.map((id) => () => call("GET", path(id))),
  );
  const [first = ""] = planned;
  await timed(
    `preparation page with ${openingsOfOne} openings`,
    "150 ms",
    Array.from({ length: 20 }, () => () => call("GET", path(first))),
  );
  await timed(
    "two pages as PDF",
    "",
    planned.slice(0, 20).map((id) => () => call("GET", `${path(id)}/file`)),
  );
  const mock = () => ({ id: newId(), role: "registered-nurse", language: "en", minutes: 20 });
  await timed(
    "start of a mock interview",
    "200 ms",
    Array.from({ length: 40 }, () => () => call("POST", "/api/mock-interviews", mock())),
  );
  await app.close();
}

/** Scores answers of 300 words, each made of an own one by going on with the next ones of its language. */
function scoring(language: (typeof languages)[number]): void {
  const { questions } = shippedQuestions();
  const [scores, outlines, worked]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 12; round += 1)
    for (const [place, set] of sets[language].entries()) {
      const question = questions.get(set.question);
      if (question === undefined) continue;
      const others = [...sets[language].slice(place), ...sets[language].slice(0, place)];
      const text = others
        .flatMap(({ answers }) => answers.slice(-1))
        .join(" ")
        .split(/\s+/)
        .slice(0, 300)
        .join(" ");
      const before = process.cpuUsage();
      const first = performance.now();
      scoreAnswer(question, text, { language, resume: "" });
      scores.push(performance.now() - first);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1_000);
      const second = performance.now();
      outlineOf(question, text, { language, stories: [], resume: "" });
      outlines.push(performance.now() - second);
    }
  row(`score of 300 words in ${language}, p50 / p95 of ${scores.length}`, spread(scores), "20 ms");
  row("the same in time of the processor", spread(worked), "on a busy machine");
  row(`outline of it in ${language}, p50 / p95`, spread(outlines), "");
}
