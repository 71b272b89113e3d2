import { InterviewInput } from "@waymark/contract/interviews";
import { OfferInput } from "@waymark/contract/offers";
import { defaultStages } from "@waymark/domain/applications/stages";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { saveStages } from "../../features/applications/board/stages.ts";
import { changeApplication } from "../../features/applications/change-application.ts";
import { createContact } from "../../features/applications/contacts/contacts.ts";
import { createApplication } from "../../features/applications/create-application.ts";
import { addFile } from "../../features/applications/files/add-file.ts";
import { makeFeed } from "../../features/calendar/change-feed.ts";
import { openPlan, savePlan } from "../../features/careers/action-plans.ts";
import { saveCareerChoices } from "../../features/careers/career-choices.ts";
import { createInterview } from "../../features/interviews/create-interview.ts";
import { saveSearch } from "../../features/job-search/saved/saved-searches.ts";
import { followCompany } from "../../features/job-sources/boards/followed-companies.ts";
import { saveManualJob } from "../../features/jobs/manual/save-manual-job.ts";
import { changeSavedJob } from "../../features/jobs/saved/saved-jobs.ts";
import { saveOffer } from "../../features/offers/offers.ts";
import { dismissFollowUp } from "../../features/reminders/follow-ups/list-follow-ups.ts";
import { planLooks } from "../../features/reminders/follow-ups/notify-of-follow-ups.ts";
import { createReminder } from "../../features/reminders/reminders.ts";
import { newId } from "../../ids.ts";

/** A person's whole job search: an application with all its parts, saved jobs and searches, and career paths. */
export async function fillTracker(deps: Deps, actor: Actor, word: string): Promise<void> {
  const coffee = { id: newId(), name: word, phase: "answered", hidden: false } as const;
  await saveStages(deps, actor, [...defaultStages, coffee]);
  const { id } = await createApplication(deps, actor, { job: { title: word }, description: word });
  const paper = { id: null, version: null, name: word };
  await changeApplication(deps, actor, id, { notes: word, tags: [word], resume: paper, letter: paper });
  const on = { applicationId: id };
  const person = { name: word, role: word, contactId: null };
  const day = { timeZone: "UTC", startsLocal: "2026-12-01T10:00", endsLocal: "2026-12-01T11:00" };
  const said = { title: word, people: [person], place: word, notes: word, outcome: word };
  await createInterview(deps, actor, { ...on, ...InterviewInput.parse({ kind: "video", ...day, ...said }) });
  await createReminder(deps, actor, { ...on, text: word, dueOn: "2026-12-02", dueTime: null });
  const met = { name: word, role: word, company: word, email: word, phone: word, notes: word };
  await createContact(deps, actor, { ...met, applicationIds: [id] });
  const bytes = Buffer.from(`%PDF-1.7 ${word}`);
  await addFile(deps, actor, id, {
    field: "file",
    bytes,
    fileName: `${word}.pdf`,
    mimeType: "application/pdf",
  });
  const offer = OfferInput.parse({ currency: "EUR", base: 50_000, benefits: word, notes: word });
  await saveOffer(deps, actor, newId(), { ...on, ...offer });
  await makeFeed(deps, actor, true);
  await dismissFollowUp(deps, actor, `quiet:${id}:2026-12-01`, true);
  await planLooks(deps);
  const { job } = await saveManualJob(deps, actor, {
    address: "",
    title: word,
    company: word,
    location: word,
    text: word,
  });
  await changeSavedJob(deps, actor, job.id, { notes: word, tags: [word] });
  await saveSearch(deps, actor, { name: word, filters: { query: word }, alert: "daily" });
  // The board is shared and stays; the typed address is the person's.
  await followCompany(deps, actor, `https://boards.greenhouse.io/acorn?from=${word}`);
  const step = { fromRoleId: "registered-nurse", toRoleId: "nurse-manager", level: "lead" } as const;
  await saveCareerChoices(deps, actor, { targetRoleId: step.toRoleId });
  const plan = await openPlan(deps, actor, step);
  const learn = { id: newId(), kind: "step", title: word, skillId: null, dueOn: null, doneAt: null } as const;
  await savePlan(deps, actor, plan.id, { milestones: [learn] });
}
