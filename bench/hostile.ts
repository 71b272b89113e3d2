import { readFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { loadavg } from "node:os";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";
import { ApiPerson } from "../e2e/api.ts";
import { type RunningProduct, startProduct } from "../e2e/product.ts";
import { fullBodies } from "./hostile/full-bodies.ts";
import { type HostileRequest, hostileRequests } from "./hostile/requests.ts";
import { processorShares } from "./processor-shares.ts";
import { type Pauses, startMeasured } from "./start-measured.ts";

const pauseTarget = 50;
const uploadsAtOnce = 50;
const memoryTarget = 300;
const keptTarget = 70;
/** Requests a minute that are answered for one address. */
const requestsAMinute = 600;

const print = (what: string, reached: string, target: string) =>
  console.log(`${what.padEnd(46)} ${reached.padEnd(58)} ${target}`);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends one request and returns its status; 0 when the connection was closed before an answer. */
function send(url: string, hostile: HostileRequest, cookie: string): Promise<number> {
  const { method, path, headers = {}, body, isSignedIn = false } = hostile;
  return new Promise((resolve) => {
    const asked = httpRequest(url + path, {
      method,
      agent: new Agent(),
      headers: {
        origin: url,
        ...(isSignedIn ? { cookie } : {}),
        ...headers,
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      },
    });
    asked.on("response", (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", () => resolve(0));
    asked.end(body);
  });
}

/** Processor seconds of a process and its threads so far. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** A file of /proc; null when its process has ended, also between opening and reading it. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT" || code === "ESRCH") return null;
    throw error;
  }
}

/** Memory in MB of a process and all its children, with shared pages counted once (PSS from /proc). */
function memoryMegabytes(pid: number): number {
  const own = /^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`) ?? "")?.[1] ?? 0;
  const children = (readProc(`${pid}/task/${pid}/children`) ?? "").trim().split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + memoryMegabytes(Number(child)), Number(own) / 1_024);
}

/** Measures a product, and ends it also when the measurement failed. */
async function measured(product: RunningProduct, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } finally {
    await product.remove();
  }
}

/**
 * Sends each hostile request three times and prints its longest pause: the best of three, because the first runs cold.
 */
async function measurePauses(
  { url, pid }: RunningProduct,
  pauses: () => Promise<Pauses>,
  cookie: string,
): Promise<void> {
  const only = process.argv[3] ?? "";
  let over = 0;
  const requests = [...hostileRequests(), ...fullBodies()].filter(({ what }) => what.includes(only));
  for (const hostile of requests) {
    let best: Pauses = { clock: Number.POSITIVE_INFINITY, thread: Number.POSITIVE_INFINITY };
    let status = 0;
    const before = processorSeconds(pid);
    for (let round = 0; round < 3; round++) {
      await pause(100);
      await pauses();
      status = await send(url, hostile, cookie);
      await pause(50);
      const { clock, thread } = await pauses();
      best = { clock: Math.min(best.clock, clock), thread: Math.min(best.thread, thread) };
    }
    const used = ((processorSeconds(pid) - before) / 3) * 1_000;
    if (best.thread > pauseTarget) over += 1;
    const wrong = hostile.expected.includes(status) ? "" : `, expected ${hostile.expected.join(" or ")}`;
    print(
      hostile.what,
      `${ms(best.thread)} of processor, ${ms(best.clock)} by the clock; in all ${ms(used)}; ${status}${wrong}`,
      `${pauseTarget} ms`,
    );
  }
  print("requests that paused longer than the target", `${over} of ${requests.length}`, "0");
}

interface Answers {
  readonly perSecond: number;
  /** Processor time of the product for each answer, its background work included. */
  readonly processorMs: number;
}

/** Counts another person's answers during eight seconds of some other load. */
async function answersASecond({ url, pid }: RunningProduct, person: ApiPerson): Promise<Answers> {
  const options = { url: `${url}/api/user/${person.id}`, headers: { cookie: person.cookie } };
  const used = processorSeconds(pid);
  const { requests, non2xx } = await autocannon({ ...options, connections: 8, workers: 1, duration: 8 });
  if (non2xx > 0) throw new Error(`${non2xx} reads were refused`);
  const processorMs = ((processorSeconds(pid) - used) * 1_000) / requests.total;
  return { perSecond: requests.average, processorMs };
}

const kept = (before: Answers, meanwhile: Answers) =>
  `${meanwhile.perSecond.toFixed(0)}/s of ${before.perSecond.toFixed(0)}/s: ${((meanwhile.perSecond / before.perSecond) * 100).toFixed(0)} %; processor ${meanwhile.processorMs.toFixed(2)} of ${before.processorMs.toFixed(2)} ms each`;

/** As many hostile requests as the limit of one address allows, spread evenly over the measurement. */
async function measureOthers(product: RunningProduct, person: ApiPerson): Promise<void> {
  await answersASecond(product, person);
  const before = await answersASecond(product, person);
  const requests = hostileRequests().filter(({ isSignedIn = false }) => !isSignedIn);
  let isOver = false;
  const flood = (async () => {
    const sent: Promise<number>[] = [];
    for (let i = 0; !isOver; i++) {
      const next = requests[i % requests.length];
      if (next !== undefined) sent.push(send(product.url, next, ""));
      await pause(60_000 / requestsAMinute);
    }
    await Promise.all(sent);
  })();
  const meanwhile = await answersASecond(product, person);
  isOver = true;
  await flood;
  print("answers to others under hostile requests", kept(before, meanwhile), `at least ${keptTarget} %`);
}

/** Many people upload ten megabytes each at the same moment. */
async function upload({ url, pid }: RunningProduct, people: readonly ApiPerson[], variant: string) {
  const hostile = hostileRequests().find(({ what }) => what === variant);
  if (hostile === undefined) throw new Error("There is no such upload.");
  const began = performance.now();
  const used = processorSeconds(pid);
  const statuses = await Promise.all(people.map(({ cookie }) => send(url, hostile, cookie)));
  const counted = [...new Set(statuses)].map((s) => `${statuses.filter((t) => t === s).length} x ${s}`);
  const seconds = (performance.now() - began) / 1_000;
  print(
    `${people.length} uploads at once: ${variant}`,
    `${counted.join(", ")}; last after ${seconds.toFixed(1)} s, ${(processorSeconds(pid) - used).toFixed(1)} s of processor`,
    "printed",
  );
}

/**
 * Memory and the answers to others are measured in separate rounds: reading /proc stops the process from allocating for
 * that moment.
 */
async function measureUploads(product: RunningProduct, person: ApiPerson, variant: string): Promise<void> {
  const people: ApiPerson[] = [];
  for (let i = 0; i < uploadsAtOnce; i++) people.push(await new ApiPerson(product.url).register());
  const before = await answersASecond(product, person);
  await pause(10_000);
  const rest = memoryMegabytes(product.pid);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryMegabytes(product.pid));
  }, 300);
  await upload(product, people, variant).finally(() => clearInterval(watch));
  print(
    `memory over rest (${rest.toFixed(0)} MB) meanwhile`,
    `${(most - rest).toFixed(0)} MB`,
    `at most ${memoryTarget} MB`,
  );
  await pause(10_000);
  let meanwhile = before;
  const shares = await processorShares(product.pid, async () => {
    const uploads = upload(product, people, variant);
    meanwhile = await answersASecond(product, person);
    await uploads;
  });
  print("answers to others meanwhile", kept(before, meanwhile), `at least ${keptTarget} %`);
  const told = Object.entries(shares).map(([who, seconds]) => `${who} ${seconds.toFixed(1)} s`);
  print("processor meanwhile", told.join(", "), "printed");
}

/** Seconds until the server ends a connection that sends its headers byte by byte. */
async function measureSlowHeaders({ url }: RunningProduct): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const began = performance.now();
  socket.write("GET / HTTP/1.1\r\n");
  const drip = setInterval(() => socket.write("x"), 500);
  const answer = await text(socket).catch(() => "");
  clearInterval(drip);
  const seconds = (performance.now() - began) / 1_000;
  print("slow headers are cut after", `${seconds.toFixed(1)} s; ${answer.split("\r\n", 1)[0]}`, "10 s");
}

/**
 * Sends requests on that many connections for eight seconds, each from its own address; returns wait times in ms by
 * status.
 */
async function flood(url: string, cookie: string, connections: number): Promise<Map<number, number[]>> {
  const waits = new Map<number, number[]>();
  // Made when they are sent: a list would be prepared for each connection, and hold up this process for seconds.
  let sent = 0;
  const setupRequest = (request: object) => {
    const i = sent++ % 1_000;
    return {
      ...request,
      path: `/api/jobs/search?query=nurse+${i}`,
      headers: { cookie, "x-forwarded-for": `10.${i >> 8}.${i & 255}.1` },
    };
  };
  await new Promise<void>((resolve, reject) => {
    const load = autocannon(
      { url, connections, duration: 8, timeout: 60, requests: [{ setupRequest }] },
      (error) => (error === null ? resolve() : reject(error)),
    );
    load.on("response", (_client, status, _bytes, ms) => {
      // Copying what was measured so far would hold up this process, and so make every wait look longer.
      const sameStatus = waits.get(status);
      if (sameStatus === undefined) waits.set(status, [ms]);
      else sameStatus.push(ms);
    });
  });
  return waits;
}

/** Five times the normal load: counts the answers, and times the refusals. */
async function measureOverload(): Promise<void> {
  const product = await startProduct({ env: { RATE_LIMITS: "enforced", TRUSTED_PROXIES: "127.0.0.1" } });
  await measured(product, () => measureSearches(product));
}

async function measureSearches(product: RunningProduct): Promise<void> {
  const person = await aPerson(product);
  // The first search loads the towns and compiles, which takes half a second of processor by itself.
  await person.call("GET", "/api/jobs/search?query=nurse");
  for (const connections of [200, 1_000]) {
    const waits = await flood(product.url, person.cookie, connections);
    const told = [...waits].map(([status, all]) => {
      const at = (q: number) =>
        all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(q * all.length))] ?? 0;
      return `${status}: ${(all.length / 8).toFixed(0)}/s, p50 ${ms(at(0.5))}, p99 ${ms(at(0.99))}`;
    });
    print(`${connections} searches at a time`, told.join("; "), "503 early, others within 2 s");
  }
}

const aPerson = async ({ url }: RunningProduct) => (await new ApiPerson(url).register()).onboard();

async function measureRequests(): Promise<void> {
  const { product, pauses } = await startMeasured();
  await measured(product, async () => {
    const person = await aPerson(product);
    await pause(5_000);
    await measurePauses(product, pauses, person.cookie);
    if (process.argv[3] !== undefined) return;
    await measureSlowHeaders(product);
    await measureOthers(product, person);
  });
}

async function measureAllUploads(): Promise<void> {
  for (const variant of ["a form with a resume of 10 MB", "a resume of 10 MB as base64"]) {
    const product = await startProduct();
    await measured(product, async () => measureUploads(product, await aPerson(product), variant));
  }
}

/**
 * Measures hostile requests against the built product; prints a row for each figure, with its target. `-- hostile
 * uploads` and `-- hostile overload` measure only that part, `-- hostile WORDS` the pauses of requests with these words
 * in their names.
 */
export async function bench(): Promise<void> {
  const only = process.argv[3];
  if (only !== "uploads" && only !== "overload") await measureRequests();
  if (only === undefined || only === "overload") await measureOverload();
  if (only === undefined || only === "uploads") await measureAllUploads();
  console.log(
    `load average ${loadavg()
      .map((one) => one.toFixed(1))
      .join(", ")}`,
  );
}
