import type { ExportSection } from "../../export-section.ts";
import { contentOf } from "./branding/brand.ts";
import { readBrandOf } from "./branding/store.ts";
import { leaveEveryTeam } from "./remove-member.ts";
import { openAddress, readOpenInvitations, readOwnTeam, readTeamsOf } from "./store.ts";

/** A person's teams, and the invitations to their own. Members' own data belongs to the members. */
export const exportTeams: ExportSection = {
  name: "teams",
  tables: ["teams", "team_members", "team_invitations", "team_brands"],
  read: async (deps, userId) => {
    const own = await readOwnTeam(deps.db, userId);
    const invitations: { email: string; createdAt: Date; expiresAt: Date }[] = [];
    for (const one of own === null ? [] : await readOpenInvitations(deps.db, own.id)) {
      const { createdAt, expiresAt } = one;
      invitations.push({ email: await openAddress(deps, userId, one), createdAt, expiresAt });
    }
    const found = own === null ? null : await readBrandOf(deps.db, own.id);
    const brand = found === null || found.brand === null ? null : await contentOf(deps, found);
    const teams = await readTeamsOf(deps.db, userId);
    return {
      data: { teams: teams.map(({ team, role }) => ({ name: team.name, role })), invitations, brand },
    };
  },
  dropUnproven: leaveEveryTeam,
};
