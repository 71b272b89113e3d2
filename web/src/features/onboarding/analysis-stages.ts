/** Each with its minimum duration in milliseconds. */
export const analysisStages = [
  { id: "processing", wait: 800 },
  { id: "analyzing", wait: 1_000 },
  { id: "extracting", wait: 500 },
  { id: "finalizing", wait: 200 },
] as const;

export type AnalysisStage = (typeof analysisStages)[number]["id"];

/** In percent; the bar stays here until the work is done. */
export const analysisBar = 75;

/** Shows each stage for its duration, the last until `work` is done. If that fails, it stops at the current stage. */
export async function walkStages<T>(work: Promise<T>, show: (stage: AnalysisStage) => void): Promise<T> {
  let failed = false;
  work.catch(() => {
    failed = true;
  });
  for (const { id, wait } of analysisStages) {
    show(id);
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (failed) break;
  }
  return work;
}
