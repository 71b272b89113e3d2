import { type ModelTask, modelTasks } from "@waymark/contract/resume-analysis-advice";
import type { Deps } from "../../deps.ts";

export function resumeModels(deps: Pick<Deps, "llm">): { models: { task: ModelTask; model: string }[] } {
  const models = modelTasks.flatMap((task) => {
    const model = deps.llm.modelFor(task);
    return model === null ? [] : [{ task, model }];
  });
  return { models };
}
