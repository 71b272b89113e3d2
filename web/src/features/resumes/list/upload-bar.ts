/** Progress of an upload, estimated: ten percent more every 200 ms up to 90, and 100 when it is done. */
export interface Bar {
  readonly percent: number;
  /** Milliseconds since the start, counted in ticks. */
  readonly elapsed: number;
}

export const tickEvery = 200;
/** Milliseconds the bar stays at 100, so that it is seen. */
export const fullFor = 300;
export const barStart: Bar = { percent: 0, elapsed: 0 };

export const tick = ({ percent, elapsed }: Bar): Bar => ({
  percent: Math.min(90, percent + 10),
  elapsed: elapsed + tickEvery,
});
