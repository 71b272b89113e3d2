import { chmodSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { databaseAccount, isRoot } from "../server/src/db/embedded/account.ts";
import { giveTreeOwnership } from "../server/src/db/embedded/home.ts";
import { seeded } from "../server/src/db/power-cuts/testing/cut-power.ts";
import type { RecordedFolder } from "../server/src/db/power-cuts/testing/recorded-folder.ts";
import { Recording } from "../server/src/db/power-cuts/testing/recording.ts";
import { kinds, type WriteRecord } from "../server/src/db/power-cuts/testing/write-record.ts";
import { freshDataDir } from "../server/src/testing/template.ts";
import { ApiPerson, password } from "./api.ts";
import { startProduct } from "./product.ts";

export interface ProductCutFigures {
  readonly cuts: number;
  /** Cuts during the first start, before any acknowledgement. */
  readonly duringFirstStart: number;
  /** Acknowledged accounts, applications and uploaded files that were checked, over all cuts. */
  readonly lookedFor: number;
  readonly lost: readonly string[];
  /** Cuts after which the product did not start, with its output. */
  readonly unopened: readonly string[];
}

const people = 2;
const textOf = (title: string) => `Cover letter for ${title}. `.repeat(200);

/**
 * Records the whole product from its first start in an empty folder, while people sign up, save applications and upload
 * files, and cuts the power at random moments, a quarter of them during that start. After each cut the product starts
 * on the folder as it may look then, and everything acknowledged by that moment is checked.
 */
export async function cutProductsPower(options: {
  cuts: number;
  seed: number;
  saves: number;
}): Promise<ProductCutFigures> {
  const work = freshDataDir("waymark-cuts-");
  const dataDir = join(work, "data");
  mkdirSync(dataDir, { mode: 0o711 });
  try {
    const recording = new Recording(dataDir, work);
    const product = await startProduct({ dataDir, env: { ...recording.environment, PLANS: "open" } });
    await Promise.all(
      Array.from({ length: people }, (_, i) => save(product.url, i, options.saves, recording)),
    );
    await product.end();
    const { base, records } = recording.end();
    return await tryCuts(base, records, work, options);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function save(url: string, number: number, saves: number, recording: Recording): Promise<void> {
  const person = await new ApiPerson(url).register(`cut${number}@example.org`);
  await person.onboard();
  recording.acknowledge(`account ${person.email}`);
  for (let i = 0; i < saves; i++) {
    const title = `Nurse ${number}-${i}`;
    const saved = await person.call("POST", "/api/applications", { job: { title, company: "Ward" } });
    if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}`);
    recording.acknowledge(`application ${person.email} ${title}`);
    const { id } = saved.body.application as { id: string };
    const form = new FormData();
    form.set("file", new Blob([textOf(title)]), "letter.txt");
    const kept = await person.call("POST", `/api/application-files/${id}`, form);
    if (kept.status !== 200) throw new Error(`Uploading answered ${kept.status}`);
    recording.acknowledge(`file ${person.email} ${id} ${title}`);
  }
}

async function tryCuts(
  base: RecordedFolder,
  records: readonly WriteRecord[],
  work: string,
  { cuts, seed }: { cuts: number; seed: number },
): Promise<ProductCutFigures> {
  const random = seeded(seed);
  const first = records.findIndex(({ kind }) => kind === kinds.acknowledged);
  const moments = Array.from({ length: cuts }, (_, i) =>
    i % 4 === 0 ? Math.floor(random() * first) : first + Math.floor(random() * (records.length - first)),
  ).sort((a, b) => a - b);
  const acknowledged: string[] = [];
  const lost: string[] = [];
  const unopened: string[] = [];
  let [at, lookedFor] = [0, 0];
  for (const moment of moments) {
    for (const record of records.slice(at, moment)) {
      base.play(record);
      if (record.kind === kinds.acknowledged) acknowledged.push(record.data.toString());
    }
    at = moment;
    lookedFor += acknowledged.length;
    const dataDir = join(work, "after");
    base.layAfterCut(dataDir, random);
    chmodSync(dataDir, 0o711);
    // Owners are not recorded; the whole database folder belongs to its user.
    const database = join(dataDir, "database");
    if (isRoot() && existsSync(database)) giveTreeOwnership(database, databaseAccount());
    try {
      const product = await startProduct({ dataDir, env: { PLANS: "open" } });
      for (const what of await missing(product.url, acknowledged)) lost.push(`record ${moment}: ${what}`);
      await product.remove();
    } catch (error) {
      unopened.push(`seed ${seed}, record ${moment}: ${error instanceof Error ? error.message : error}`);
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  const duringFirstStart = moments.filter((moment) => moment < first).length;
  return { cuts, duringFirstStart, lookedFor, lost, unopened };
}

/** Acknowledged data that is missing or unreadable. */
async function missing(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const email of new Set(acknowledged.map((what) => what.split(" ")[1] ?? ""))) {
    const person = new ApiPerson(url);
    const own = acknowledged.filter((what) => what.split(" ")[1] === email);
    if ((await person.call("POST", "/api/login", { email, password })).status !== 200) {
      gone.push(...own);
      continue;
    }
    const { body } = await person.call("GET", "/api/applications");
    const titles = new Set((body.applications as { job: { title: string } }[]).map(({ job }) => job.title));
    for (const what of own) {
      const [kind, , ...rest] = what.split(" ");
      if (kind === "application" && !titles.has(rest.join(" "))) gone.push(what);
      if (kind === "file" && !(await isFileThere(person, url, rest[0] ?? "", rest.slice(1).join(" "))))
        gone.push(what);
    }
  }
  return gone;
}

async function isFileThere(
  person: ApiPerson,
  url: string,
  application: string,
  title: string,
): Promise<boolean> {
  const listed = await person.call("GET", `/api/application-files?applicationId=${application}`);
  const [file] = (listed.body.files ?? []) as { id: string }[];
  const link = await person.call("POST", `/api/application-files/${file?.id}/download`, {});
  if (link.status !== 200) return false;
  const answer = await fetch(new URL(String(link.body.downloadUrl), url), {
    headers: { cookie: person.cookie },
  });
  return answer.status === 200 && (await answer.text()) === textOf(title);
}
