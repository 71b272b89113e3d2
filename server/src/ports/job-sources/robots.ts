import robotsParser from "robots-parser";
import type { Deps } from "../../deps.ts";

/** The product's name for robots.txt and in every request. */
export const agentName = "Waymark";

interface Rules {
  readonly allows: (address: string) => boolean;
  readonly pauseMs: number;
}

const mostPauseMs = 30_000;
const everything: Rules = { allows: () => true, pauseMs: 0 };
const nothing: Rules = { allows: () => false, pauseMs: 0 };

/** Every address is held against every line: more of them, or longer ones, than any site needs are not gone through. */
const isEndless = (text: string): boolean =>
  text.length > 500_000 || text.split(/[\r\n]+/, 5_001).length > 5_000 || /[^\r\n]{2001}/.test(text);

/** Reads a site's robots.txt: a missing one allows everything, an unreachable one nothing. */
function rulesOf(address: string, status: number, text: string): Rules {
  if (status >= 500 || status === 429) return nothing;
  if (status !== 200) return everything;
  if (isEndless(text)) return nothing;
  const robots = robotsParser(address, text);
  return {
    allows: (url) => robots.isAllowed(url, agentName) !== false,
    pauseMs: Math.min((robots.getCrawlDelay(agentName) ?? 0) * 1000, mostPauseMs),
  };
}

/** The rules of the sites in one run, each requested once. */
export class Robots {
  readonly #known = new Map<string, Promise<Rules>>();
  readonly #fetch: Deps["fetch"];
  constructor(fetch: Deps["fetch"]) {
    this.#fetch = fetch;
  }

  for(address: string): Promise<Rules> {
    const { origin } = new URL(address);
    const known = this.#known.get(origin) ?? this.#ask(`${origin}/robots.txt`);
    this.#known.set(origin, known);
    return known;
  }

  async #ask(address: string): Promise<Rules> {
    try {
      const answer = await this.#fetch(address, {
        maxBytes: 1_000_000,
        timeoutMs: 15_000,
        sameHostRedirects: true,
      });
      return rulesOf(address, answer.status, answer.text);
    } catch {
      return nothing;
    }
  }
}
