import { findAccount } from "../../features/accounts/find-account.ts";
import { eraseNow } from "../../features/personal-data/erase-person.ts";
import { type CommandCall, wronglyAsked } from "../command.ts";

/** Without it nothing is erased: what is gone stays gone. */
const sure = "--yes";

/** `users erase EMAIL|ID --yes`: erases somebody and everything they keep, at once. */
export async function eraseUser({ deps, print }: CommandCall, args: readonly string[]): Promise<number> {
  const [named, ...rest] = args.filter((arg) => arg !== sure);
  if (named === undefined || rest.length > 0) {
    print("operator.erase.usage");
    return wronglyAsked;
  }
  const userId = await findAccount(deps, named);
  if (userId === null) {
    print("operator.erase.none", { named });
    return 1;
  }
  if (!args.includes(sure)) {
    print("operator.erase.sure", { named });
    return 1;
  }
  await eraseNow(deps, userId);
  print("operator.erase.done");
  return 0;
}
