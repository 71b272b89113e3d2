import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import autocannon from "autocannon";
import { ApiPerson } from "../e2e/api.ts";
import { freshFolder, type RunningProduct, spawnProduct, startProduct } from "../e2e/product.ts";
import { chromiumFlags, findChromium } from "../scripts/suite/find-chromium.mjs";
import { startPostgres } from "../server/src/testing/postgres.ts";
import { generatePostings, queryMix } from "./postings.ts";

const postings = 12_000;

interface Row {
  readonly what: string;
  readonly reached: string;
  readonly target: string;
}

const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Loads generated postings into a data folder with the operator's import command. */
async function importPostings(dataDir: string, env: Record<string, string> = {}): Promise<void> {
  const file = join(freshFolder(), "postings.jsonl");
  writeFileSync(
    file,
    generatePostings(postings)
      .map((posting) => JSON.stringify(posting))
      .join("\n"),
  );
  const { ended, output } = spawnProduct({ DATA_DIR: dataDir, ...env }, [
    "scripts/operator.mjs",
    "import-jobs",
    file,
  ]);
  const code = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${output()}`);
  console.log(output().trim());
  rmSync(file);
}

async function warmStart(dataDir: string): Promise<number[]> {
  const seconds: number[] = [];
  for (let i = 0; i < 5; i++) {
    const product = await startProduct({
      dataDir,
      env: { LOG_LEVEL: "silent" },
      command: ["scripts/start.mjs"],
    });
    seconds.push(product.startSeconds);
    await product.end();
  }
  return seconds;
}

/** JavaScript in gzipped kB that Chromium loads for the sign-in page with an empty cache. */
async function signInScripts(url: string): Promise<number | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`${url}/signin`, { waitUntil: "networkidle" });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await browser.close();
  return bytes / 1_000;
}

async function searches(product: RunningProduct): Promise<{ p50: number; p95: number }> {
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const queries = queryMix(300);
  const times: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const query of queries) {
      const path = `/api/jobs/search?${new URLSearchParams(query)}`;
      const took = await timed(async () => {
        const answer = await person.call("GET", path);
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      });
      if (round > 0) times.push(took);
    }
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** The onboarding's upload call, on resumes of the corpus if it is there, else on the project's fixtures. */
async function parses(product: RunningProduct): Promise<{ p50: number; p95: number; files: number }> {
  const corpus = "../shared/corpus/resumes/dev";
  const folder = existsSync(corpus) ? corpus : "server/src/document-parsers/fixtures";
  const files = readdirSync(folder)
    .filter((file) => /\.(pdf|docx?)$/i.test(file) && !/scan/i.test(file))
    .slice(0, 40);
  const person = await new ApiPerson(product.url).register();
  const times: number[] = [];
  for (const file of files) {
    const form = new FormData();
    form.set("resume", new Blob([readFileSync(join(folder, file))]), file);
    times.push(await timed(() => person.call("POST", "/api/resume/parse", form)));
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), files: files.length };
}

async function userReads(product: RunningProduct): Promise<{ perSecond: number; p99: number }> {
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const options = {
    url: `${product.url}/api/user/${person.id}`,
    headers: { cookie: person.cookie },
    connections: 16,
  };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: 8 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Memory in MB of a process and all its children, with shared pages counted once (PSS from /proc). */
function memoryMegabytes(pid: number): number {
  const own =
    Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1_024;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean);
  return children.reduce((sum, child) => sum + memoryMegabytes(Number(child)), own);
}

/** Measures the walk; prints a row for each figure, with its target. */
export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (what: string, reached: string, target: string) => {
    rows.push({ what, reached, target });
    console.log(`${what.padEnd(58)} ${reached.padEnd(34)} ${target}`);
  };
  const dataDir = freshFolder();
  await (await startProduct({ dataDir })).end();
  await importPostings(dataDir);
  const starts = await warmStart(dataDir);
  add("warm start of npm start's script (median of 5)", `${quantile(starts, 0.5).toFixed(2)} s`, "under 3 s");

  const product = await startProduct({ dataDir });
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  if (existsSync(`/proc/${product.pid}/statm`)) {
    add("memory at rest, with children", `${memoryMegabytes(product.pid).toFixed(0)} MB`, "under 450 MB");
  }
  const scripts = await signInScripts(product.url);
  add(
    "first load of /signin, JavaScript on the wire",
    scripts === null ? "no Chromium" : `${scripts.toFixed(0)} kB`,
    "at most 190 kB",
  );
  const search = await searches(product);
  add(
    `search over ${postings} postings, HTTP, embedded`,
    `p50 ${ms(search.p50)}, p95 ${ms(search.p95)}`,
    "p95 under 40 ms",
  );
  const parse = await parses(product);
  add(
    `resume parse, HTTP, ${parse.files} files`,
    `p50 ${ms(parse.p50)}, p95 ${ms(parse.p95)}`,
    "median under 250 ms",
  );
  const embedded = await userReads(product);
  add(
    "GET /api/user/{id}, embedded",
    `${embedded.perSecond.toFixed(0)}/s, p99 ${embedded.p99} ms`,
    "printed",
  );
  await product.remove();

  const postgres = await startPostgres();
  if (postgres === null) {
    add("GET /api/user/{id}, PostgreSQL", "no PostgreSQL on this machine", "printed");
    return rows;
  }
  const served = await startProduct({ env: { DATABASE_URL: postgres.url } });
  const onPostgres = await userReads(served);
  add(
    "GET /api/user/{id}, PostgreSQL",
    `${onPostgres.perSecond.toFixed(0)}/s, p99 ${onPostgres.p99} ms`,
    "printed",
  );
  await served.remove();
  await postgres.stop();
  return rows;
}
