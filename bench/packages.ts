import { packagesPerDay } from "@waymark/contract/packages";
import { pickPostings, type RulePosting } from "@waymark/domain/packages/pick-postings";
import { applyRules } from "../server/src/features/packages/apply-rules.ts";
import { makePackage, makePackageInTurn } from "../server/src/features/packages/make-package.ts";
import { criteria, openPackagesApp } from "../server/src/features/packages/testing/packages-app.ts";
import {
  freshDatabase,
  freshDataDir,
  removeDataDir,
  startTestServer,
} from "../server/src/testing/template.ts";
import { seeded } from "./seeded.ts";

const postings = 1_000;
const rules = 20;
const atNight = 200;

const row = (what: string, reached: string, target = "") =>
  console.log(`${what.padEnd(52)} ${reached.padStart(28)}   ${target}`);
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN;
const show = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} ms`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The rules alone, on postings that no other rule has read. */
function pickingAlone(): number {
  const random = seeded(16);
  const titles = [
    "Staff Nurse",
    "Senior Midwife",
    "Krankenpfleger (m/w/d)",
    "Infirmière de bloc",
    "Enfermero/a",
  ];
  const all = Array.from(
    { length: postings },
    (_, i): RulePosting => ({
      ...{ id: `p${i}`, title: titles[i % titles.length] ?? "", company: `Clinic ${i % 90} GmbH` },
      ...{ location: i % 2 === 0 ? "Leeds, UK" : "Berlin, Germany", country: null, remote: i % 7 === 0 },
      ...{ payMin: null, payMax: 20_000 + Math.floor(random() * 40_000), payCurrency: "EUR", type: "" },
      ...{ postedAt: new Date(Date.now() - i * 1_000), match: Math.floor(random() * 100) },
    }),
  );
  const before = process.cpuUsage();
  for (let i = 0; i < rules; i++)
    pickPostings(
      {
        ...criteria,
        titles: ["Nurse", "Pflege"],
        places: ["Leeds", "Berlin"],
        avoidCompanies: [`Clinic ${i}`],
      },
      all,
      { now: new Date(), known: new Set(), left: 5 },
    );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Measures Auto Apply on a database of its own: `npm run bench -- packages`. */
export async function bench(): Promise<void> {
  row("20 rules over 1,000 postings, the rules alone", `${pickingAlone().toFixed(0)} ms of processor`);
  const server = await startTestServer();
  const folder = freshDataDir("waymark-bench-");
  const opened = await openPackagesApp({
    database: await freshDatabase(server.url),
    config: { DATA_DIR: folder },
  });
  const { deps } = opened;
  try {
    const { call, actor, word, rule, waiting, finish } = await opened.aSeeker();
    for (let i = 0; i < postings; i++) await opened.post(word, { company: `Clinic ${i}` });
    const most = { ...criteria, perDay: packagesPerDay.most };
    for (let i = 0; i < rules; i++)
      await call("POST", "/api/apply-rules", rule({ name: `Rule ${i}`, criteria: i < 8 ? most : criteria }));
    const search = () => call("GET", `/api/jobs/search?query=${word}&sort=match`);
    const looking = await timeOf(() => applyRules(deps, actor.userId));
    row("20 rules over 1,000 postings, 200 packages noted", `${looking.toFixed(0)} ms`);
    const again = await timeOf(() => applyRules(deps, actor.userId));
    row("20 rules over 1,000 postings, nothing to note", `${again.toFixed(0)} ms`, "500 ms");
    const [first, ...others] = (await waiting()).map(({ id }) => id);
    if (first === undefined) throw new Error("The rules picked nothing.");
    await search();
    const alone: number[] = [];
    for (let i = 0; i < 60; i++) alone.push(await timeOf(search));
    row("search by match alone, median / p95", show(alone));
    let isDone = false;
    const making: number[] = [];
    for (const id of others.slice(-10)) making.push(await timeOf(() => makePackage(deps, actor.userId, id)));
    const night = (async () => {
      for (const id of others.slice(0, Math.min(atNight, others.length - 10)))
        await makePackageInTurn(deps, actor.userId, id);
      isDone = true;
    })();
    const beside: number[] = [];
    while (!isDone) beside.push(await timeOf(search));
    await night;
    row("a package, made alone", show(making));
    row(
      "search by match meanwhile, median / p95",
      show(beside),
      `its own p95, ${quantile(alone, 0.95).toFixed(0)} ms`,
    );
    const print = async (id: string) => {
      for (const file of ["resume", "letter"]) await call("POST", `/api/packages/${id}/download`, { file });
    };
    await makePackage(deps, actor.userId, first);
    await finish(first);
    await print(first);
    await opened.post(word, { company: "Last Clinic" });
    const printing: number[] = [];
    for (const id of others.slice(0, 10)) {
      await finish(id);
      printing.push(await timeOf(() => print(id)));
    }
    const whole = quantile(making, 0.5) + quantile(printing, 0.5);
    row("a package: made, resume and letter printed", `${whole.toFixed(0)} ms`, "400 ms");
  } finally {
    await opened.close();
    await server.stop();
    removeDataDir(folder);
  }
}
