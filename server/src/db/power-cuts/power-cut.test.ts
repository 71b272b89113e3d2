import { describe, expect, it } from "vitest";
import { cutPower } from "./testing/cut-power.ts";
import { whyNoRecording } from "./testing/recording.ts";

const why = whyNoRecording();
// `npm run test:long` runs the full rounds.
describe.skipIf(why !== null)(
  `the power is cut while rows are written${why === null ? "" : ` (${why})`}`,
  () => {
    it("the folder opens each time, and every acknowledged row is there", { timeout: 300_000 }, async () => {
      const figures = await cutPower("as the product", { rows: 400, cuts: 5, seed: 1 });
      expect(figures).toMatchObject({ cuts: 5, lost: 0, unopened: [], unlike: [] });
      expect(figures.lookedFor).toBeGreaterThan(400);
    });

    it("without syncing to disk something is lost, which shows that this test can fail", {
      timeout: 300_000,
    }, async () => {
      const { lost, unopened } = await cutPower("no-fsync", { rows: 200, cuts: 2, seed: 2, worst: true });
      expect(lost + unopened.length).toBeGreaterThan(0);
    });
  },
);
