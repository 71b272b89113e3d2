import { fold } from "../../vocabulary/fold.ts";

/** What tells one application from another. */
export interface Likeness {
  readonly title: string;
  readonly company: string;
  readonly url: string;
  /** When it was sent, ISO 8601; null where nobody says. */
  readonly appliedAt: string | null;
}

const addressKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/#.*$/, "")
    .replace(/\/+$/, "");

const words = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

/**
 * Knows applications again: of one address, or of one title and company, sent on one day or on no day that both name.
 * Who applied again on another day has two.
 */
export class Twins {
  /** The days of sending by what the application is called, and by its address. */
  readonly #days = new Map<string, Set<string>>();

  /** Whether one like it was added before. */
  has(one: Likeness): boolean {
    const day = dayOf(one);
    return keysOf(one).some((key) => {
      const days = this.#days.get(key);
      return days !== undefined && (day === "" || days.has("") || days.has(day));
    });
  }

  add(one: Likeness): void {
    for (const key of keysOf(one)) {
      const days = this.#days.get(key);
      if (days === undefined) this.#days.set(key, new Set([dayOf(one)]));
      else days.add(dayOf(one));
    }
  }
}

const dayOf = ({ appliedAt }: Likeness): string => appliedAt?.slice(0, 10) ?? "";

const keysOf = ({ title, company, url }: Likeness): string[] => [
  `${words(title)}\n${words(company)}`,
  ...(url === "" ? [] : [addressKey(url)]),
];
