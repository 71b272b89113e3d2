import type { Application } from "@waymark/contract/applications";
import type { Interview } from "@waymark/contract/interviews";
import type { LikelyQuestion, Preparation } from "@waymark/contract/interviews-preparation";
import type { Job } from "@waymark/contract/jobs";
import type { Resume } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";
import type { Language } from "@waymark/contract/values";
import { shippedQuestions } from "@waymark/domain/interviews/bank/question-bank";
import { askBack } from "@waymark/domain/interviews/preparation/ask-back";
import { checklistOf } from "@waymark/domain/interviews/preparation/checklist";
import { companyFacts } from "@waymark/domain/interviews/preparation/company-facts";
import { likelyQuestions } from "@waymark/domain/interviews/preparation/likely-questions";
import { postingAsks } from "@waymark/domain/interviews/preparation/posting-asks";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import { fold } from "@waymark/domain/vocabulary/fold";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readApplication } from "../../applications/read-application.ts";
import { consumeQuota } from "../../billing/consume-quota.ts";
import { readRoleTitle } from "../../careers/read-role-title.ts";
import { nameOf } from "../../careers/role-names.ts";
import { companyOpenings } from "../../job-search/insights/company-openings.ts";
import { defaultResume, findResume } from "../../resumes/resumes.ts";
import { listStories } from "../../stories/stories.ts";
import { ownInterview } from "../list-interviews.ts";
import { competencyOf, openBank, type PersonsBank } from "../practice/question-bank.ts";
import { postingOf } from "../practice/role-of-posting.ts";
import { notesOf } from "./interview-notes.ts";
import { findNotes } from "./notes-store.ts";
import { countryOfInterview, kilometresTo } from "./where.ts";

/** The posting of an interview: as it stands, else as the application kept it. */
interface PostingText {
  readonly job: Job | null;
  readonly title: string;
  readonly text: string;
}

async function textOf(
  deps: Deps,
  actor: Actor,
  { jobId, job, description }: Application,
): Promise<PostingText> {
  const found = jobId === null ? null : await postingOf(deps, actor, jobId);
  return { job: found, title: found?.title ?? job.title, text: found?.description || description };
}

/** The resume that was sent with the application; the default one where none was, or while it is in the trash. */
export const resumeSent = async (deps: Deps, actor: Actor, { resume }: Application): Promise<Resume | null> =>
  (resume?.id == null ? null : await findResume(deps, actor, resume.id)) ??
  (await defaultResume(deps, actor));

export async function prepareInterview(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: Language | undefined,
): Promise<Preparation> {
  const interview = await ownInterview(deps, actor.userId, id);
  await consumeQuota(deps, actor, "interview-prep");
  const application = await readApplication(deps, actor, interview.applicationId);
  const [posting, resume, { stories }, openings, bank, notes] = await Promise.all([
    textOf(deps, actor, application),
    resumeSent(deps, actor, application),
    listStories(deps, actor),
    companyOpenings(deps, actor, application.job.company),
    openBank(deps, actor),
    findNotes(deps, actor.userId, id),
  ]);
  const language = asked ?? languageOfPosting(posting.text) ?? actor.locale;
  const read = await readRoleTitle(deps, posting.title, actor.locale);
  const material = { resume: resume?.content ?? null, stories };
  const today = deps.now().toISOString().slice(0, 7);
  const asks = postingAsks(posting, material, today);
  const country = countryOfInterview(interview, application);
  const first = posting.text === "" ? null : { title: posting.title, description: posting.text };
  const company = companyFacts(application.job.company, openings, first, deps.now());
  return {
    interview,
    notes: notesOf(notes),
    timeZone: actor.timeZone,
    language,
    posting: postingFacts(application, posting),
    role: read.role === null ? null : nameOf(read.role, actor.locale),
    level: read.level,
    resume: resume === null ? null : { id: resume.id, name: resume.name },
    stories: stories.map(storyCard),
    asks,
    questions: likelyFor(bank, { interview, posting, asks, language, ...read }),
    back: askBack({
      ...{ kind: interview.kind, text: posting.text, openings: company.openings },
      statesPay: application.job.pay !== null || application.job.salary !== "",
      statesPlace: application.job.location !== "",
      statesType: application.job.type !== "",
      reposts: posting.job?.reposts ?? 0,
    }),
    company: application.job.company === "" ? null : company,
    checklist: checklistOf(interview, country),
    country,
    km: await kilometresTo(deps, actor, interview),
  };
}

const postingFacts = (
  application: Application,
  { job, title, text }: PostingText,
): Preparation["posting"] => ({
  title,
  url: application.job.url || (job?.url ?? ""),
  location: application.job.location,
  salary: application.job.salary,
  pay: application.job.pay,
  hasText: text.trim() !== "",
  isGone: application.postingGone,
});

/** A story in four short parts, for a card. */
const storyCard = ({
  id,
  title,
  situation,
  task,
  action,
  result,
}: Story): Preparation["stories"][number] => ({
  ...{ id, title, parts: [situation, task, action, result] },
});

interface LikelyFor extends Awaited<ReturnType<typeof readRoleTitle>> {
  readonly interview: Interview;
  readonly posting: PostingText;
  readonly asks: Preparation["asks"];
  readonly language: Language;
}

/** Gaps that are asked about at most. */
const mostGaps = 2;

function likelyFor(bank: PersonsBank, about: LikelyFor): LikelyQuestion[] {
  const { interview, posting, asks, language, role, level } = about;
  const company = fold(interview.job.company);
  const byThem = [...bank.asked].filter(([, where]) => where.some((one) => fold(one.company) === company));
  const own = byThem.flatMap(([id]) => {
    const known = bank.known.get(id);
    return known?.own == null ? [] : [{ question: known.question, reason: "asked-here" as const, words: "" }];
  });
  const likely = likelyQuestions(shippedQuestions(), {
    ...{ role, level, kind: interview.kind, text: posting.text },
    askedHere: new Set(byThem.map(([id]) => id)),
    asked: new Set(bank.asked.keys()),
    favourites: new Set([...bank.marks].filter(([, { favourite }]) => favourite).map(([id]) => id)),
  });
  const gaps = asks
    .filter(({ need, status }) => need === "must" && status === "missing")
    .flatMap(({ terms }) => terms.slice(0, 1))
    .slice(0, mostGaps)
    .map(
      ({ term }): LikelyQuestion => ({
        ...{ id: null, text: "", kind: "technical", competency: "", reason: "missing" },
        ...{ words: term, lastTotal: null },
      }),
    );
  return [
    ...[...own, ...likely].map(
      ({ question, reason, words }): LikelyQuestion => ({
        ...{ id: question.id, text: question.texts[language], kind: question.kind, reason, words },
        competency: competencyOf(question).names[language],
        lastTotal:
          bank.marks.get(question.id)?.memory == null
            ? null
            : (bank.marks.get(question.id)?.lastTotal ?? null),
      }),
    ),
    ...gaps,
  ];
}
