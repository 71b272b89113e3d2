import { AppError } from "@waymark/contract/errors";
import { type CodeDeps, type CodeFor, codeHash, codeId } from "./make-code.ts";
import { tryCode } from "./store.ts";

const attemptsAtMost = 5;

/**
 * Call it before your transaction, not in it: a wrong attempt must stay counted when you then throw. Of parallel calls
 * with the right code exactly one succeeds.
 * @throws AppError `code_invalid` when it is wrong, used, older than ten minutes, or five attempts were made.
 */
export async function useCode(deps: CodeDeps, target: CodeFor, given: string): Promise<void> {
  if (deps.db !== deps.database.db) throw new Error("A code is used outside of any transaction.");
  const id = codeId(deps, target);
  const attempt = { id, codeHash: codeHash(deps, id, given), atMost: attemptsAtMost, at: deps.now() };
  if (!(await tryCode(deps.db, attempt))) throw new AppError("code_invalid");
}
