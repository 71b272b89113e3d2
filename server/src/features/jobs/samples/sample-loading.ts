import type { Loading } from "@waymark/contract/jobs";

/** Progress of the sample postings of a first start, which load while people are served already. */
export class SampleLoading {
  #loading: Loading | null = null;

  /** Null when no sample posting is missing. */
  get progress(): Loading | null {
    return this.#loading;
  }

  /** @param loaded The samples that are stored, of the `total` that this version ships. */
  report(loaded: number, total: number): void {
    this.#loading = loaded < total ? { loaded, total } : null;
  }
}
