import type { PersonalPart } from "../../export-section.ts";
import { readOwnJobs } from "../jobs/manual/manual-jobs-store.ts";
import { readFollowed } from "./boards/boards-store.ts";
import { unfollowAll } from "./boards/list-followed.ts";

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
