import type { GrantNoun } from "@waymark/contract/grants";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import type { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { aTeam, join } from "../../testing/people/a-team.ts";
import { createApplication } from "../applications/create-application.ts";
import { listApplications } from "../applications/list-applications.ts";
import { eraseNow } from "../personal-data/erase-person.ts";
import { createResume, listResumes } from "../resumes/resumes.ts";
import { leaveTeam, removeMember } from "../teams/remove-member.ts";
import { giveGrant, listGrants, takeBackGrant } from "./grants.ts";
import { readSharedBoard, readSharedResume } from "./read-shared.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
const noun = fc.constantFrom<"board" | "resume">("board", "resume");
const member = fc.nat(2);

/** The events in a team of three members; members by their place in the list. */
const step = fc.oneof(
  fc.record({ do: fc.constant("give"), from: member, to: member, noun, days: fc.constantFrom(null, 1) }),
  fc.record({ do: fc.constant("take-back"), from: member, to: member, noun }),
  fc.record({ do: fc.constantFrom("leave", "remove", "return"), who: member }),
  fc.record({ do: fc.constantFrom("plan-ends", "plan-returns", "two-days-pass") }),
  fc.record({ do: fc.constant("erase"), who: fc.constant(2) }),
);

describe.each(testDatabases())("any course of a team on $name", ({ open }) => {
  let deps: Deps;
  let now = Date.parse("2026-11-24T12:00:00Z");
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => new Date(now) });
  });
  afterAll(() => deps.database.close());

  it("lets nobody read what they may not, and loses nobody's own things", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const course = await aCourse(deps);
        for (const one of steps) {
          now += 1_000;
          await course.take(one, () => {
            now += 2 * 86_400_000;
          });
          await course.check(now);
        }
      }),
      { numRuns: 40, seed: 20261124 },
    );
  }, 120_000);
});

/** A team of three members with one resume and one application each, and a simple account of who may read what. */
async function aCourse(deps: Deps) {
  const team = await aTeam(deps, 3);
  const people = team.people as [Person, Person, Person];
  const resumes = new Map<Person, string>();
  for (const person of people) {
    await createApplication(deps, person.actor, { job: { title: "Nurse" } });
    resumes.set(person, (await createResume(deps, person.actor, { name: "CV" })).resume.id);
  }
  const inside = new Set<Person>(people);
  const erased = new Set<Person>();
  let isPaid = true;
  /** Until when each grant holds, by `from to noun`. */
  let open = new Map<string, number>();
  const keyOf = (from: Person, to: Person, of: GrantNoun) => `${from.user.id} ${to.user.id} ${of}`;
  const forget = (person: Person) => {
    inside.delete(person);
    open = new Map([...open].filter(([key]) => !key.includes(person.user.id)));
  };
  const at = (place: unknown): Person => people[Number(place)] ?? people[0];

  const give = async (from: Person, to: Person, of: "board" | "resume", days: number | null) => {
    const until = days === null ? null : new Date(deps.now().getTime() + days * 86_400_000);
    const itemId = of === "resume" ? (resumes.get(from) ?? null) : null;
    const asked = {
      to: to.user.id,
      noun: of,
      itemId,
      right: "see",
      until: until?.toISOString() ?? null,
    } as const;
    const mayGive = from !== to && inside.has(from) && inside.has(to) && isPaid && !erased.has(from);
    const done = await giveGrant(deps, from.actor, team.id, asked).then(
      () => true,
      () => false,
    );
    expect(done).toBe(mayGive);
    if (done) open.set(keyOf(from, to, of), until?.getTime() ?? Number.POSITIVE_INFINITY);
  };
  const takeBack = async (from: Person, to: Person, of: GrantNoun) => {
    const { given } = await listGrants(deps, from.actor, team.id).catch(() => ({ given: [] }));
    const found = given.find((grant) => grant.to.userId === to.user.id && grant.noun === of);
    if (found) await takeBackGrant(deps, from.actor, team.id, found.id);
    open.delete(keyOf(from, to, of));
  };
  const take = async (one: { do: string } & Record<string, unknown>, pass: () => void) => {
    if (one.do === "give")
      await give(
        at(one.from),
        at(one.to),
        one.noun === "board" ? "board" : "resume",
        one.days === 1 ? 1 : null,
      );
    if (one.do === "take-back")
      await takeBack(at(one.from), at(one.to), one.noun === "board" ? "board" : "resume");
    const who = at(one.who);
    if (one.do === "leave" && inside.has(who)) await leaveTeam(deps, who.actor, team.id);
    if (one.do === "remove" && inside.has(who))
      await removeMember(deps, team.owner.actor, team.id, who.user.id);
    if (one.do === "leave" || one.do === "remove") forget(who);
    if (one.do === "return" && !inside.has(who) && !erased.has(who)) {
      await join(deps, team.id, who.actor);
      inside.add(who);
    }
    if (one.do === "erase" && !erased.has(who)) {
      await eraseNow(deps, who.user.id);
      erased.add(who);
      forget(who);
    }
    if (one.do === "plan-ends") {
      await team.setActive(false);
      if (isPaid) open = new Map();
      isPaid = false;
    }
    if (one.do === "plan-returns") {
      await team.setActive(true);
      isPaid = true;
    }
    if (one.do === "two-days-pass") pass();
  };
  /** Every member asks for every other one's things. */
  const check = async (now: number) => {
    for (const from of people)
      for (const to of people) {
        if (erased.has(from) || erased.has(to) || from === to) continue;
        const place = { teamId: team.id, ownerId: from.user.id };
        const reads = {
          board: () => readSharedBoard(deps, to.actor, place),
          resume: () => readSharedResume(deps, to.actor, place, resumes.get(from) ?? ""),
        };
        for (const of of ["board", "resume"] as const) {
          const may = (open.get(keyOf(from, to, of)) ?? 0) > now;
          const did = await reads[of]().then(
            () => true,
            () => false,
          );
          expect({ of, did }).toEqual({ of, did: may });
        }
      }
    for (const person of people.filter((one) => !erased.has(one))) {
      expect((await listApplications(deps, person.actor, { archived: false })).applications).toHaveLength(1);
      expect((await listResumes(deps, person.actor)).resumes).toHaveLength(1);
    }
  };
  return { take, check };
}
