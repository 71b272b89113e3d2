import type { ExportSection } from "../../export-section.ts";
import { cardCommentOf, cardTextOf } from "./cards.ts";
import { readOwner, readWrittenCards, readWrittenComments } from "./store.ts";

/** Cards and comments that a person wrote on boards of teams. The cards stay with the team when the person goes. */
export const exportTeamCards: ExportSection = {
  name: "team-boards",
  tables: ["team_cards", "team_card_comments"],
  read: async (deps, userId) => {
    const sealOf = async (teamId: string) => {
      const ownerId = await readOwner(deps.db, teamId);
      return ownerId === null ? null : deps.keys.of(deps.db, ownerId);
    };
    const cards: object[] = [];
    for (const row of await readWrittenCards(deps.db, userId)) {
      const seal = await sealOf(row.teamId);
      if (seal !== null) cards.push({ ...cardTextOf(row, seal), createdAt: row.createdAt });
    }
    const comments: object[] = [];
    for (const { comment, teamId } of await readWrittenComments(deps.db, userId)) {
      const seal = await sealOf(teamId);
      if (seal !== null) comments.push({ text: cardCommentOf(comment, seal), createdAt: comment.createdAt });
    }
    return { data: { cards, comments } };
  },
};
