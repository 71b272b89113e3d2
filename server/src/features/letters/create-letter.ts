import type { Application } from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type {
  createLetter as endpoint,
  Letter,
  LetterContent,
  LetterConvention,
  LetterJob,
  LetterStyle,
} from "@waymark/contract/letters";
import type { Resume } from "@waymark/contract/resumes";
import { type ResumeStyle, styleFor } from "@waymark/contract/resumes-style";
import type { Language } from "@waymark/contract/values";
import { conventionFor } from "@waymark/domain/letters/country-form";
import { writeLetter } from "@waymark/domain/letters/write-letter";
import { cutText } from "@waymark/domain/vocabulary/cut-text";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { listContacts } from "../applications/contacts/contacts.ts";
import { readApplication } from "../applications/read-application.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { getJob } from "../jobs/get-job.ts";
import { savedCopy } from "../jobs/saved/list-saved-jobs.ts";
import { cutName, getResume } from "../resumes/resumes.ts";
import { addLetter } from "./letters.ts";
import { materialOf, resumeFor } from "./material.ts";
import { countLetters } from "./store.ts";

type NewLetter = BodyOf<typeof endpoint>;

/** Characters of a posting's text that a letter keeps. */
const longestPosting = 40_000;

export const emptyLetter: LetterContent = {
  sender: { name: "", address: "", email: "", phone: "" },
  recipient: { company: "", person: "", addressForm: "none", department: "", address: "" },
  place: "",
  date: "",
  subject: "",
  salutation: "",
  paragraphs: [],
  closing: "",
  signature: "",
  enclosures: [],
  proposed: [],
};

/** The style of a new letter: that of its resume, on the paper of its country. */
export const styleOfLetter = (style: ResumeStyle, convention: LetterConvention): LetterStyle => ({
  template: style.template,
  color: style.color,
  font: style.font,
  size: style.size,
  paper: convention === "us" ? "letter" : "a4",
});

/**
 * Creates a letter, written by the built-in writer unless `write` is false. An application gives its job, the resume
 * sent with it and the person at the employer, unless others are named. `known`: what the caller knows of the recipient.
 * @throws AppError `not_found` for the resume, the application or the posting, `plan_required`, `too_many_letters`.
 */
export async function createLetter(
  deps: Deps,
  actor: Actor,
  given: NewLetter,
  known: Partial<LetterContent["recipient"]> = {},
): Promise<Letter> {
  await consumeQuota(deps, actor, "cover-letter");
  const { applicationId } = given;
  const application = applicationId === undefined ? null : await readApplication(deps, actor, applicationId);
  const job = await jobOfLetter(deps, actor, given, application);
  const resume = await resumeOfLetter(deps, actor, given, application);
  const found = application === null ? {} : await recipientOf(deps, actor, application, job);
  const recipient = { ...found, ...known };
  const wish = {
    ...given.wish,
    convention: given.wish.convention ?? conventionOf(actor, given.wish.language, job, resume),
  };
  const written = writeLetter(await materialOf(deps, actor, { resume, job, recipient }), wish);
  return addLetter(deps, actor, {
    name: given.name || (await nameOf(deps, actor, job)),
    wish,
    content: given.write ? written : { ...written, paragraphs: [], proposed: [] },
    style: styleOfLetter(resume?.style ?? styleFor(wish.language), wish.convention),
    job,
    resumeId: resume?.id ?? null,
    applicationId: application?.id ?? null,
  });
}

const conventionOf = (
  { timeZone }: Actor,
  language: Language,
  job: LetterJob | null,
  resume: Resume | null,
): LetterConvention =>
  conventionFor(language, job?.location ?? "", {
    home: resume?.content.personalInfo.location ?? "",
    timeZone,
  });

async function nameOf(deps: Deps, actor: Actor, job: LetterJob | null): Promise<string> {
  const about = job?.company || job?.title;
  if (about) return deps.translate(actor.locale, "letters-names.to", { about: cutName(about, 150) });
  const number = (await countLetters(deps.db, actor.userId)) + 1;
  return deps.translate(actor.locale, "letters-names.new", { number });
}

function resumeOfLetter(
  deps: Deps,
  actor: Actor,
  { resumeId }: NewLetter,
  application: Application | null,
): Promise<Resume | null> {
  return resumeId === undefined
    ? resumeFor(deps, actor, application?.resume?.id ?? null)
    : getResume(deps, actor, resumeId);
}

/** The posting a new letter answers: of the index, saved, manual, pasted, or that of the application. */
async function jobOfLetter(
  deps: Deps,
  actor: Actor,
  given: NewLetter,
  application: Application | null,
): Promise<LetterJob | null> {
  const jobId = given.jobId ?? (given.jobText === undefined ? application?.jobId : null) ?? null;
  const posting = jobId === null ? null : await postingOf(deps, actor, jobId);
  if (posting !== null)
    return {
      id: posting.id,
      title: cutName(posting.title, 300),
      company: cutName(posting.company, 300),
      location: cutName(posting.location, 300),
      text: cutText(posting.description, longestPosting),
    };
  if (given.jobId !== undefined) throw new AppError("not_found");
  const title = given.jobTitle || application?.job.title || "";
  const company = given.company || application?.job.company || "";
  const text = given.jobText ?? cutText(application?.description ?? "", longestPosting);
  if (title === "" && company === "" && text === "") return null;
  return { id: null, title, company, location: application?.job.location ?? "", text };
}

/** A posting that the person may see, or their copy of one that is gone. */
const postingOf = async (deps: Deps, actor: Actor, jobId: string) =>
  (await getJob(deps, jobId, actor.userId)) ?? (await savedCopy(deps, actor, jobId));

/** The only contact of an application, unless they belong to another company, as recruiters do. */
async function recipientOf(
  deps: Deps,
  actor: Actor,
  { id }: Application,
  job: LetterJob | null,
): Promise<Partial<LetterContent["recipient"]>> {
  const { contacts } = await listContacts(deps, actor, id);
  const [contact, ...others] = contacts;
  if (contact === undefined || others.length > 0) return {};
  const isSame = contact.company === "" || contact.company.toLowerCase() === job?.company.toLowerCase();
  return isSame ? { person: contact.name } : {};
}
