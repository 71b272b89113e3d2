import underPressure from "@fastify/under-pressure";
import { AppError } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance, FastifyRequest } from "fastify";

const mebibyte = 1024 * 1024;
const sampleMs = 1_000;

/**
 * Whether pressure lasts, which means that it is reported repeatedly for longer than one sample. One long step (a first
 * start, a big import) fills a single sample, and refusing people after it would help nobody.
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
const concurrency = { least: 16, usual: 128, most: 1_024, slowMs: 1_000, quickMs: 500 } as const;

/**
 * The number of requests answered at once, adjusted by their answer times like TCP's window: it falls by a third when
 * most answers were slow and the limit was nearly used, and grows by a tenth when most were quick, above the usual only
 * on demand. So under any load accepted requests take about a second, and the others learn at once that they have to
 * retry.
 */
export class ConcurrencyLimit {
  #limit: number = concurrency.usual;
  #running = 0;
  #mostRunning = 0;
  #answered = 0;
  #slow = 0;
  #quick = 0;

  /** Counts a starting request; false when it has to be refused, which is not counted. */
  begin(): boolean {
    if (this.#running >= this.#limit) return false;
    this.#running += 1;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
    return true;
  }

  /** Stops counting a request that waits for its sender. */
  leave(): void {
    this.#running -= 1;
  }

  /** Counts it again; it is never refused, because its body has been read by now. */
  comeBack(): void {
    this.#running += 1;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
  }

  /** Counts a finished request with its milliseconds of work. */
  end(tookMs: number): void {
    this.leave();
    this.#answered += 1;
    if (tookMs > concurrency.slowMs) this.#slow += 1;
    if (tookMs < concurrency.quickMs) this.#quick += 1;
  }

  /** Evaluates the answers since the last call. Call it every half second. */
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
 * Estimates the wait of requests before they begin. Under load the event loop begins hundreds of them in one turn, and
 * the last have waited for all before them. A turn that is long for another reason (a big import) begins few requests,
 * and none is refused for it.
 */
export class LoopTurn {
  #began = 0;
  #requests = 0;

  /** Call it on every turn of the event loop. */
  comesRound(now: number): void {
    this.#began = now;
    this.#requests = 0;
  }

  /** Counts a starting request; false when it has to be refused. */
  begin(now: number): boolean {
    this.#requests += 1;
    return this.#requests <= turn.requests || now - this.#began < turn.ms;
  }
}

const adjustMs = 500;

/** Streams stay open as long as their tab, and monitoring must always reach the health checks. */
const isCounted = ({ routeOptions: { url } }: FastifyRequest) =>
  url !== eventsPath && url?.startsWith("/health/") !== true;

/**
 * A request's place among those being answered. Only our own work is counted and timed: neither a body that arrives
 * slowly nor an answer that is read slowly keeps others out.
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

/** Reads a body that arrives while its endpoint is already running, without keeping others out meanwhile. */
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

/** Answers 503 with Retry-After while the process cannot keep up, so that it finishes the requests it accepts. */
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
