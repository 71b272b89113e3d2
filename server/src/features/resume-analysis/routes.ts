import {
  adviseResume as adviseEndpoint,
  resumeModels as modelsEndpoint,
  repairReading as repairEndpoint,
  rewordBullet as rewordEndpoint,
} from "@waymark/contract/resume-analysis-advice";
import type { Mount } from "../../http/mount.ts";
import { askerGone } from "../../http/request-aborted.ts";
import { adviseResume } from "./advise-resume.ts";
import { repairReading } from "./repair-reading.ts";
import { resumeModels } from "./resume-models.ts";
import { rewordBullet } from "./reword-bullet.ts";

export function resumeAiRoutes(mount: Mount): void {
  mount(modelsEndpoint, async ({ deps }) => resumeModels(deps));

  mount(repairEndpoint, ({ deps, who, body, reply }) => repairReading(deps, who, body, askerGone(reply)));

  mount(rewordEndpoint, ({ deps, who, body, reply }) => rewordBullet(deps, who, body, askerGone(reply)));

  mount(adviseEndpoint, ({ deps, who, body, reply }) =>
    adviseResume(deps, who, body.resume, askerGone(reply)),
  );
}
