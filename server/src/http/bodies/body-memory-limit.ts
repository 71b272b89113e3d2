import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@waymark/contract/errors";

export interface BodyMemoryOptions {
  readonly bytes: number;
  /**
   * Bytes let in per second while many large bodies come, and bytes let in at once after a quiet time. Reading slower
   * leaves the processor to everybody else.
   */
  readonly bytesASecond: number;
  readonly burstBytes: number;
  /** One person's share. A larger body is let in when its person has no other. */
  readonly personBytes: number;
  readonly addressBytes: number;
  readonly waiting: number;
  readonly addressWaiting: number;
  readonly personWaiting: number;
  /** In milliseconds. */
  readonly waitMs: number;
  /** In milliseconds, for a body to arrive and for an answer to be read while others wait. */
  readonly arriveMs: number;
  /** Called when the first large body is let in, and when the last one is answered. */
  readonly onBusy?: (isBusy: boolean) => void;
}

export interface Sender {
  readonly person: string;
  readonly address: string;
  readonly network: string;
}

/** The network with the lowest turn is let in next, and then gets the highest. */
interface Network {
  turn: number;
  waiting: number;
}

/** Room shared by everybody, by the people of one address, or by the requests of one person. */
interface Share {
  readonly name: string;
  readonly bytes: number;
  readonly mostWaiting: number;
  held: number;
  waiting: number;
}

/** A body counts in the share of its person, of its address and of everybody. */
interface Shares {
  readonly person: Share;
  readonly others: readonly [address: Share, everybody: Share];
  readonly all: readonly Share[];
}

interface Waiting {
  readonly bytes: number;
  readonly shares: Shares;
  readonly network: Network;
  readonly enter: () => void;
  readonly refuse: () => void;
}

const fits = (share: Share, bytes: number) => share.held === 0 || share.held + bytes <= share.bytes;

/**
 * A large body is let in before it is read and counts until its request is answered; the others stay unread in the
 * network. Networks take turns, one body each, so that many requests from few networks hold up a newcomer for one body
 * of each. Requests that wait for their own person's or address's room hold up nobody else.
 */
export class BodyMemoryLimit {
  readonly #options: BodyMemoryOptions;
  readonly #waiting: Waiting[] = [];
  readonly #shares = new Map<string, Share>();
  readonly #networks = new Map<string, Network>();
  #turns = 0;
  #inside = 0;
  /** Bytes that may be let in, as of `#refilledAt` in the time of `performance.now()`. */
  #allowance: number;
  #refilledAt = performance.now();
  #refill: NodeJS.Timeout | undefined;

  constructor(options: BodyMemoryOptions) {
    this.#options = options;
    this.#allowance = options.burstBytes;
  }

  /** @throws AppError `overloaded`. */
  async take(
    request: IncomingMessage,
    response: ServerResponse,
    sender: Sender,
    bytes: number,
  ): Promise<void> {
    const shares = this.#sharesOf(sender);
    await this.#enter(response, shares, sender.network, bytes);
    const slow = this.#cutWhenSlow(request, response, shares);
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearInterval(slow);
      for (const share of shares.all) share.held -= bytes;
      if (--this.#inside === 0) this.#options.onBusy?.(false);
      this.#letIn();
    };
    response.once("finish", release);
    response.once("close", release);
    if (response.destroyed) release();
  }

  #sharesOf({ person, address }: Sender): Shares {
    const o = this.#options;
    const own = this.#share(`person ${person}`, o.personBytes, o.personWaiting);
    const near = this.#share(`address ${address}`, o.addressBytes, o.addressWaiting);
    const everybody = this.#share("everybody", o.bytes, o.waiting);
    return { person: own, others: [near, everybody], all: [own, near, everybody] };
  }

  #share(name: string, bytes: number, mostWaiting: number): Share {
    const share = this.#shares.get(name) ?? { name, bytes, mostWaiting, held: 0, waiting: 0 };
    this.#shares.set(name, share);
    return share;
  }

  #enter(response: ServerResponse, shares: Shares, networkName: string, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const network = this.#networks.get(networkName) ?? { turn: ++this.#turns, waiting: 0 };
      this.#networks.set(networkName, network);
      const counts = [...shares.all, network];
      const leave = () => {
        clearTimeout(timer);
        response.off("close", giveUp);
        const at = this.#waiting.indexOf(entry);
        if (at >= 0) this.#waiting.splice(at, 1);
        for (const count of counts) count.waiting -= 1;
        if (network.waiting === 0) this.#networks.delete(networkName);
      };
      const giveUp = () => {
        leave();
        reject(new AppError("overloaded", { retryAfter: 5 }));
        this.#letIn();
      };
      const entry: Waiting = {
        bytes,
        shares,
        network,
        enter: () => {
          leave();
          resolve();
        },
        refuse: giveUp,
      };
      const timer = setTimeout(giveUp, this.#options.waitMs);
      response.once("close", giveUp);
      this.#waiting.push(entry);
      for (const count of counts) count.waiting += 1;
      this.#letIn();
      if (this.#waiting.includes(entry)) this.#refuseOneTooMany(entry);
    });
  }

  /**
   * Refuses the newcomer when their person or address has too many waiting, else the last of the network with the
   * most, so that a full queue keeps out no other network.
   */
  #refuseOneTooMany(newcomer: Waiting): void {
    const isOver = ({ waiting, mostWaiting }: Share) => waiting > mostWaiting;
    const [address, everybody] = newcomer.shares.others;
    if (isOver(newcomer.shares.person) || isOver(address)) newcomer.refuse();
    else if (isOver(everybody)) {
      const last = this.#waiting.reduce(
        (most, one) => (one.network.waiting > most.network.waiting ? one : most),
        newcomer,
      );
      this.#waiting.findLast(({ network }) => network === last.network)?.refuse();
    }
  }

  /** The first of each network by turns, then the second of each, and so on. */
  #inTurn(): Waiting[] {
    const seen = new Map<Network, number>();
    const places = this.#waiting.map((waiting) => {
      const round = seen.get(waiting.network) ?? 0;
      seen.set(waiting.network, round + 1);
      return { waiting, round, turn: waiting.network.turn };
    });
    return places.sort((a, b) => a.round - b.round || a.turn - b.turn).map(({ waiting }) => waiting);
  }

  /** Counts bodies at once, so that no two take the same room. */
  #letIn(): void {
    const full = new Set<Share>();
    for (const next of this.#inTurn()) {
      const lacking = next.shares.all.find((share) => full.has(share) || !fits(share, next.bytes));
      if (lacking !== undefined) {
        // Smaller ones behind it must not keep taking its room.
        full.add(lacking);
        continue;
      }
      if (!this.#spend(next.bytes)) break;
      for (const share of next.shares.all) share.held += next.bytes;
      if (++this.#inside === 1) this.#options.onBusy?.(true);
      next.network.turn = ++this.#turns;
      next.enter();
    }
    for (const [name, { held, waiting }] of this.#shares)
      if (held === 0 && waiting === 0) this.#shares.delete(name);
  }

  /** Looks again when this second's allowance is too small. */
  #spend(bytes: number): boolean {
    const { bytesASecond, burstBytes } = this.#options;
    const now = performance.now();
    const refilled = this.#allowance + ((now - this.#refilledAt) / 1_000) * bytesASecond;
    this.#allowance = Math.min(burstBytes, refilled);
    this.#refilledAt = now;
    const needed = Math.min(bytes, burstBytes);
    clearTimeout(this.#refill);
    if (this.#allowance < needed) {
      this.#refill = setTimeout(() => this.#letIn(), ((needed - this.#allowance) / bytesASecond) * 1_000 + 1);
      this.#refill.unref();
      return false;
    }
    this.#allowance -= needed;
    return true;
  }

  /** A client that sends or reads a byte now and then must not keep others out. Only their own next body may wait. */
  #cutWhenSlow(request: IncomingMessage, response: ServerResponse, { person, others }: Shares) {
    let isAnswered = false;
    const isInTheWay = () =>
      this.#waiting.some(
        (waiting) =>
          waiting.shares.person !== person &&
          fits(waiting.shares.person, waiting.bytes) &&
          waiting.shares.others.some((share) => others.includes(share) && !fits(share, waiting.bytes)),
      );
    const timer = setInterval(() => {
      if ((!request.complete || isAnswered) && isInTheWay()) request.destroy();
      isAnswered = response.headersSent;
    }, this.#options.arriveMs);
    timer.unref();
    return timer;
  }
}
