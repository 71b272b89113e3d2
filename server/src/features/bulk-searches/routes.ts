import * as contract from "@waymark/contract/bulk-searches";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { readBulkList, saveBulkList } from "./bulk-list.ts";
import { writeBulkRun } from "./export-run.ts";
import { runBulkList } from "./run-list.ts";
import { sendBulkHit } from "./send-hit.ts";

export function bulkSearchRoutes(mount: Mount): void {
  mount(contract.readBulkList, ({ deps, actor, params }) => readBulkList(deps, actor, params.teamId));
  mount(contract.saveBulkList, ({ deps, actor, params, body }) =>
    saveBulkList(deps, actor, params.teamId, body),
  );
  mount(contract.runBulkList, async ({ deps, actor, params }) => {
    const { hits, totals, ranAt } = await runBulkList(deps, actor, params.teamId);
    return { hits, totals, ranAt };
  });
  mount(contract.downloadBulkRun, async ({ deps, actor, params, query, reply }) => {
    const { bytes, ...file } = await writeBulkRun(deps, actor, params.teamId, query);
    asPrivateFile(reply, file);
    return bytes;
  });
  mount(contract.sendBulkHit, ({ deps, actor, params, body }) =>
    sendBulkHit(deps, actor, params.teamId, body),
  );
}
