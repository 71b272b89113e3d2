import type { ExportSection } from "../../export-section.ts";
import { exportManualJobs } from "../jobs/manual/store-manual-job.ts";
import { readFollowed } from "./boards/boards-store.ts";
import { unfollowAll } from "./boards/followed-companies.ts";

export const exportJobs: ExportSection = {
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
        ownPostings: await exportManualJobs(deps, userId),
      },
    };
  },
  dropUnproven: unfollowAll,
};
