import {
  adviseResume as adviseEndpoint,
  resumeModels as modelsEndpoint,
  repairReading as repairEndpoint,
  rewordBullet as rewordEndpoint,
} from "@waymark/contract/resume-analysis-advice";
import type { Mount } from "../../http/mount.ts";
import { requestAborted } from "../../http/request-aborted.ts";
import { adviseResume } from "./advise-resume.ts";
import { repairReading } from "./repair-reading.ts";
import { resumeModels } from "./resume-models.ts";
import { rewordBullet } from "./reword-bullet.ts";

export function resumeAiRoutes(mount: Mount): void {
  mount(modelsEndpoint, async ({ deps }) => resumeModels(deps));

  mount(repairEndpoint, ({ deps, actor, body, reply }) =>
    repairReading(deps, actor, body, requestAborted(reply)),
  );

  mount(rewordEndpoint, ({ deps, actor, body, reply }) =>
    rewordBullet(deps, actor, body, requestAborted(reply)),
  );

  mount(adviseEndpoint, ({ deps, actor, body, reply }) =>
    adviseResume(deps, actor, body.resume, requestAborted(reply)),
  );
}
