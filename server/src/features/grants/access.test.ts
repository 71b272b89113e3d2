import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { type GrantNoun, type GrantRight, grantNouns, rightsOf } from "@waymark/contract/grants";
import { styleFor } from "@waymark/contract/resumes-style";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { aTeam, join } from "../../testing/people/a-team.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { createApplication } from "../applications/create-application.ts";
import { openThread, replyToThread } from "../comments/threads.ts";
import { emptyLetter, styleOfLetter } from "../letters/create-letter.ts";
import { addLetter } from "../letters/letters.ts";
import { createResume } from "../resumes/resumes.ts";
import { removeMember } from "../teams/remove-member.ts";
import { setRole } from "../teams/teams.ts";
import { giveGrant, takeBackGrant } from "./grants.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
type GrantName = `${GrantNoun} ${GrantRight}`;

/** One thing of the owner for each kind of address, and the ids in it. */
interface Things {
  readonly teamId: string;
  readonly ownerId: string;
  readonly applicationId: string;
  readonly resumeId: string;
  readonly letterId: string;
}

interface Rule {
  /** Grants that open the call, each alone. */
  readonly opens: readonly GrantName[];
  /** Whether the owner of the thing calls it too. */
  readonly own?: true;
  readonly body?: () => object;
}

const see = (noun: GrantNoun): GrantName[] => rightsOf[noun].map((right) => `${noun} ${right}` as const);
const commenting: GrantName[] = ["resume comment", "resume suggest"];
const shared = "/api/teams/:teamId/shared/:ownerId";
const papers = "/api/teams/:teamId/papers/:ownerId/:kind/:paperId/threads";
const anchor = { field: "personalInfo.summary", quote: "", before: "", after: "" };

/** Every call that names somebody else's thing, with the grants that open it. Anything but 404 counts as open. */
const rules: Readonly<Record<string, Rule>> = {
  [`GET ${shared}/board`]: { opens: see("board") },
  [`GET ${shared}/applications/:applicationId`]: { opens: [...see("application"), ...see("board")] },
  [`POST ${shared}/applications/:applicationId/move`]: {
    opens: ["application move", "board move"],
    body: () => ({ changeId: newId(), to: "applied", version: 1 }),
  },
  [`GET ${shared}/resumes/:resumeId`]: { opens: see("resume") },
  [`GET ${shared}/letters/:letterId`]: { opens: see("letter") },
  [`GET ${shared}/searches`]: { opens: see("searches") },
  [`GET ${shared}/figures`]: { opens: see("figures") },
  [`GET ${shared}/interviews`]: { opens: see("interviews") },
  [`GET ${papers}`]: { opens: commenting, own: true },
  [`POST ${papers}`]: {
    opens: commenting,
    own: true,
    body: () => ({ id: newId(), anchor, text: "Good", replacement: null, mentions: [] }),
  },
  [`POST ${papers}/:threadId/comments`]: {
    opens: commenting,
    own: true,
    body: () => ({ id: newId(), text: "Yes", mentions: [] }),
  },
  [`PUT ${papers}/:threadId`]: { opens: commenting, own: true, body: () => ({ resolved: false }) },
  // The owner alone answers a suggestion.
  [`POST ${papers}/:threadId/answer`]: { opens: [], own: true, body: () => ({ accept: false }) },
  [`DELETE ${papers}/:threadId/comments/:commentId`]: { opens: commenting, own: true },
  // Goals are proposed to whoever shares figures, and set by oneself.
  "PUT /api/teams/:teamId/goals/:ownerId": {
    opens: see("figures"),
    own: true,
    body: () => ({ kind: "applications", perWeek: 3 }),
  },
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const allGrants = grantNouns.flatMap((noun) => rightsOf[noun].map((right) => ({ noun, right })));

describe("calls of things that can be granted", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let things: Things;
  let team: Awaited<ReturnType<typeof aTeam>>;
  /** Of five members: whose things they are, a coach, one without a grant, and a coach who had every grant and left. */
  let people: Record<"owner" | "coach" | "member" | "past", Person>;
  let stranger: Person;
  /** A suggestion of the owner's on the resume, with a comment. */
  let threadId: string;

  const give = (to: Person, { noun, right }: (typeof allGrants)[number]) => {
    const items: Partial<Record<GrantNoun, string>> = {
      application: things.applicationId,
      resume: things.resumeId,
      letter: things.letterId,
    };
    const wish = { noun, itemId: items[noun] ?? null, right, until: null };
    return giveGrant(deps, people.owner.actor, team.id, { ...wish, to: to.user.id });
  };

  beforeAll(async () => {
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    ({ deps, call, close } = await openTestApp({ database: await openTestDatabase(), config }));
    team = await aTeam(deps, 4);
    const [owner, coach, member, past] = team.people as [Person, Person, Person, Person];
    people = { owner, coach, member, past };
    stranger = await aPerson(deps, { verified: true });
    const { resume } = await createResume(deps, owner.actor, { name: "Welding" });
    const { id: applicationId } = await createApplication(deps, owner.actor, { job: { title: "Welder" } });
    const letter = await addLetter(deps, owner.actor, {
      name: "To the yard",
      wish: { kind: "posting", language: "en", convention: "uk", tone: "plain", length: "short" },
      content: emptyLetter,
      style: styleOfLetter(styleFor("en"), "uk"),
      ...{ job: null, resumeId: null, applicationId: null },
    });
    things = {
      ...{ teamId: team.id, ownerId: owner.user.id },
      ...{ applicationId, resumeId: resume.id, letterId: letter.id },
    };
    for (const one of [coach, past])
      await setRole(deps, team.owner.actor, { teamId: team.id, userId: one.user.id }, "coach");
    for (const grant of allGrants) await give(past, grant);
    await removeMember(deps, team.owner.actor, team.id, past.user.id);
    // Back in the team, without the grants from before.
    await join(deps, team.id, past.actor);
    threadId = newId();
    const said = { id: threadId, anchor, text: "Mine", replacement: "Words", mentions: [] };
    await openThread(deps, owner.actor, addressOfPaper(), said);
  });
  afterAll(() => close());

  const addressOfPaper = () => ({
    ...{ teamId: things.teamId, ownerId: things.ownerId, kind: "resume", paperId: things.resumeId },
  });

  /** A comment that a person wrote themself, as they may delete no other; the owner's own where they may write none. */
  async function aCommentOf(person: Person): Promise<string> {
    const id = newId();
    const place = { ...addressOfPaper(), threadId };
    const said = { id, text: "Delete me", mentions: [] };
    await replyToThread(deps, person.actor, place, said).catch(() =>
      replyToThread(deps, people.owner.actor, place, said),
    );
    return id;
  }

  async function isOpen(person: Person, name: string, body: Rule["body"]): Promise<boolean> {
    const [method = "GET", path = ""] = name.split(" ");
    const commentId = path.includes(":commentId") ? await aCommentOf(person) : "";
    const values = { ...things, threadId, commentId, kind: "resume", paperId: things.resumeId };
    const url = path.replace(/:(\w+)/g, (_, key: keyof typeof values) => values[key]);
    const answer = await call(person, method as "GET" | "POST" | "PUT" | "DELETE", url, body?.());
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect([400, 401, 402, 403]).not.toContain(answer.statusCode);
    return answer.statusCode !== 404;
  }

  it("are all in the table: a new one that names an owner has to be added", () => {
    const named = allEndpoints.filter(({ path }) => path.includes("/:ownerId")).map(nameOf);
    expect(Object.keys(rules).sort()).toEqual(named.sort());
    const opened = Object.values(rules).flatMap(({ opens }) => opens.map((grant) => grant.split(" ")[0]));
    expect(new Set(opened)).toEqual(new Set(grantNouns));
  });

  it.each(Object.entries(rules))("%s", async (name, { opens, own = false, body }) => {
    const everybody = async () => ({
      stranger: await isOpen(stranger, name, body),
      teamOwner: await isOpen(team.owner, name, body),
      coach: await isOpen(people.coach, name, body),
      past: await isOpen(people.past, name, body),
      member: await isOpen(people.member, name, body),
      owner: await isOpen(people.owner, name, body),
    });
    const nobody = {
      stranger: false,
      teamOwner: false,
      coach: false,
      past: false,
      member: false,
      owner: own,
    };
    expect(await everybody()).toEqual(nobody);
    const opened: string[] = [];
    for (const wish of allGrants) {
      const { grant } = await give(people.coach, wish);
      if (await isOpen(people.coach, name, body)) opened.push(`${wish.noun} ${wish.right}`);
      // A grant to one opens nothing to another.
      expect(await isOpen(people.member, name, body)).toBe(false);
      await takeBackGrant(deps, people.owner.actor, team.id, grant.id);
    }
    expect(opened.sort()).toEqual([...opens].sort());
    expect(await everybody()).toEqual(nobody);
  });
});
