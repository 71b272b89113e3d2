import type { ApplicationCard } from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/grants";
import type { GrantNoun, GrantRight, SharedApplication, SharedInterview } from "@waymark/contract/grants";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { readFigures } from "../analytics/read-figures.ts";
import { moveApplication } from "../applications/board/move-application.ts";
import { listApplications } from "../applications/list-applications.ts";
import { readApplication } from "../applications/read-application.ts";
import { interviewsOf } from "../interviews/list-interviews.ts";
import { listSearches } from "../job-search/saved/saved-searches.ts";
import { getLetter } from "../letters/letters.ts";
import { getResume } from "../resumes/resumes.ts";
import { type Granted, lookAt, requireGrant } from "./require-grant.ts";

/** An owner and a team. */
export interface Place {
  readonly teamId: string;
  readonly ownerId: string;
}

/** Reads something of another member: the grant, the look and the reading in one transaction. */
function look<T>(
  deps: Deps,
  actor: Actor,
  place: Place & { noun: GrantNoun; itemId: string | null },
  read: (tx: Deps, granted: Granted) => Promise<T>,
): Promise<T> {
  return inTransaction(deps, async (tx) => read(tx, await lookAt(tx, actor, place)));
}

const sharedApplication = (card: ApplicationCard): SharedApplication => ({
  id: card.id,
  version: card.version,
  job: card.job,
  stage: card.stage,
  rank: card.rank,
  createdAt: card.createdAt,
  appliedAt: card.appliedAt,
  stageSince: card.stageSince,
  deadline: card.deadline,
  postingGone: card.postingGone,
});

export const readSharedBoard = (deps: Deps, actor: Actor, place: Place) =>
  look(deps, actor, { ...place, noun: "board", itemId: null }, async (tx, { owner, right }) => {
    const { applications, stages } = await listApplications(tx, owner, { archived: false });
    return { stages, applications: applications.map(sharedApplication), right };
  });

export const readSharedApplication = (deps: Deps, actor: Actor, place: Place, id: string) =>
  look(deps, actor, { ...place, noun: "application", itemId: id }, async (tx, { owner, right }) => {
    const { events, ...application } = await readApplication(tx, owner, id);
    const { stages, removedStages } = await listApplications(tx, owner, { archived: true });
    return {
      stages: [...stages, ...removedStages],
      application: sharedApplication(application),
      // Moves by other members are shown to their owner only.
      events: events.map(({ by, ...event }) => (by?.userId === actor.userId ? { ...event, by } : event)),
      right,
    };
  });

export function moveSharedApplication(
  deps: Deps,
  actor: Actor,
  place: Place & { id: string },
  asked: BodyOf<typeof contract.moveSharedApplication>,
): Promise<{ application: SharedApplication }> {
  const wish = { noun: "application", itemId: place.id, right: "move" satisfies GrantRight } as const;
  return inTransaction(deps, async (tx) => {
    const { owner } = await requireGrant(tx, actor, { ...place, ...wish });
    try {
      return {
        application: sharedApplication(await moveApplication(tx, owner, place.id, asked, actor.userId)),
      };
    } catch (error) {
      // The owner's whole application is not for others.
      if (error instanceof AppError && error.code === "conflict")
        throw new AppError("conflict", {
          current: sharedApplication(await readApplication(tx, owner, place.id)),
        });
      throw error;
    }
  });
}

export const readSharedResume = (deps: Deps, actor: Actor, place: Place, id: string) =>
  look(deps, actor, { ...place, noun: "resume", itemId: id }, async (tx, { owner, right }) => {
    const { name, version, content, updatedAt } = await getResume(tx, owner, id);
    return { resume: { id, name, version, content, updatedAt }, right };
  });

export const readSharedLetter = (deps: Deps, actor: Actor, place: Place, id: string) =>
  look(deps, actor, { ...place, noun: "letter", itemId: id }, async (tx, { owner, right }) => {
    const { name, version, content, updatedAt } = await getLetter(tx, owner, id);
    return { letter: { id, name, version, content, updatedAt }, right };
  });

export const readSharedSearches = (deps: Deps, actor: Actor, place: Place) =>
  look(deps, actor, { ...place, noun: "searches", itemId: null }, async (tx, { owner }) => {
    const { searches } = await listSearches(tx, owner);
    return {
      searches: searches.map(({ id, name, filters, createdAt }) => ({ id, name, filters, createdAt })),
    };
  });

export const readSharedFigures = (
  deps: Deps,
  actor: Actor,
  place: Place,
  period: { from?: string | undefined; to?: string | undefined },
) =>
  look(deps, actor, { ...place, noun: "figures", itemId: null }, (tx, { owner }) =>
    readFigures(tx, owner, period),
  );

export const readSharedInterviews = (deps: Deps, actor: Actor, place: Place) =>
  look(deps, actor, { ...place, noun: "interviews", itemId: null }, async (tx, { owner }) => {
    const all = await interviewsOf(tx, owner.userId);
    const interviews: SharedInterview[] = all.map(({ id, job, kind, status, startsAt, endsAt }) => ({
      ...{ id, job, kind, status, startsAt, endsAt },
    }));
    return { interviews };
  });
