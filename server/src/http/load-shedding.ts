import underPressure from "@fastify/under-pressure";
import { AppError } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance, FastifyRequest } from "fastify";

const mebibyte = 1024 * 1024;
const sampleMs = 1_000;

/**
 * Pressure lasts when it is reported repeatedly for longer than one sample: one long step (a first start, a big
 * import) fills a single sample, and refusing people after it would help nobody.
 */
export function lastingPressure(patienceMs: number): (now: number) => boolean {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last > 2 * sampleMs) since = now;
    last = now;
    return now - since >= patienceMs;
  };
}

/** Bounds of `ConcurrencyLimit`: parallel requests, and answer times in milliseconds. */
const concurrency = { least: 16, usual: 64, most: 1_024, slowMs: 1_000, quickMs: 500 } as const;

/**
 * Limits the requests answered at once by their answer times, like TCP's window: falls by a third when most answers
 * were slow and the limit was nearly used, grows by a tenth when most were quick. So under load accepted requests take
 * about a second, and the others learn at once that they have to retry.
 */
export class ConcurrencyLimit {
  #limit: number = concurrency.usual;
  #running = 0;
  #mostRunning = 0;
  #answered = 0;
  #slow = 0;
  #quick = 0;

  /** False when the request has to be refused; that one is not counted. */
  begin(): boolean {
    if (this.#running >= this.#limit) return false;
    this.#running += 1;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
    return true;
  }

  leave(): void {
    this.#running -= 1;
  }

  /** Counts the request again; it is never refused, because its body has been read by now. */
  comeBack(): void {
    this.#running += 1;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
  }

  /** @param tookMs Milliseconds of work. */
  end(tookMs: number): void {
    this.leave();
    this.#answered += 1;
    if (tookMs > concurrency.slowMs) this.#slow += 1;
    if (tookMs < concurrency.quickMs) this.#quick += 1;
  }

  adjust(): void {
    // A few slow answers on a quiet machine (a model's, a large file's) are no sign of load.
    const isUsed = this.#mostRunning > this.#limit / 2;
    const { least, usual, most } = concurrency;
    const mayGrow = isUsed || this.#limit < usual;
    if (isUsed && this.#slow > this.#answered / 2)
      this.#limit = Math.max(least, Math.floor(this.#limit * 0.67));
    else if (mayGrow && this.#quick > this.#answered / 2)
      this.#limit = Math.min(most, Math.ceil(this.#limit * 1.1));
    this.#mostRunning = this.#running;
    [this.#answered, this.#slow, this.#quick] = [0, 0, 0];
  }

  get limit(): number {
    return this.#limit;
  }
}

/** Requests begun, and milliseconds passed, in one turn of the event loop before the rest of the turn is refused. */
const turn = { requests: 16, ms: 750, lookMs: 20 } as const;

/**
 * Under load the event loop begins hundreds of requests in one turn, and the last wait for all before them; those are
 * refused. A turn that is long for another reason (a big import) begins few requests, so none is refused for it.
 */
export class LoopTurn {
  #began = 0;
  #requests = 0;

  comesRound(now: number): void {
    this.#began = now;
    this.#requests = 0;
  }

  /** False when the request has to be refused. */
  begin(now: number): boolean {
    this.#requests += 1;
    return this.#requests <= turn.requests || now - this.#began < turn.ms;
  }
}

/**
 * Refusals per millisecond. The least still refuses a thousand connections within two seconds. Longer turns of the
 * event loop than `longMs` ask for fewer, shorter ones than `shortMs` for more.
 */
const pace = { least: 0.5, most: 4, atOnce: 100, longMs: 100, shortMs: 50 } as const;

/**
 * A refused client may ask again at once, and a thousand such connections would fill every turn of the event loop, so
 * refusals leave time for the requests that were let in.
 */
export class PacedRefusals {
  readonly #waiting: (() => void)[] = [];
  #allowed: number = pace.atOnce;
  #perMs: number = pace.most;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Calls `refuse` now or on a later turn, in the order of arrival. */
  add(refuse: () => void): void {
    if (this.#allowed < 1) this.#waiting.push(refuse);
    else {
      this.#allowed -= 1;
      refuse();
    }
  }

  comesRound(now: number): void {
    const tookMs = now - this.#at;
    this.#at = now;
    if (tookMs > pace.longMs) this.#perMs = Math.max(pace.least, this.#perMs / 2);
    else if (tookMs < pace.shortMs) this.#perMs = Math.min(pace.most, this.#perMs * 1.05);
    this.#allowed = Math.min(pace.atOnce, this.#allowed) + tookMs * this.#perMs;
    const due = this.#waiting.splice(0, Math.floor(this.#allowed));
    this.#allowed = Math.min(pace.atOnce, this.#allowed - due.length);
    for (const refuse of due) refuse();
  }
}

const adjustMs = 500;

/** Streams stay open as long as their tab, and monitoring must always reach the health checks. */
const isCounted = ({ routeOptions: { url } }: FastifyRequest) =>
  url !== eventsPath && url?.startsWith("/health/") !== true;

/** Counts only our own work: slow senders and readers keep nobody else out. */
class Place {
  readonly #limit: ConcurrencyLimit;
  #state: "working" | "waiting" | "left" = "working";
  #since = performance.now();
  #workedMs = 0;

  constructor(limit: ConcurrencyLimit) {
    this.#limit = limit;
  }

  waitForBody(): void {
    if (this.#state !== "working") return;
    this.#state = "waiting";
    this.#workedMs += performance.now() - this.#since;
    this.#limit.leave();
  }

  goOn(): void {
    if (this.#state !== "waiting") return;
    this.#state = "working";
    this.#since = performance.now();
    this.#limit.comeBack();
  }

  end(): void {
    if (this.#state === "left") return;
    this.goOn();
    this.#state = "left";
    this.#limit.end(this.#workedMs + performance.now() - this.#since);
  }
}

/** One for all: an error of its own for each, with its stack, would cost more than the rest of the refusal. */
const overloaded = new AppError("overloaded", { retryAfter: 5 });

const places = new WeakMap<FastifyRequest, Place>();

/** A body that arrives while its endpoint is already running keeps no place meanwhile. */
export async function readOutsidePlaces<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  places.get(request)?.waitForBody();
  try {
    return await read();
  } finally {
    places.get(request)?.goOn();
  }
}

function mountEarlyRefusals(app: FastifyInstance): void {
  const limit = new ConcurrencyLimit();
  const loop = new LoopTurn();
  const refusals = new PacedRefusals(performance.now());
  let refused = 0;
  const timers = [
    setInterval(() => {
      limit.adjust();
      if (refused > 0) app.log.warn({ refused }, "requests refused, because too many are being answered");
      refused = 0;
    }, adjustMs).unref(),
    setInterval(() => {
      loop.comesRound(performance.now());
      refusals.comesRound(performance.now());
    }, turn.lookMs).unref(),
  ];
  app.addHook("onClose", () => {
    for (const timer of timers) clearInterval(timer);
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (isCounted(request)) {
      if (!loop.begin(performance.now()) || !limit.begin()) {
        refused += 1;
        refusals.add(() => done(overloaded));
        return;
      }
      const place = new Place(limit);
      places.set(request, place);
      reply.raw.once("close", () => place.end());
    }
    done();
  });
  app.addHook("preParsing", (request, _reply, payload, done) => {
    places.get(request)?.waitForBody();
    done(null, payload);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    places.get(request)?.goOn();
    done();
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    places.get(request)?.end();
    done(null, payload);
  });
}

/** Answers 503 with Retry-After while the process cannot keep up. */
export async function mountLoadShedding(app: FastifyInstance): Promise<void> {
  mountEarlyRefusals(app);
  const lasts = lastingPressure(1.5 * sampleMs);
  await app.register(underPressure, {
    sampleInterval: sampleMs,
    maxEventLoopDelay: 1_500,
    maxRssBytes: 3_000 * mebibyte,
    retryAfter: 5,
    pressureHandler: () => {
      if (lasts(performance.now())) throw new AppError("overloaded", { retryAfter: 5 });
    },
  });
}
