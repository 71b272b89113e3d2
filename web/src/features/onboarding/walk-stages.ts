/** What the overlay says in turn while a resume is read, and how long each is shown at least, in milliseconds. */
export const analysisStages = [
  { id: "processing", wait: 800 },
  { id: "analyzing", wait: 1_000 },
  { id: "extracting", wait: 500 },
  { id: "finalizing", wait: 200 },
] as const;

export type AnalysisStage = (typeof analysisStages)[number]["id"];

/** The bar beside the texts stands here until the work is done. */
export const analysisBar = 75;

/**
 * Shows each stage for its wait while `work` runs, the last one until it is done, and gives what it gives.
 * Work that fails ends the walk with the stage that is on.
 */
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
