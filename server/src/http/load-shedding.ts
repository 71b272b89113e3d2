import underPressure from "@fastify/under-pressure";
import { AppError } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance, FastifyRequest } from "fastify";

const mebibyte = 1024 * 1024;
const sampleMs = 1_000;

/**
 * Whether pressure lasts: told of it again and again for longer than one sample. One long step (a first start,
 * a big import) fills a single sample, and refusing people after it is over would help nobody.
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

/** Bounds of `ConcurrencyLimit`: requests at once, and milliseconds that answers take. */
const concurrency = { least: 16, usual: 128, most: 1_024, slowMs: 1_000, quickMs: 500 } as const;

/**
 * How many requests may be answered at once, found from how long answers take: as with TCP's window, it falls by a
 * third when most answers were slow although the limit was nearly used, and grows by a tenth when most were quick,
 * past the usual only when that many are asked for.
 * So under any load those who are let in wait about a second, and the others learn at once that they have to come
 * again.
 */
export class ConcurrencyLimit {
  #limit: number = concurrency.usual;
  #running = 0;
  #mostRunning = 0;
  #answered = 0;
  #slow = 0;
  #quick = 0;

  /** Counts a request that begins; false when it has to be refused, which is not counted. */
  begin(): boolean {
    if (this.#running >= this.#limit) return false;
    this.#running += 1;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
    return true;
  }

  /** Takes a request that waits for its sender out of those that are being answered. */
  leave(): void {
    this.#running -= 1;
  }

  /** Counts it again; it is never refused, since its body has been read by now. */
  comeBack(): void {
    this.#running += 1;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
  }

  /** Counts a request that has been answered, after so many milliseconds of work. */
  end(tookMs: number): void {
    this.leave();
    this.#answered += 1;
    if (tookMs > concurrency.slowMs) this.#slow += 1;
    if (tookMs < concurrency.quickMs) this.#quick += 1;
  }

  /** Looks at what was answered since the last look. To be called every half second. */
  adjust(): void {
    // A few slow answers on a quiet machine (a model's, a large file's) say nothing about the load.
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

/** Requests begun, and milliseconds gone, in one turn of the event loop before the rest of the turn is refused. */
const turn = { requests: 16, ms: 750, lookMs: 20 } as const;

/**
 * Tells how long requests have waited before they were even begun. Under load the event loop begins hundreds of them
 * one after the other before it comes round: the last have waited for all before them. A turn that is long for another
 * reason (a big import) began few requests, and nobody is refused for it.
 */
export class LoopTurn {
  #began = 0;
  #requests = 0;

  /** To be called whenever the event loop comes round. */
  comesRound(now: number): void {
    this.#began = now;
    this.#requests = 0;
  }

  /** Counts a request that begins; false when it has to be refused. */
  begin(now: number): boolean {
    this.#requests += 1;
    return this.#requests <= turn.requests || now - this.#began < turn.ms;
  }
}

const adjustMs = 500;

/** Streams stay open as long as their tab, and a watcher must always learn that the process lives. */
const isCounted = ({ routeOptions: { url } }: FastifyRequest) =>
  url !== eventsPath && url?.startsWith("/health/") !== true;

/**
 * A request's place among those that are being answered. Only our own work is counted and timed: neither a body that
 * arrives slowly nor an answer that is read slowly keeps anybody else out.
 */
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

const places = new WeakMap<FastifyRequest, Place>();

/** Reads a body that arrives while its endpoint is at work already, without keeping anybody out meanwhile. */
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
  const timers = [
    setInterval(() => limit.adjust(), adjustMs).unref(),
    setInterval(() => loop.comesRound(performance.now()), turn.lookMs).unref(),
  ];
  app.addHook("onClose", () => {
    for (const timer of timers) clearInterval(timer);
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (isCounted(request)) {
      if (!loop.begin(performance.now()) || !limit.begin())
        throw new AppError("overloaded", { retryAfter: 5 });
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

/** Answers 503 with Retry-After while the process cannot keep up, so that what it does take it finishes. */
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
