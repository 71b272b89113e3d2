import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { findAccount, readAccounts } from "./sessions/session-store.ts";

const listedAtMost = 100;

/** Accounts for the operator, newest first: at most 100, optionally only those with a part of an email address. */
export async function listAccounts(deps: Deps, find?: string) {
  const rows = await readAccounts(deps.db, find, deps.now(), listedAtMost + 1);
  return { accounts: rows.slice(0, listedAtMost), areMore: rows.length > listedAtMost };
}

/**
 * The account that the operator names by its whole email address or id.
 * @throws AppError `not_found`.
 */
export async function namedAccount(deps: Deps, name: string): Promise<{ id: string; email: string }> {
  const found = await findAccount(deps.db, name);
  if (found === null) throw new AppError("not_found");
  return found;
}
