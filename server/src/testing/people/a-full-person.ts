import { randomBytes } from "node:crypto";
import { forEachKey, profileLists, profileTexts } from "@waymark/contract/accounts";
import { NotificationPreferences } from "@waymark/contract/settings";
import { unzipSync } from "fflate";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { changePerson } from "../../features/accounts/profile/change-person.ts";
import { acceptProof } from "../../features/accounts/sessions/recent-proof.ts";
import { createAnswer } from "../../features/answers/answers.ts";
import { startTrial } from "../../features/billing/trials.ts";
import { listInterviews } from "../../features/interviews/list-interviews.ts";
import { saveNegotiation } from "../../features/interviews/negotiation/negotiate.ts";
import { answerMock, saveDraft } from "../../features/interviews/practice/answer-mock.ts";
import { startMock } from "../../features/interviews/practice/mocks.ts";
import { createQuestion, setFavourite } from "../../features/interviews/practice/own-questions.ts";
import { keepRecording } from "../../features/interviews/practice/spoken/recordings.ts";
import { debriefInterview } from "../../features/interviews/preparation/debrief.ts";
import { saveInterviewNotes } from "../../features/interviews/preparation/interview-notes.ts";
import { listSearches } from "../../features/job-search/saved/saved-searches.ts";
import { listSavedJobs } from "../../features/jobs/saved/list-saved-jobs.ts";
import { emptyLetter, styleOfLetter } from "../../features/letters/create-letter.ts";
import { addLetter } from "../../features/letters/letters.ts";
import { notify } from "../../features/notifications/notify.ts";
import { listOffers } from "../../features/offers/offers.ts";
import { createProfile } from "../../features/onboarding/create-profile.ts";
import { dismissPackage, preparePackage } from "../../features/packages/change-package.ts";
import { createRule } from "../../features/packages/rules.ts";
import { downloadExport } from "../../features/personal-data/download-export.ts";
import { packExport } from "../../features/personal-data/pack-export.ts";
import { requestExport } from "../../features/personal-data/request-export.ts";
import { listResumes } from "../../features/resumes/resumes.ts";
import { saveResume } from "../../features/resumes/save-resume.ts";
import { tailorResume } from "../../features/resumes/tailor-resume.ts";
import { parseResume } from "../../features/resumes/uploads/parse-resume.ts";
import { createStory } from "../../features/stories/stories.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../a-person.ts";
import { aWav } from "../stand-ins/speech-stand-in.ts";
import { fillTracker } from "./fill-tracker.ts";

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
export const never = new AbortController().signal;

/** A word that is put into all texts of a person, and occurs nowhere else. */
export const canary = () => `canary${randomBytes(6).toString("hex")}`;

/** A person with data in every part of the product. */
export async function aFullPerson(deps: Deps, word: string) {
  const person = await aPerson(deps, { email: `${word}@example.org`, fullName: `Nora ${word}` });
  const { actor } = person;
  const pdf = {
    bytes: Buffer.from(`%PDF-1.7 ${word}`),
    fileName: `${word}.pdf`,
    mimeType: "application/pdf",
  };
  const { uploadId } = await parseResume(deps, actor, pdf);
  await parseResume(deps, actor, pdf);
  await createProfile(deps, actor, {
    userId: actor.userId,
    name: `Nora ${word}`,
    email: `${word}@example.com`,
    location: word,
    summary: word,
    profilePicture: `data:image/png;base64,${png.toString("base64")}`,
    uploadId: uploadId ?? undefined,
  });
  const [resume] = (await listResumes(deps, actor)).resumes;
  if (resume === undefined) throw new Error("The upload became no resume.");
  const { personalInfo, ...rest } = resume.content;
  const content = { ...rest, personalInfo: { ...personalInfo, summary: word } };
  await saveResume(deps, actor, resume.id, { name: word, content, feedback: [word] });
  await saveResume(deps, actor, resume.id, { content: resume.content });
  await tailorResume(deps, actor, resume.id, { jobText: word, jobTitle: word, company: word });
  const texts = { situation: word, task: word, action: word, result: word };
  await createStory(deps, actor, { title: word, ...texts, skills: [word], tags: [word], language: "en" });
  await createAnswer(deps, actor, { question: word, short: word, medium: word, long: word, language: "en" });
  await addLetter(deps, actor, {
    name: word,
    wish: { kind: "posting", language: "en", convention: "uk", tone: "plain", length: "short" },
    content: {
      ...emptyLetter,
      salutation: word,
      paragraphs: [{ id: "p", part: "own", text: word, question: null }],
    },
    style: styleOfLetter(resume.style, "uk"),
    job: { id: null, title: word, company: word, location: word, text: word },
    resumeId: resume.id,
    applicationId: null,
  });
  await changePerson(deps, actor, () => ({
    ...forEachKey(profileTexts, word),
    ...forEachKey(profileLists, [word]),
    phoneNumber: "+4915100000000",
    contactEmail: `${word}@example.org`,
    preferences: NotificationPreferences.parse({}),
  }));
  await startTrial(deps, actor);
  await fillTracker(deps, actor, word);
  await prepareApplications(deps, actor, word);
  await practiseInterviews(deps, actor, word);
  await prepareInterviews(deps, actor, word);
  await notify(deps, { userId: actor.userId, kind: "recruiter-message", params: { from: word } });
  await notify(deps, { userId: actor.userId, kind: "passkey-added", params: { passkey: word } });
  return person;
}

/** A rule of Auto Apply and a package that was dismissed. */
async function prepareApplications(deps: Deps, actor: Actor, word: string): Promise<void> {
  const [search] = (await listSearches(deps, actor)).searches;
  const [saved] = (await listSavedJobs(deps, actor, { page: 1, limit: 1 })).savedJobs;
  if (search === undefined || saved === undefined) throw new Error("The tracker is empty.");
  const words = { titles: [word], places: [word], avoidCompanies: [word], avoidTitles: [word] };
  const pay = { minPay: null, currency: null, unknownPay: true };
  await createRule(deps, actor, {
    ...{ name: word, searchId: search.id, resumeId: null, tone: "plain", length: "short" },
    criteria: { ...words, ...pay, remoteOnly: false, types: [], minMatch: 0, maxAgeDays: 30, perDay: 5 },
    ...{ paused: false, snoozedUntil: null },
  });
  const one = await preparePackage(deps, actor, saved.job.id);
  await dismissPackage(deps, actor, one.id, { reason: "other", note: word });
}

/** An own question, answered in a mock interview. */
async function practiseInterviews(deps: Deps, actor: Actor, word: string): Promise<void> {
  const own = { id: newId(), text: word, kind: "behaviour", language: "en" } as const;
  await createQuestion(deps, actor, { ...own, competency: null, level: null });
  await setFavourite(deps, actor, own.id, true);
  const mock = await startMock(deps, actor, {
    ...{ id: newId(), role: null, job: null, interviewId: null, offerId: null, level: null, kind: null },
    ...{ language: "en", minutes: 10, spoken: false, questions: [own.id] },
  });
  const said = { seconds: 1, spoken: false, delivery: null, question: own.id } as const;
  const answerId = newId();
  await answerMock(deps, actor, mock.id, { ...said, id: answerId, part: "answer", text: word });
  await keepRecording(
    deps,
    actor,
    { mockId: mock.id, answerId, id: newId(), seconds: 4 },
    { field: "sound", fileName: "", mimeType: "audio/wav", bytes: aWav(1) },
  );
  await saveDraft(deps, actor, mock.id, { question: own.id, part: "follow-up", text: word });
}

/** Notes and a debrief of an interview, and the plan of a negotiation. */
async function prepareInterviews(deps: Deps, actor: Actor, word: string): Promise<void> {
  const [interview] = (await listInterviews(deps, actor)).interviews;
  const [offer] = (await listOffers(deps, actor)).offers;
  if (interview === undefined || offer === undefined) throw new Error("The tracker is empty.");
  const asked = [{ id: newId(), question: null, text: word, went: null }];
  await saveInterviewNotes(deps, actor, interview.id, { notes: word, good: word, asked });
  await debriefInterview(deps, actor, interview.id, "en");
  await saveNegotiation(deps, actor, offer.id, { walkAway: 40_000, notes: word }, "en");
}

/** Requests the export, packs it, and opens the download. */
export async function packed(deps: Deps, { actor, sessionId }: Awaited<ReturnType<typeof aFullPerson>>) {
  await acceptProof(deps, actor, sessionId);
  const { export: asked } = await requestExport(deps, actor, sessionId);
  await packExport(deps, { id: asked.id, userId: actor.userId }, never);
  const { stream, bytes, ...file } = await downloadExport(deps, actor, sessionId, asked.id);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const zip = Buffer.concat(chunks);
  if (zip.length !== bytes) throw new Error(`${zip.length} bytes came, ${bytes} were announced.`);
  return { ...file, id: asked.id, entries: unzipSync(zip) };
}
