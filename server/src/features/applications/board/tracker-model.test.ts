import type { Application, Stage } from "@waymark/contract/applications";
import { builtInStages } from "@waymark/contract/applications";
import { foldEvents, stageHistoryOf } from "@waymark/domain/applications/fold-events";
import { mayMove, phaseOf } from "@waymark/domain/applications/stages";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { createApplication } from "../create-application.ts";
import { deleteApplication, restoreApplication } from "../delete-application.ts";
import { readAllEvents } from "../events-store.ts";
import { listApplications } from "../list-applications.ts";
import { stageHistoryForFigures } from "../stage-history-for-figures.ts";
import { moveApplication, undoMove } from "./move-application.ts";
import { saveStages } from "./stages.ts";

const customId = "0190a000-0000-7000-8000-00000000000a";
const custom: Stage = { id: customId, name: "Coffee chat", phase: "interviewing", hidden: false };
const someStages = [...builtInStages, customId];

interface ModelCard {
  /** The stages that still count, the initial one first. */
  readonly path: { stage: string; at: number }[];
  /** Ids of the moves in `path`, without the initial stage. */
  readonly moves: string[];
  version: number;
  deleted: boolean;
}

interface Model {
  readonly cards: Map<string, ModelCard>;
  hasCustom: boolean;
}

interface Real {
  readonly deps: Deps;
  readonly actor: Awaited<ReturnType<typeof aPerson>>["actor"];
  readonly clock: { now: number };
}

const stagesOf = (model: Model): Stage[] =>
  builtInStages
    .map((id): Stage => ({ id, name: null, phase: phaseOf([], id) ?? "waiting", hidden: false }))
    .concat(model.hasCustom ? [custom] : []);

const phase = (id: string) => phaseOf([custom], id) ?? "waiting";

/** The card for a number; null when there are no cards. */
const pick = (model: Model, n: number): [string, ModelCard] | null => {
  const entries = [...model.cards];
  return entries[n % Math.max(1, entries.length)] ?? null;
};

type Command = fc.AsyncCommand<Model, Real>;

class Create implements Command {
  constructor(readonly stage: string) {}
  check = () => true;
  async run(model: Model, { deps, actor, clock }: Real) {
    clock.now += 60_000;
    const id = newId();
    const asked = { id, job: { title: "Nurse" }, stage: this.stage };
    const known = stagesOf(model).some((stage) => stage.id === this.stage);
    const code = await codeOf(createApplication(deps, actor, asked));
    expect(code).toBe(known ? "done" : "no_such_stage");
    if (!known) return;
    model.cards.set(id, {
      path: [{ stage: this.stage, at: clock.now }],
      moves: [],
      version: 1,
      deleted: false,
    });
    // The answer was lost, so the browser sends the request again.
    expect((await createApplication(deps, actor, asked)).version).toBe(1);
  }
  toString = () => `create(${this.stage})`;
}

class Move implements Command {
  constructor(
    readonly n: number,
    readonly to: string,
    readonly stale: boolean,
  ) {}
  check = (model: Model) => model.cards.size > 0;
  async run(model: Model, { deps, actor, clock }: Real) {
    const [id, card] = pick(model, this.n) ?? ["", null];
    if (card === null) return;
    clock.now += 60_000;
    const from = card.path.at(-1)?.stage ?? "";
    const changeId = newId();
    const asked = { changeId, to: this.to, version: this.stale ? card.version - 1 : card.version };
    const expected = card.deleted
      ? "not_found"
      : !stagesOf(model).some((stage) => stage.id === this.to)
        ? "no_such_stage"
        : from === this.to
          ? "done"
          : this.stale
            ? "conflict"
            : mayMove(phase(from), phase(this.to))
              ? "done"
              : "stage_not_allowed";
    expect(await codeOf(moveApplication(deps, actor, id, asked))).toBe(expected);
    if (expected !== "done" || from === this.to) return;
    card.path.push({ stage: this.to, at: clock.now });
    card.moves.push(changeId);
    card.version++;
    expect((await moveApplication(deps, actor, id, asked)).version).toBe(card.version);
  }
  toString = () => `move(${this.n}, ${this.to}${this.stale ? ", stale" : ""})`;
}

class Undo implements Command {
  constructor(
    readonly n: number,
    readonly wrong: boolean,
  ) {}
  check = (model: Model) => model.cards.size > 0;
  async run(model: Model, { deps, actor, clock }: Real) {
    const [id, card] = pick(model, this.n) ?? ["", null];
    if (card === null) return;
    clock.now += 60_000;
    const changeId = newId();
    const eventId = this.wrong ? newId() : (card.moves.at(-1) ?? newId());
    const expected = card.deleted ? "not_found" : eventId === card.moves.at(-1) ? "done" : "conflict";
    expect(await codeOf(undoMove(deps, actor, id, { changeId, eventId }))).toBe(expected);
    if (expected !== "done") return;
    card.path.pop();
    card.moves.pop();
    card.version++;
    if (card.path.at(-1)?.stage === customId) model.hasCustom = true;
    expect((await undoMove(deps, actor, id, { changeId, eventId })).version).toBe(card.version);
  }
  toString = () => `undo(${this.n}${this.wrong ? ", wrong" : ""})`;
}

class Trash implements Command {
  constructor(
    readonly n: number,
    readonly back: boolean,
  ) {}
  check = (model: Model) => model.cards.size > 0;
  async run(model: Model, { deps, actor, clock }: Real) {
    const [id, card] = pick(model, this.n) ?? ["", null];
    if (card === null) return;
    clock.now += 60_000;
    const work = this.back ? restoreApplication(deps, actor, id) : deleteApplication(deps, actor, id);
    expect(await codeOf(work)).toBe(this.back || !card.deleted ? "done" : "not_found");
    if (card.deleted === this.back) card.version++;
    if (this.back && card.deleted && card.path.at(-1)?.stage === customId) model.hasCustom = true;
    card.deleted = !this.back;
  }
  toString = () => `${this.back ? "restore" : "delete"}(${this.n})`;
}

class Columns implements Command {
  constructor(readonly hasCustom: boolean) {}
  check = () => true;
  async run(model: Model, { deps, actor }: Real) {
    const isUsed = [...model.cards.values()].some(
      ({ path, deleted }) => !deleted && path.at(-1)?.stage === customId,
    );
    const wanted = { ...model, hasCustom: this.hasCustom };
    const expected = isUsed && !this.hasCustom ? "stage_in_use" : "done";
    expect(await codeOf(saveStages(deps, actor, stagesOf(wanted)))).toBe(expected);
    if (expected === "done") model.hasCustom = this.hasCustom;
  }
  toString = () => `columns(${this.hasCustom ? "with" : "without"} custom)`;
}

/** The model's date of sending. */
function sentAt({ path }: ModelCard): number | null {
  const after = path.findLastIndex(({ stage }) => stage === "preparing") + 1;
  return path.slice(after).find(({ stage }) => stage !== "withdrawn")?.at ?? null;
}

async function agree(model: Model, { deps, actor }: Real): Promise<void> {
  const { applications, stages, removedStages } = await listApplications(deps, actor, { archived: true });
  const living = [...model.cards].filter(([, { deleted }]) => !deleted);
  expect(applications.map(({ id }) => id).sort()).toEqual(living.map(([id]) => id).sort());
  expect(stages.some(({ id }) => id === customId)).toBe(model.hasCustom);
  const figures = await stageHistoryForFigures(deps, actor);
  const ways = new Map(figures.applications.map((one) => [one.id, one.history]));
  const events = await readAllEvents(deps.db, actor.userId);
  for (const card of applications) {
    const expected = model.cards.get(card.id);
    const last = expected?.path.at(-1);
    const sent = expected === undefined ? null : sentAt(expected);
    const shown: Partial<Application> = {
      stage: last?.stage ?? "",
      stageSince: new Date(last?.at ?? 0).toISOString(),
      appliedAt: sent === null ? null : new Date(sent).toISOString(),
      version: expected?.version ?? 0,
    };
    expect(card).toMatchObject(shown);
    // The row's derived columns equal the events.
    expect(foldEvents(events.get(card.id) ?? [], [...stages, ...removedStages])).toEqual({
      stage: card.stage,
      stageSince: card.stageSince,
      appliedAt: card.appliedAt,
    });
    expect(ways.get(card.id)).toEqual(stageHistoryOf(events.get(card.id) ?? []));
    expect(ways.get(card.id)).toEqual(expected?.path.map(({ stage, at }) => [stage, at]));
  }
}

const n = fc.nat({ max: 3 });
const stage = fc.constantFrom(...someStages);
const commands = fc.commands(
  [
    stage.map((id) => new Create(id)),
    fc.tuple(n, stage, fc.nat(5)).map(([i, to, r]) => new Move(i, to, r === 0)),
    fc.tuple(n, stage).map(([i, to]) => new Move(i, to, false)),
    fc.tuple(n, fc.nat(5)).map(([i, r]) => new Undo(i, r === 0)),
    fc.tuple(n, fc.boolean()).map(([i, back]) => new Trash(i, back)),
    fc.boolean().map((has) => new Columns(has)),
  ],
  { maxCommands: 25 },
);

describe.each(testDatabases())("the tracker and its model on $name", ({ open }) => {
  let base: Deps;
  let actor: Real["actor"];
  beforeAll(async () => {
    base = await testDeps({ database: await open(), config: { PLANS: "open" } });
    ({ actor } = await aPerson(base));
  });
  afterAll(() => base.database.close());

  it("agree after any sequence of commands", async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (given) => {
        // Reuse the same person: everything goes to the trash, and the columns are reset.
        const clock = { now: Date.UTC(2026, 2, 1) };
        const deps: Deps = { ...base, now: () => new Date(clock.now) };
        for (const { id } of (await listApplications(deps, actor, { archived: true })).applications)
          await deleteApplication(deps, actor, id);
        const model: Model = { cards: new Map(), hasCustom: false };
        const real: Real = { deps, actor, clock };
        await saveStages(deps, actor, stagesOf(model));
        await fc.asyncModelRun(() => ({ model, real }), given);
        await agree(model, real);
      }),
      { numRuns: 25 },
    );
  });
});
