import type { ExportSection } from "../../export-section.ts";
import { nameOfMember } from "./item-names.ts";
import { readAllGiven, readLooks } from "./store.ts";

/** A person's grants, and the looks at their things. Grants held by them belong to those who gave them. */
export const exportGrants: ExportSection = {
  name: "grants",
  tables: ["grants", "grant_looks"],
  read: async (deps, userId) => {
    const given = await readAllGiven(deps.db, userId);
    const looks = await readLooks(deps.db, userId);
    const ids = [...given.map(({ toId }) => toId), ...looks.flatMap(({ viewerId }) => viewerId ?? [])];
    const names = new Map<string, string>();
    for (const id of new Set(ids)) names.set(id, await nameOfMember(deps, id));
    return {
      data: {
        given: given.map(({ toId, noun, itemId, right, until, createdAt }) => ({
          ...{ to: names.get(toId) ?? "", noun, itemId, right, until, createdAt },
        })),
        looks: looks.map(({ viewerId, noun, itemId, day, firstAt, lastAt }) => ({
          ...{ viewer: names.get(viewerId ?? "") ?? "", noun, itemId, day, firstAt, lastAt },
        })),
      },
    };
  },
};
