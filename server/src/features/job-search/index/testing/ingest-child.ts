import { pino } from "pino";
import { openEmbedded } from "../../../../db/embedded/open-embedded.ts";
import { migrate } from "../../../../db/migrate.ts";
import { testDeps } from "../../../../testing/deps.ts";
import { storePostings } from "../../../jobs/store-postings.ts";
import { aPosting } from "../../../jobs/testing/a-posting.ts";

// Takes postings in without end, merging and saving on the way, until it is killed. Says how many it has kept.
const [folder = "", run = ""] = process.argv.slice(2);
const database = await openEmbedded({ dataDir: folder, log: pino({ level: "silent" }) });
await migrate(database);
const deps = await testDeps({ database, config: { DATA_DIR: folder } });
for (let batch = 0; ; batch++) {
  const postings = Array.from({ length: 20 }, (_, i) =>
    aPosting({
      title: "Night Nurse",
      url: `https://jobs.example.org/${run}-${batch}-${i}`,
      company: `Ward ${run} ${batch} ${i}`,
    }),
  );
  await storePostings(deps, postings);
  process.stdout.write(`${(batch + 1) * 20}\n`);
  if (batch % 10 === 9) await deps.jobIndex.rebuild();
}
