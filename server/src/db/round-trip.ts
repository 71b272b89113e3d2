import pg from "pg";

export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly name?: string | undefined;
  readonly types?: pg.CustomTypesConfig | undefined;
  readonly rowMode?: "array" | undefined;
}

interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: unknown): void;
  bind(message: unknown): void;
  describe(message: unknown): void;
  execute(message: unknown): void;
  close(message: unknown): void;
  sync(): void;
}

/** The methods with which pg's client drives a query; those of `pg.Query` do the work here as well. */
interface Part {
  readonly name: string | undefined;
  readonly text: string;
  callback: (error: Error | null | undefined, result?: pg.QueryResult) => void;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleEmptyQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

/** pg's types leave out these methods; pg-cursor and pg-query-stream use the same ones. */
function partOf(statement: Statement): Part {
  const config = { types: pg.types, ...statement, queryMode: "extended" };
  return new pg.Query(config as unknown as pg.QueryConfig) as unknown as Part;
}

/**
 * Several statements sent in one write. When one fails, the server skips all after it. The result is the last one's.
 */
class RoundTrip {
  readonly #parts: readonly Part[];
  readonly #last: Part;
  #at = 0;
  #unsent: Error | undefined;

  constructor(before: readonly Statement[], last: Statement, done: Part["callback"]) {
    this.#last = partOf(last);
    this.#last.callback = done;
    this.#parts = [...before.map(partOf), this.#last];
  }

  /** The client records parsed statements by this name. */
  get name(): string | undefined {
    return this.#parts[this.#at]?.name;
  }
  get text(): string {
    return this.#parts[this.#at]?.text ?? "";
  }
  get callback(): Part["callback"] {
    return this.#last.callback;
  }

  submit(wire: Wire): void {
    // A single Sync for all: after a failure the server skips everything before it.
    const unsynced: Wire = {
      stream: wire.stream,
      parsedStatements: wire.parsedStatements,
      submittedNamedStatements: wire.submittedNamedStatements,
      parse: (message) => wire.parse(message),
      bind: (message) => wire.bind(message),
      describe: (message) => wire.describe(message),
      execute: (message) => wire.execute(message),
      close: () => {},
      sync: () => {},
    };
    wire.stream.cork();
    try {
      for (const part of this.#parts) {
        const { callback } = part;
        // Its parameters could not be encoded: nothing after it may be sent.
        part.callback = (error) => {
          this.#unsent = error ?? new Error("A statement could not be sent.");
        };
        part.prepare(unsynced);
        part.callback = callback;
        if (this.#unsent !== undefined) break;
      }
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#parts[this.#at]?.handleRowDescription(message);
  }
  handleDataRow(message: unknown): void {
    this.#parts[this.#at]?.handleDataRow(message);
  }
  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#parts[this.#at]?.handleCommandComplete(message, wire);
    this.#at += 1;
  }
  handleEmptyQuery(wire: Wire): void {
    this.#parts[this.#at]?.handleEmptyQuery(wire);
    this.#at += 1;
  }

  handleError(error: Error, wire: Wire): void {
    // Their Parse was skipped too, so each has to be sent again.
    for (const { name } of this.#parts.slice(this.#at))
      if (name !== undefined) delete wire.submittedNamedStatements[name];
    this.#last.handleError(error, wire);
  }

  handleReadyForQuery(wire: Wire): void {
    if (this.#unsent === undefined) this.#last.handleReadyForQuery(wire);
    else this.handleError(this.#unsent, wire);
  }
}

/** @throws the error of the first that fails; those after it were not run. */
function sendTogether(
  client: pg.PoolClient,
  before: readonly Statement[],
  last: Statement,
): Promise<pg.QueryResult> {
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const trip = new RoundTrip(before, last, (error, result) => {
      if (error) reject(error);
      else if (result !== undefined) resolve(result);
    });
    // pg accepts any object with these methods; its type only names `submit`, with a class that hides its own.
    client.query(trip as unknown as pg.Submittable);
  }).catch((error: unknown) => {
    // Replaces the socket's stack by the caller's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}

/** Each connection then parses and plans a frequent statement once. */
export class StatementNames {
  readonly #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  static readonly often = 30;
  /** Each costs about ten kilobytes in every connection that has used it. */
  static readonly most = 100;

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= StatementNames.most || text.length > 8_000) return known;
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (times < StatementNames.often) {
      if (this.#seen.size >= 2_000) this.#seen.clear();
      this.#seen.set(text, times);
      return undefined;
    }
    this.#seen.delete(text);
    const name = `waymark_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const nothing: pg.QueryResult = { command: "", rowCount: 0, oid: 0, fields: [], rows: [] };
const begin: Statement = { text: "begin", name: "waymark_begin" };
const commit: Statement = { text: "commit", name: "waymark_commit" };

/**
 * For drizzle's transaction. BEGIN is sent with the first statement; statements of `ahead` are sent with the next one,
 * or with COMMIT. A transaction without statements sends nothing.
 */
export class TransactionConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #begun = false;
  #savepoints = 0;
  #ahead: Statement[] = [];
  #afterCommit: (() => void)[] = [];

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  /** Drizzle also calls it for `begin`, `commit` and savepoints. */
  query(statement: Statement, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    const { text } = statement;
    if (text === begin.text) return Promise.resolve(nothing);
    if (text.startsWith("begin ")) return this.#beginAs(text);
    if (text === commit.text) return this.#commit();
    if (text === "rollback") return this.#rollback();
    if (text.startsWith("savepoint ")) this.#savepoints += 1;
    if (/^(release|rollback to) savepoint /.test(text)) this.#savepoints -= 1;
    const name = values.length === 0 ? undefined : this.#names.of(text);
    const before = this.#take();
    if (values.length === 0 && text.includes(";")) return this.#several(before, text);
    return sendTogether(this.#client, before, { ...statement, values, name });
  }

  /**
   * For a statement without a result, sent with the next one or COMMIT. @returns false when it has to be sent by
   * itself: what a savepoint undoes must not leave after it.
   */
  ahead(text: string, values: readonly unknown[]): boolean {
    if (this.#savepoints > 0) return false;
    this.#ahead.push({ text, values, name: this.#names.of(text) });
    return true;
  }

  afterCommit(told: () => void): void {
    this.#afterCommit.push(told);
  }

  #take(): Statement[] {
    const before = this.#begun ? this.#ahead : [begin, ...this.#ahead];
    this.#begun = true;
    this.#ahead = [];
    return before;
  }

  /** Several statements in one text can only be sent by the simple protocol, without parameters. */
  async #several(before: readonly Statement[], text: string): Promise<pg.QueryResult> {
    const last = before.at(-1);
    if (last !== undefined) await sendTogether(this.#client, before.slice(0, -1), last);
    return this.#client.query(text);
  }

  /** Adds the isolation level. */
  #beginAs(text: string): Promise<pg.QueryResult> {
    this.#begun = true;
    return this.#client.query(text);
  }

  async #commit(): Promise<pg.QueryResult> {
    if (this.#begun || this.#ahead.length > 0) {
      const { command } = await sendTogether(this.#client, this.#take(), commit);
      // The server's answer to a commit after a failed statement.
      if (command === "ROLLBACK")
        throw new Error("The transaction was rolled back, as one of its statements failed.");
    }
    for (const told of this.#afterCommit) told();
    return nothing;
  }

  async #rollback(): Promise<pg.QueryResult> {
    this.#ahead = [];
    return this.#begun ? this.#client.query("rollback") : nothing;
  }
}
