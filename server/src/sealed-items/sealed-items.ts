import { isDeepStrictEqual } from "node:util";
import { AppError, type ErrorCode } from "@waymark/contract/errors";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { newId } from "../ids.ts";
import {
  countItems,
  deleteRow,
  insertItem,
  lockItem,
  lockItems,
  type OpenedItem,
  readItems,
  type SealedItemTable,
  updateItem,
} from "./store.ts";

type Change<Text> = { readonly [Field in keyof Text]?: Text[Field] | undefined };
type Versioned<Text> = Text & { readonly version: number };

export interface SealedItemKind<Text extends object, Item extends Versioned<Text>> {
  readonly table: SealedItemTable;
  /** An advisory lock serialises additions of one person; another number for each kind. */
  readonly lock: number;
  readonly limit: number;
  readonly tooMany: ErrorCode;
  readonly Text: z.ZodType<Text>;
  readonly itemOf: (text: Text, row: Omit<OpenedItem, "content">) => Item;
  readonly publishChange: (deps: Deps, actor: Actor, id: string) => Promise<void>;
  readonly check?: (text: Text) => void;
}

const itemOf = <Text extends object, Item extends Versioned<Text>>(
  kind: SealedItemKind<Text, Item>,
  { content, ...row }: OpenedItem,
): Item => kind.itemOf(kind.Text.parse(content), row);

/** @throws AppError `not_found`. */
async function ownItem<Text extends object, Item extends Versioned<Text>>(
  kind: SealedItemKind<Text, Item>,
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Item> {
  const row = await lockItem(deps, kind.table, actor.userId, id);
  if (row === null) throw new AppError("not_found");
  return itemOf(kind, row);
}

export async function listItems<Text extends object, Item extends Versioned<Text>>(
  kind: SealedItemKind<Text, Item>,
  deps: Deps,
  userId: string,
): Promise<Item[]> {
  return (await readItems(deps, kind.table, userId)).map((row) => itemOf(kind, row));
}

/** @throws AppError `kind.tooMany`, and those of `kind.check`. */
export async function createItem<Text extends object, Item extends Versioned<Text>>(
  kind: SealedItemKind<Text, Item>,
  deps: Deps,
  actor: Actor,
  text: Text,
): Promise<Item> {
  const content = kind.Text.parse(text);
  kind.check?.(content);
  return inTransaction(deps, async (tx) => {
    await lockItems(tx.db, actor.userId, kind.lock);
    if ((await countItems(tx.db, kind.table, actor.userId)) >= kind.limit)
      throw new AppError(kind.tooMany, { limit: kind.limit });
    const id = newId();
    await insertItem(tx, kind.table, actor.userId, { id, content });
    await kind.publishChange(tx, actor, id);
    return ownItem(kind, tx, actor, id);
  });
}

/** @throws AppError `not_found`; `conflict` with `details.current`; those of `kind.check`. */
export async function saveItem<Text extends object, Item extends Versioned<Text>>(
  kind: SealedItemKind<Text, Item>,
  deps: Deps,
  actor: Actor,
  id: string,
  { version, change }: { readonly version: number | undefined; readonly change: Change<Text> },
): Promise<Item> {
  return inTransaction(deps, async (tx) => {
    const current = await ownItem(kind, tx, actor, id);
    const written = kind.Text.parse(current);
    const content = kind.Text.parse({ ...written, ...change });
    kind.check?.(content);
    if (isDeepStrictEqual(content, written)) return current;
    if (version !== undefined && version !== current.version) throw new AppError("conflict", { current });
    await updateItem(tx, kind.table, actor.userId, { id, content, version: current.version + 1 });
    await kind.publishChange(tx, actor, id);
    return ownItem(kind, tx, actor, id);
  });
}

/** @throws AppError `not_found`. */
export async function deleteItem<Text extends object, Item extends Versioned<Text>>(
  kind: SealedItemKind<Text, Item>,
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await deleteRow(tx.db, kind.table, actor.userId, id))) throw new AppError("not_found");
    await kind.publishChange(tx, actor, id);
  });
}
