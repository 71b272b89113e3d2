import { careerLevels, mostCareerNodes } from "@waymark/contract/careers";
import fc from "fast-check";
import type { LayoutNode } from "../paths/layout.ts";

/** Arbitrary graphs for the layout: up to 24 nodes, each after some of the earlier ones. */
export const anyGraph = fc
  .array(
    fc.record({ level: fc.constantFrom(...careerLevels), back: fc.array(fc.nat(23), { maxLength: 4 }) }),
    { minLength: 1, maxLength: mostCareerNodes },
  )
  .map((rows) => {
    const nodes: LayoutNode[] = [];
    for (const [at, { level, back }] of rows.entries()) {
      const after = [...new Set(back.filter((to) => to < at))]
        .map((to) => nodes[to])
        .filter((node) => node !== undefined);
      const depth = Math.max(0, ...after.map((node) => node.depth + 1));
      nodes.push({ id: `n${at}`, level, depth, after: after.map(({ id }) => id) });
    }
    return nodes;
  });
