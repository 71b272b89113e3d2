import type { Application, ApplicationCard, Stage } from "@waymark/contract/applications";
import type { Change, ChangeOf, Fields } from "./change.ts";

export interface Board {
  applications: ApplicationCard[];
  stages: Stage[];
  /** The history may still name deleted stages. */
  removedStages: Stage[];
}

/** Unaffected cards stay the same objects. */
export function foldBoard(board: Board, changes: readonly Change[]): Board {
  if (changes.length === 0) return board;
  const cards = new Map(board.applications.map((card) => [card.id, card]));
  for (const change of changes) foldInto(cards, change);
  return { ...board, applications: [...cards.values()] };
}

export function foldApplication(application: Application, changes: readonly Change[]): Application {
  let shown = application;
  for (const change of changes) {
    if (change.kind === "edit" && change.id === shown.id) shown = withFields(shown, change.fields);
    else {
      const cards = new Map<string, ApplicationCard>([[shown.id, shown]]);
      foldInto(cards, change);
      const card = cards.get(shown.id);
      if (card !== undefined && card !== shown) shown = { ...shown, ...card };
    }
  }
  return shown;
}

function foldInto(cards: Map<string, ApplicationCard>, change: Change): void {
  if (change.kind === "create") {
    if (!cards.has(change.id)) cards.set(change.id, cardOf(change));
    return;
  }
  if (change.kind === "many") {
    for (const id of change.body.ids) foldMany(cards, id, change);
    return;
  }
  const card = cards.get(change.id);
  if (card === undefined) return;
  if (change.kind === "delete") cards.delete(change.id);
  else if (change.kind === "edit") {
    const { notes: _, resume: _r, letter: _l, ...fields } = change.fields;
    cards.set(card.id, withFields(card, fields));
  } else if (change.kind === "move" || change.kind === "undo") {
    if (card.stage !== change.to || card.rank !== change.rank)
      cards.set(card.id, { ...moved(card, change.to, change.at), rank: change.rank });
  }
}

function foldMany(cards: Map<string, ApplicationCard>, id: string, { body, at }: ChangeOf<"many">): void {
  const card = cards.get(id);
  if (card === undefined) return;
  const { action } = body;
  if (action.do === "delete") cards.delete(id);
  else if (action.do === "move") cards.set(id, moved(card, action.to, at));
  else if (action.do === "archive") cards.set(id, { ...card, archived: action.archived });
  else if (action.do === "tag" && !card.tags.includes(action.tag))
    cards.set(id, { ...card, tags: [...card.tags, action.tag] });
  else if (action.do === "untag")
    cards.set(id, { ...card, tags: card.tags.filter((tag) => tag !== action.tag) });
}

function moved(card: ApplicationCard, to: string, at: string): ApplicationCard {
  if (card.stage === to) return card;
  return {
    ...card,
    stage: to,
    stageSince: at,
    appliedAt: card.appliedAt ?? (to === "preparing" ? null : at),
  };
}

function withFields<C extends ApplicationCard>(card: C, { job, ...fields }: Fields): C {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...card, ...given, ...(job ? { job: { ...card.job, ...job } } : {}) };
}

function cardOf({ id, at, body, shown, rank }: ChangeOf<"create">): ApplicationCard {
  const stage = body.stage ?? "preparing";
  return {
    id,
    version: 0,
    jobId: body.jobId ?? null,
    job: shown,
    stage,
    rank,
    tags: [],
    createdAt: at,
    appliedAt: stage === "preparing" ? null : at,
    stageSince: at,
    updatedAt: at,
    deadline: null,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone: false,
    archived: false,
  };
}

export function applicationOf(change: ChangeOf<"create">): Application {
  return {
    ...cardOf(change),
    description: change.body.description ?? "",
    notes: "",
    resume: null,
    letter: null,
    events: [],
  };
}
