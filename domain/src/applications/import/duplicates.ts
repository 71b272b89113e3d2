import { fold } from "../../vocabulary/fold.ts";

export interface ComparedApplication {
  readonly title: string;
  readonly company: string;
  readonly url: string;
  /** ISO 8601; null when unknown. */
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
 * Same address, or same title and company, unless both have different days of sending. Somebody who applied again on
 * another day has two applications.
 */
export class DuplicateFinder {
  readonly #days = new Map<string, Set<string>>();

  has(one: ComparedApplication): boolean {
    const day = dayOf(one);
    return keysOf(one).some((key) => {
      const days = this.#days.get(key);
      return days !== undefined && (day === "" || days.has("") || days.has(day));
    });
  }

  add(one: ComparedApplication): void {
    for (const key of keysOf(one)) {
      const days = this.#days.get(key);
      if (days === undefined) this.#days.set(key, new Set([dayOf(one)]));
      else days.add(dayOf(one));
    }
  }
}

const dayOf = ({ appliedAt }: ComparedApplication): string => appliedAt?.slice(0, 10) ?? "";

const keysOf = ({ title, company, url }: ComparedApplication): string[] => [
  `${words(title)}\n${words(company)}`,
  ...(url === "" ? [] : [addressKey(url)]),
];
