import { readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { ApiPerson } from "../e2e/api.ts";
import { freshFolder, jobsLoaded, type RunningProduct, startProduct } from "../e2e/product.ts";
import { SteadyWriters } from "../e2e/steady-writers.ts";
import { queryMix } from "./postings.ts";
import { type Pauses, startMeasured } from "./start-measured.ts";

// `npm run bench -- operations [part …]`: start times, memory, and the requests a second of the whole product over HTTP
// on its embedded database. Parts: starts, killed, rest, reads, searches, saves, writes; without any, all of them.

const seconds = 8;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
const print = (what: string, reached: string, target: string): void =>
  console.log(`${what.padEnd(54)} ${reached.padEnd(62)} ${target}`);

/** Process ids of the product: its process, its descendants, and every process that works in its data folder. */
function processesOf({ pid, dataDir }: RunningProduct): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    all.flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        return [[Number(name), Number(fields[1])] as const];
      } catch {
        return [];
      }
    }),
  );
  const isOfProduct = (id: number): boolean => {
    if (id === pid) return true;
    const parent = parents.get(id);
    if (parent !== undefined && parent > 1 && isOfProduct(parent)) return true;
    try {
      // PostgreSQL's processes work in its data folder, whatever their parent is.
      return readlinkSync(`/proc/${id}/cwd`).startsWith(dataDir);
    } catch {
      return false;
    }
  };
  return [...parents.keys()].filter(isOfProduct);
}

/** PSS of a process in MB: shared pages are divided among those who share them. 0 for one that ended. */
function pssOf(id: number): number {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** Memory in MB of the whole product, with shared pages counted once (PSS). */
const memoryMegabytes = (product: RunningProduct): number =>
  processesOf(product).reduce((sum, id) => sum + pssOf(id), 0);

/** The same by kind of process, largest first: `node 240, postgres 90 (14)`. */
function memoryByProcess(product: RunningProduct): string {
  const kinds = new Map<string, { megabytes: number; number: number }>();
  for (const id of processesOf(product)) {
    const kind = id === product.pid ? "our process" : kindOf(id);
    const { megabytes, number } = kinds.get(kind) ?? { megabytes: 0, number: 0 };
    kinds.set(kind, { megabytes: megabytes + pssOf(id), number: number + 1 });
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.megabytes - a.megabytes)
    .map(
      ([kind, { megabytes, number }]) => `${kind} ${megabytes.toFixed(0)}${number > 1 ? ` (${number})` : ""}`,
    )
    .join(", ");
}

/** Its program; of a PostgreSQL process its role, of Node its script. */
function kindOf(id: number): string {
  try {
    const words = readFileSync(`/proc/${id}/cmdline`, "utf8")
      .split("\0")
      .filter((word) => word !== "");
    const role = /^postgres: (.+?)(?: waymark| [0-9A-F]|$)/.exec(words[0] ?? "")?.[1];
    if (role !== undefined) return words[0]?.includes("waymark waymark") ? "connections" : `postgres ${role}`;
    return (words.find((word) => word.endsWith(".js")) ?? words[0] ?? "").split("/").at(-1) ?? "";
  } catch {
    return "ended";
  }
}

/** Processor time in milliseconds of the whole product so far. */
function processorMs(product: RunningProduct): number {
  return processesOf(product).reduce((sum, id) => {
    try {
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      // User and system time in hundredths of a second.
      return sum + (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return sum;
    }
  }, 0);
}

interface Load {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time in milliseconds of the whole product for each request. */
  readonly processor: number;
  readonly longest: Pauses;
}

type Measured = Awaited<ReturnType<typeof startMeasured>>;

/** Sends requests for some seconds, after two seconds of warming up. */
async function underLoad(
  { product, pauses }: Measured,
  options: Omit<autocannon.Options, "url" | "duration">,
): Promise<Load> {
  const all = { url: product.url, ...options };
  await autocannon({ ...all, duration: 2 });
  await pauses();
  const before = processorMs(product);
  const result = await autocannon({ ...all, duration: seconds });
  const processor = (processorMs(product) - before) / result.requests.total;
  const longest = await pauses();
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed of ${result.requests.total}`);
  return { perSecond: result.requests.average, p99: result.latency.p99, processor, longest };
}

const told = ({ perSecond, p99, processor, longest }: Load) =>
  `${perSecond.toFixed(0)}/s, p99 ${p99} ms, ${processor.toFixed(2)} ms each, pause ${longest.clock.toFixed(0)} ms (${longest.thread.toFixed(0)} of processor), ${load()}`;

const json = (product: RunningProduct, person: ApiPerson) => ({
  cookie: person.cookie,
  origin: product.url,
  "content-type": "application/json",
});

/** A nurse's resume of about 8 kB: six jobs with five bullets each. */
const resumeContent = {
  personalInfo: {
    firstName: "Nora",
    lastName: "Vale",
    email: "nora@example.org",
    phone: "",
    location: "Leeds",
    summary: "Emergency nurse with nine years on busy wards.",
    headline: "Emergency Nurse",
  },
  experience: Array.from({ length: 6 }, (_, i) => ({
    id: `job-${i}`,
    title: "Staff Nurse",
    company: `Hospital ${i}`,
    location: "Leeds",
    startDate: `${2012 + i}-01`,
    endDate: `${2013 + i}-01`,
    current: false,
    description:
      "• Looked after twelve beds in nights and days, kept the records, and trained new colleagues in triage and wound care, with a fifth fewer falls in a year.\n".repeat(
        5,
      ),
  })),
  education: [
    { id: "e1", degree: "BSc Nursing", school: "Leeds", location: "", gpa: "", graduationDate: "2011-07" },
  ],
  skills: ["Triage", "Ventilation", "Wound Care", "Medication"],
  achievements: [],
  certifications: ["Advanced Life Support"],
};

/** Runs one after the other, because only a few passwords are hashed at a time. */
async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i++) made.push(await make());
  return made;
}

async function withResume(product: RunningProduct): Promise<{ person: ApiPerson; resumeId: string }> {
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const made = await person.call("POST", "/api/resumes", { name: "Main", content: resumeContent });
  const { id } = made.body.resume as { id: string };
  return { person, resumeId: id };
}

/** Each of `clients` people saves one change after the other, as autosave does. */
async function resumeSaves(measured: Measured, clients: number): Promise<Load> {
  const { product } = measured;
  const people = await inTurn(clients, () => withResume(product));
  let turn = 0;
  const requests = people.map(({ person, resumeId }) => ({
    method: "PUT" as const,
    path: `/api/resumes/${resumeId}`,
    headers: json(product, person),
    setupRequest: (request: autocannon.Request) => {
      turn += 1;
      const personalInfo = { ...resumeContent.personalInfo, summary: `Emergency nurse, draft ${turn}.` };
      return { ...request, body: JSON.stringify({ content: { ...resumeContent, personalInfo } }) };
    },
  }));
  return underLoad(measured, { connections: clients, requests });
}

/** Notes on a saved posting: the smallest write; each answer comes after its commit. */
async function smallWrites(measured: Measured, clients: number): Promise<Load> {
  const { product } = measured;
  const found = await fetch(`${product.url}/api/jobs/search?query=nurse&limit=1`);
  const { jobs } = (await found.json()) as { jobs: { id: string }[] };
  const jobId = encodeURIComponent(jobs[0]?.id ?? "");
  const people = await inTurn(clients, async () => {
    const person = await (await new ApiPerson(product.url).register()).onboard();
    const saved = await person.call("PUT", `/api/saved-jobs/${jobId}`);
    if (saved.status !== 200) throw new Error(`Saving a posting answered ${saved.status}`);
    return person;
  });
  let turn = 0;
  const requests = people.map((person) => ({
    method: "PUT" as const,
    path: `/api/saved-jobs/${jobId}/notes`,
    headers: json(product, person),
    setupRequest: (request: autocannon.Request) => {
      turn += 1;
      return { ...request, body: JSON.stringify({ notes: `Note ${turn}` }) };
    },
  }));
  return underLoad(measured, { connections: clients, requests });
}

async function signedInSearches(measured: Measured): Promise<Load> {
  const { product } = measured;
  const { person } = await withResume(product);
  const requests = queryMix(300).map((query) => ({
    method: "GET" as const,
    path: `/api/jobs/search?${new URLSearchParams(query)}`,
    headers: { cookie: person.cookie },
  }));
  return underLoad(measured, { connections: 8, requests });
}

async function userReads(measured: Measured): Promise<Load> {
  const { product } = measured;
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const requests = [{ path: `/api/user/${person.id}`, headers: { cookie: person.cookie } }];
  return underLoad(measured, { connections: 16, requests });
}

const quiet = { LOG_LEVEL: "silent", PLANS: "open" };
const asNpmStart = { env: quiet, command: ["scripts/start.mjs"] };

/** Seconds of the first start on an empty folder, and of five later ones on the same folder. */
async function starts(): Promise<void> {
  const first: number[] = [];
  const loaded: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < 3; round++) {
    const dataDir = freshFolder();
    const product = await startProduct({ ...asNpmStart, dataDir, waitsForJobs: false });
    first.push(product.startSeconds);
    const ready = performance.now();
    await jobsLoaded(product.url);
    loaded.push(product.startSeconds + (performance.now() - ready) / 1_000);
    await product.end();
    for (let again = 0; again < 2; again++) {
      const next = await startProduct({ ...asNpmStart, dataDir });
      warm.push(next.startSeconds);
      await next.end();
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
  print("first start of a built clone (median of 3)", `${median(first).toFixed(2)} s, ${load()}`, "4 s");
  print("  until its sample jobs are loaded, too (median of 3)", `${median(loaded).toFixed(2)} s`, "");
  print("warm start (median of 6)", `${median(warm).toFixed(2)} s, ${load()}`, "2.5 s");
}

/**
 * Kills the product with signal 9 while 32 people write, and starts it again at once: the database server of before has
 * to end, and the log has to be replayed.
 */
async function startsAfterKills(): Promise<void> {
  const dataDir = freshFolder();
  let product = await startProduct({ ...asNpmStart, dataDir });
  const found: { seconds: number; processor: number }[] = [];
  try {
    for (let round = 0; round < 5; round++) {
      const writers = await SteadyWriters.start(product.url, 32);
      await wait(4_000);
      const stopped = writers.stop();
      await product.end("SIGKILL");
      product = await startProduct({ ...asNpmStart, dataDir });
      found.push({ seconds: product.startSeconds, processor: processorMs(product) / 1_000 });
      await stopped;
    }
  } finally {
    await product.remove();
  }
  const took = found.map((start) => start.seconds);
  const used = median(found.map((start) => start.processor)).toFixed(2);
  const told = `${median(took).toFixed(2)} s, longest ${Math.max(...took).toFixed(2)} s, ${used} s of processor, ${load()}`;
  print("start after kill -9 under load (median of 5)", told, "5 s");
}

async function memoryAtRest(): Promise<void> {
  const product = await startProduct({ ...asNpmStart, dataDir: freshFolder() });
  await wait(60_000);
  print(
    "memory 60 s after the first start, all processes",
    `${memoryMegabytes(product).toFixed(0)} MB`,
    "260 MB",
  );
  console.log(`  in MB: ${memoryByProcess(product)}`);
  await product.remove();
}

/** Measures starts, memory and load. On a busy machine, compare the processor times. */
export async function bench(): Promise<void> {
  const asked = process.argv.slice(3);
  const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
  if (isAsked("starts")) await starts();
  if (isAsked("killed")) await startsAfterKills();
  if (isAsked("rest")) await memoryAtRest();
  if (!["reads", "searches", "saves", "writes"].some(isAsked)) return;
  const measured = await startMeasured({ dataDir: freshFolder(), env: quiet });
  const { product } = measured;
  const part = async (name: string, what: string, run: () => Promise<Load>, target: string) => {
    if (isAsked(name)) print(what, told(await run()), target);
  };
  try {
    // Sample postings exist before the first search.
    await wait(5_000);
    await part("reads", "user read, 16 clients", () => userReads(measured), "3,000/s");
    await part("searches", "signed-in search, 8 clients", () => signedInSearches(measured), "900/s");
    const savesTarget = "500/s, p99 300 ms";
    await part("saves", "resume save, 16 clients", () => resumeSaves(measured, 16), savesTarget);
    await part("saves", "resume save, 80 clients", () => resumeSaves(measured, 80), "printed");
    const writesTarget = "1,000/s, pause 50 ms";
    await part(
      "writes",
      "acknowledged small writes, 32 clients",
      () => smallWrites(measured, 32),
      writesTarget,
    );
    print("memory after the load", `${memoryMegabytes(product).toFixed(0)} MB`, "400 MB");
    console.log(`  in MB: ${memoryByProcess(product)}`);
    await wait(60_000);
    print("memory a minute after the load", `${memoryMegabytes(product).toFixed(0)} MB`, "400 MB");
    console.log(`  in MB: ${memoryByProcess(product)}`);
  } finally {
    await product.remove();
  }
}
