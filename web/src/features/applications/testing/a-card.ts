import type { Application, ApplicationCard, Stage } from "@waymark/contract/applications";
import { defaultStages } from "@waymark/domain/applications/stages";

export const stages: Stage[] = [...defaultStages];

/** A fixed UUID that ends in `n`. */
export const anId = (n: number): string => `0190a1b2-0000-7000-8000-${String(n).padStart(12, "0")}`;

export function aCard(n: number, change: Partial<ApplicationCard> = {}): ApplicationCard {
  return {
    id: anId(n),
    version: 1,
    jobId: null,
    job: {
      title: `Job ${n}`,
      company: "Vale Clinic",
      location: "Bern",
      remote: false,
      type: "",
      url: "",
      source: "Indeed",
      salary: "",
      pay: null,
    },
    stage: "preparing",
    rank: n,
    tags: [],
    createdAt: "2026-11-01T08:00:00.000Z",
    appliedAt: null,
    stageSince: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
    deadline: null,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone: false,
    archived: false,
    ...change,
  };
}

export function anApplication(n: number, change: Partial<Application> = {}): Application {
  return { ...aCard(n), description: "", notes: "", resume: null, letter: null, events: [], ...change };
}
