import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import { ApiPerson, password } from "../e2e/api.ts";
import { type RunningProduct, startProduct } from "../e2e/product.ts";
import { startPostgres } from "../server/src/testing/postgres.ts";

/** More sign-ins than the hashing queue takes (2 running, 32 waiting), so that it is always full. */
const signInsAtOnce = 48;
const accounts = 64;
const seconds = 10;

const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};

function print(what: string, reached: string, target: string): void {
  console.log(`${what.padEnd(58)} ${reached.padEnd(40)} ${target}`);
}

async function somePeople(product: RunningProduct): Promise<ApiPerson[]> {
  const people: ApiPerson[] = [];
  for (let i = 0; i < accounts; i++) people.push(await new ApiPerson(product.url).register());
  return people;
}

/** Signs in as fast as possible; a caller told to retry later retries at once. */
async function signIns(product: RunningProduct, people: readonly ApiPerson[], until: number) {
  let done = 0;
  let busy = 0;
  await Promise.all(
    Array.from({ length: signInsAtOnce }, async (_, worker) => {
      for (let i = worker; performance.now() < until; i += signInsAtOnce) {
        const email = people[i % people.length]?.email ?? "";
        const { status } = await new ApiPerson(product.url).call("POST", "/api/login", { email, password });
        if (status === 200) done++;
        else if (status === 503) {
          busy++;
          await new Promise((resolve) => setTimeout(resolve, 100));
        } else throw new Error(`Signing in answered ${status}`);
      }
    }),
  );
  return { done, busy };
}

/** Meanwhile reads people's own data, one call after the other on several lines. */
async function otherCalls(people: readonly ApiPerson[], until: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    people.slice(0, 4).map(async (person, line) => {
      const paths = [`/api/user/${person.id}`, "/api/session", "/api/saved-jobs", "/api/sessions"];
      for (let i = line; performance.now() < until; i++) {
        const from = performance.now();
        const { status } = await person.call("GET", paths[i % paths.length] ?? "");
        times.push(performance.now() - from);
        if (status !== 200) throw new Error(`Another call answered ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  return times;
}

/** Processor seconds of a process and its threads so far; NaN where the system does not report them. */
function processorSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function underSignIns(product: RunningProduct, where: string): Promise<void> {
  const people = await somePeople(product);
  await signIns(product, people, performance.now() + 2_000);
  const until = performance.now() + seconds * 1_000;
  const usedBefore = processorSeconds(product.pid);
  const [{ done, busy }, times] = await Promise.all([
    signIns(product, people, until),
    otherCalls(people, until),
  ]);
  print(
    `sign-ins, hashing queue full, ${where}`,
    `${(done / seconds).toFixed(0)}/s, told to wait ${(busy / seconds).toFixed(0)}/s`,
    "at least 60/s",
  );
  const used = processorSeconds(product.pid) - usedBefore;
  print(
    `processor time a sign-in, all else included, ${where}`,
    `${((used / done) * 1_000).toFixed(1)} ms; ${((used / seconds) * 100).toFixed(0)} % of a core had`,
    "33 ms make 60/s of 2 cores",
  );
  print(
    `other calls meanwhile, ${where}`,
    `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms of ${times.length}`,
    "p99 under 150 ms",
  );
}

async function userReads(product: RunningProduct): Promise<void> {
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const options = {
    url: `${product.url}/api/user/${person.id}`,
    headers: { cookie: person.cookie },
    connections: 16,
  };
  await autocannon({ ...options, duration: 3 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused`);
  print(
    "GET /api/user/{id}, PostgreSQL",
    `${result.requests.average.toFixed(0)}/s, p99 ${result.latency.p99} ms`,
    "1500/s",
  );
}

/** Measures signing in under load and reading a person; prints a row for each figure, with its target. */
export async function bench(): Promise<void> {
  const embedded = await startProduct();
  await underSignIns(embedded, "embedded");
  await embedded.remove();
  const postgres = await startPostgres();
  if (postgres === null) {
    print("on PostgreSQL", "no PostgreSQL on this machine", "");
    return;
  }
  const served = await startProduct({ env: { DATABASE_URL: postgres.url } });
  await underSignIns(served, "PostgreSQL");
  await userReads(served);
  await served.remove();
  await postgres.stop();
}
