import type { PersonalPart } from "../../personal-part.ts";
import { openAddress, readOpenInvitations, readOwnTeam, readTeamsOf } from "./store.ts";

/** The teams the person belongs to, and whom they invited to their own. */
export const exportTeams: PersonalPart = {
  name: "teams",
  tables: ["teams", "team_members"],
  async read(deps, userId) {
    const teams = await readTeamsOf(deps.db, userId);
    const own = await readOwnTeam(deps.db, userId);
    const invitations = own === null ? [] : await readOpenInvitations(deps.db, own.id);
    return {
      data: {
        teams: teams.map(({ team: { id, name, active, createdAt }, role }) => ({
          id,
          name,
          active,
          createdAt,
          role,
        })),
        invitations: await Promise.all(
          invitations.map(async (row) => ({
            email: await openAddress(deps, userId, row),
            expiresAt: row.expiresAt,
          })),
        ),
      },
    };
  },
};
