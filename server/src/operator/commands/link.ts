import { type Command, usageError } from "../command.ts";
import { createLink, linkMinutes } from "../links.ts";

export const linkCommand: Command = {
  name: "link",
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    print("operator.link.made", { link: await createLink(deps), minutes: linkMinutes });
    return 0;
  },
};
