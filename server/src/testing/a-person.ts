import { sql } from "drizzle-orm";
import { rowsOf } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { forgetAccount } from "../features/accounts/account.ts";
import { register } from "../features/accounts/credentials/register.ts";
import { findCaller } from "../features/accounts/sessions/find-caller.ts";
import { newId } from "../ids.ts";

export const goodPassword = "correct horse battery";

export const freshEmail = () => `${newId()}@example.org`;

/** The Cookie header that a browser sends for these cookies. */
export const cookieOf = (setCookies: readonly string[]) =>
  setCookies.map((line) => line.split(";")[0]).join("; ");

/** Has the effect of opening the mailed link. */
export async function verifyAddress(deps: Deps, userId: string): Promise<void> {
  await deps.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${userId}`);
  forgetAccount(deps, userId);
}

/** A registered, signed-in person; the address is verified only on request. */
export async function aPerson(
  deps: Deps,
  over: { email?: string; fullName?: string; verified?: boolean } = {},
) {
  const email = over.email ?? freshEmail();
  const fullName = over.fullName ?? "Nora Maria Vale";
  const { user, setCookies } = await register(deps, { email, password: goodPassword, fullName }, "de");
  if (over.verified === true) await verifyAddress(deps, user.id);
  const headers = { cookie: cookieOf(setCookies) };
  const asked = await findCaller(deps, headers);
  if (asked === null) throw new Error("A new account has no session.");
  return { email, user, setCookies, headers, actor: asked.actor, sessionId: asked.sessionId };
}

/** Kinds of the events sent to a person, in order. */
export async function eventsOf(deps: Deps, userId: string): Promise<string[]> {
  const rows = await deps.db.execute(sql`SELECT kind FROM events WHERE user_id = ${userId} ORDER BY id`);
  return rowsOf<{ kind: string }>(rows).map((row) => row.kind);
}

/** All rows of a person in a table, as a database dump would show them. */
export async function rawRows(deps: Deps, table: string, userId: string): Promise<string> {
  const name = sql.identifier(table);
  const rows = await deps.db.execute(sql`SELECT ${name}::text AS row FROM ${name} WHERE user_id = ${userId}`);
  return rowsOf<{ row: string }>(rows)
    .map((row) => row.row)
    .join("\n");
}
