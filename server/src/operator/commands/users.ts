import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { blockUser, unblockUser } from "../../features/accounts/block-user.ts";
import { listAccounts, namedAccount } from "../../features/accounts/list-accounts.ts";
import { endSessionsOf, forgetSessions } from "../../features/accounts/sessions/end-sessions.ts";
import { eraseNow } from "../../features/personal-data/erase-person.ts";
import { dropSecondFactor } from "../../features/security/second-factor/second-factor.ts";
import { type Command, type CommandCall, type Print, usageError } from "../command.ts";

/** Nothing is erased without it, because erasing cannot be undone. */
const sure = "--yes";

/** @throws AppError `not_found`. */
async function eraseUser({ deps, print, concerns }: CommandCall, args: readonly string[]): Promise<number> {
  const [named, ...rest] = args.filter((arg) => arg !== sure);
  if (named === undefined || rest.length > 0) return usageError;
  const { id, email } = await namedAccount(deps, named);
  concerns(id);
  if (!args.includes(sure)) {
    print("operator.erase.sure", { named: email });
    return 1;
  }
  await eraseNow(deps, id);
  print("operator.erase.done");
  return 0;
}

type Account = { readonly id: string; readonly email: string };

const actions: Readonly<Record<string, (deps: Deps, account: Account, print: Print) => Promise<void>>> = {
  async block(deps, { id, email }, print) {
    print("operator.users.blocked", { email, number: await blockUser(deps, id) });
  },
  async unblock(deps, { id, email }, print) {
    await unblockUser(deps, id);
    print("operator.users.unblocked", { email });
  },
  async "end-sessions"(deps, { id, email }, print) {
    const number = await inTransaction(deps, async (tx) => {
      await recordAudit(tx, { userId: id, action: "sessions-ended", detail: "all", by: "operator" });
      return endSessionsOf(tx, id);
    });
    forgetSessions(deps, id);
    print("operator.users.ended", { email, number });
  },
  /** For a person who has lost both their phone and their backup codes, once the operator knows that it is them. */
  async "second-factor-off"(deps, { id, email }, print) {
    print("operator.users.factorOff", { email, number: await dropSecondFactor(deps, id) });
  },
};

export const userWords = ["list", "erase", ...Object.keys(actions)];

async function list(deps: Deps, find: string | undefined, print: Print): Promise<void> {
  const { accounts, areMore } = await listAccounts(deps, find);
  if (accounts.length === 0) print("operator.users.none");
  for (const { id, email, createdAt, blockedAt, sessions } of accounts) {
    const state = blockedAt === null ? "row" : "rowBlocked";
    print(`operator.users.${state}`, { id, email, since: createdAt.toISOString().slice(0, 10), sessions });
  }
  if (areMore) print("operator.users.more", { number: accounts.length });
}

/** `users list [TEXT]`, `users block|unblock|end-sessions|second-factor-off|erase WHO`; WHO is an address or an id. */
export const usersCommand: Command = {
  name: "users",
  actionOf: ([word = ""]) => (userWords.includes(word) ? `users ${word}` : "users"),
  async run(call) {
    const { deps, args, print, concerns } = call;
    const [word = "", name, ...rest] = args;
    if (word === "erase") return eraseUser(call, args.slice(1));
    if (rest.length > 0) return usageError;
    if (word === "list") {
      await list(deps, name, print);
      return 0;
    }
    const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
    if (action === undefined || name === undefined) return usageError;
    const account = await namedAccount(deps, name);
    concerns(account.id);
    await action(deps, account, print);
    return 0;
  },
};
