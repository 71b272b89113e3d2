import { ApiPerson, password } from "./api.ts";

interface Writer {
  readonly person: ApiPerson;
  /** Titles of the applications with acknowledged saves. */
  readonly acknowledged: string[];
}

/** People who save one application after the other, whatever happens to the server. */
export class SteadyWriters {
  readonly #writers: Writer[];
  readonly #done: Promise<void>[];
  #running = true;
  #refusals = new Map<number, number>();
  #longestMs = 0;

  private constructor(people: readonly ApiPerson[]) {
    this.#writers = people.map((person) => ({ person, acknowledged: [] }));
    this.#done = this.#writers.map((writer, i) => this.#write(writer, i));
  }

  static async start(url: string, count: number): Promise<SteadyWriters> {
    const people: ApiPerson[] = [];
    // One after the other, because only a few passwords are hashed at a time.
    for (let i = 0; i < count; i++) people.push(await (await new ApiPerson(url).register()).onboard());
    return new SteadyWriters(people);
  }

  get acknowledged(): number {
    return this.#writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }
  /** Failed answers by status; 0 means no answer at all. */
  get refusals(): ReadonlyMap<number, number> {
    return this.#refusals;
  }
  get longestMs(): number {
    return this.#longestMs;
  }

  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#done);
  }

  /** Acknowledged titles that are missing. */
  async lost(url: string): Promise<string[]> {
    const lost: string[] = [];
    for (const { person, acknowledged } of this.#writers) {
      const there = await titlesOf(url, person);
      lost.push(...acknowledged.filter((title) => !there.has(title)));
    }
    return lost;
  }

  async #write({ person, acknowledged }: Writer, writer: number): Promise<void> {
    for (let i = 0; this.#running; i++) {
      const title = `Nurse ${writer}-${i}`;
      const began = performance.now();
      const status = await person
        .call("POST", "/api/applications", { job: { title, company: "Ward" } })
        .then((answer) => answer.status)
        .catch(() => 0);
      this.#longestMs = Math.max(this.#longestMs, performance.now() - began);
      if (status === 200) acknowledged.push(title);
      else {
        this.#refusals.set(status, (this.#refusals.get(status) ?? 0) + 1);
        // A person would not retry at once either.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

async function titlesOf(url: string, person: ApiPerson): Promise<Set<string>> {
  const titles = new Set<string>();
  const again = new ApiPerson(url);
  const login = await again.call("POST", "/api/login", { email: person.email, password });
  if (login.status !== 200) throw new Error(`Signing in again answered ${login.status}`);
  const answer = await again.call("GET", "/api/applications");
  for (const { job } of answer.body.applications as { job: { title: string } }[]) titles.add(job.title);
  return titles;
}
