import { namedAccount } from "../../features/accounts/list-accounts.ts";
import { eraseNow } from "../../features/personal-data/erase-person.ts";
import { type CommandCall, wronglyAsked } from "../command.ts";

/** Nothing is erased without it, because erasing cannot be undone. */
const sure = "--yes";

/** `users erase WHO --yes`: erases a person and all their data at once. @throws AppError `not_found`. */
export async function eraseUser(
  { deps, print, concerns }: CommandCall,
  args: readonly string[],
): Promise<number> {
  const [named, ...rest] = args.filter((arg) => arg !== sure);
  if (named === undefined || rest.length > 0) return wronglyAsked;
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
