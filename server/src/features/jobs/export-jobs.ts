import type { PersonalPart } from "../../personal-part.ts";
import { readFollowed } from "./boards/boards-store.ts";
import { unfollowAll } from "./boards/list-followed.ts";
import { readOwnJobs } from "./own/own-store.ts";

/** The companies a person follows and the postings they brought in. */
export const exportJobs: PersonalPart = {
  name: "jobs",
  tables: ["followed_boards", "own_jobs"],
  read: async (deps, userId) => {
    const followed = await readFollowed(deps.db, userId);
    return {
      data: {
        followedCompanies: followed.map(({ address, followedAt, board }) => ({
          company: board.company,
          address,
          followedAt,
        })),
        ownPostings: await readOwnJobs(deps.db, userId),
      },
    };
  },
  dropUnproven: unfollowAll,
};
