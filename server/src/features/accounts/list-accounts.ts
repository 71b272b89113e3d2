import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { findAccount, readAccounts } from "./sessions/session-store.ts";

const listedAtMost = 100;

/** Newest first, at most 100; `find` is part of an email address. */
export async function listAccounts(deps: Deps, find?: string) {
  const rows = await readAccounts(deps.db, find, deps.now(), listedAtMost + 1);
  return { accounts: rows.slice(0, listedAtMost), areMore: rows.length > listedAtMost };
}

/** @param name The whole email address or id. @returns the id as `email`, too, for an account without one. */
export async function namedAccount(deps: Deps, name: string): Promise<{ id: string; email: string }> {
  const found = await findAccount(deps.db, name);
  if (found === null) throw new AppError("not_found");
  return found;
}
