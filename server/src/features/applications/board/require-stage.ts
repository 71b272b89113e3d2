import type { Stage } from "@waymark/contract/applications";
import { AppError } from "@waymark/contract/errors";
import type { KeptStages } from "@waymark/domain/applications/stages";

/** @throws AppError `no_such_stage`. */
export function requireStage({ stages }: KeptStages, id: string): Stage {
  const stage = stages.find((one) => one.id === id);
  if (stage === undefined) throw new AppError("no_such_stage");
  return stage;
}
