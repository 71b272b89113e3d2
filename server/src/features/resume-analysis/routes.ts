import * as contract from "@waymark/contract/resume-analysis-advice";
import type { Mount } from "../../http/mount.ts";
import { requestAborted } from "../../http/request-aborted.ts";
import { adviseResume } from "./advise-resume.ts";
import { repairReading } from "./repair-reading.ts";
import { resumeModels } from "./resume-models.ts";
import { rewordBullet } from "./reword-bullet.ts";

export function resumeAiRoutes(mount: Mount): void {
  mount(contract.resumeModels, async ({ deps }) => resumeModels(deps));

  mount(contract.repairReading, ({ deps, actor, body, reply }) =>
    repairReading(deps, actor, body, requestAborted(reply)),
  );

  mount(contract.rewordBullet, ({ deps, actor, body, reply }) =>
    rewordBullet(deps, actor, body, requestAborted(reply)),
  );

  mount(contract.adviseResume, ({ deps, actor, body, reply }) =>
    adviseResume(deps, actor, body.resume, requestAborted(reply)),
  );
}
