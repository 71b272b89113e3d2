import * as contract from "@waymark/contract/applications";
import * as transfer from "@waymark/contract/applications-transfer";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { moveApplication, undoMove } from "./board/move-application.ts";
import { saveStages } from "./board/save-stages.ts";
import { changeApplication } from "./change-application.ts";
import { changeMany } from "./change-many.ts";
import { createApplication } from "./create-application.ts";
import { deleteApplication, restoreApplication } from "./delete-application.ts";
import { listAsJson, listDeleted } from "./list-applications.ts";
import { type ReadNextTimes, withTimes } from "./next-times.ts";
import { readApplication } from "./read-application.ts";
import { timelineAsJson } from "./read-timeline.ts";
import { exportFile } from "./transfer/export-file.ts";
import { confirmImport, previewImport } from "./transfer/import-applications.ts";
import { readLines, writeReport } from "./transfer/work-search-report.ts";

/** @param nextTimes Reads an application's next interview and reminder. */
export function applicationRoutes(mount: Mount, nextTimes: ReadNextTimes): void {
  mount(
    contract.listApplications,
    async ({ deps, who, query }) => new ReadyAnswer(await listAsJson(deps, who, query, nextTimes)),
  );

  mount(contract.listDeletedApplications, ({ deps, who }) => listDeleted(deps, who));

  mount(contract.readTimeline, async ({ deps, who }) => new ReadyAnswer(await timelineAsJson(deps, who)));

  mount(contract.createApplication, async ({ deps, who, body }) => {
    const made = await createApplication(deps, who, body);
    return { application: withTimes(made, await nextTimes(deps, who, made.id)) };
  });

  mount(contract.readApplication, async ({ deps, who, params: { id } }) => ({
    application: withTimes(await readApplication(deps, who, id), await nextTimes(deps, who, id)),
  }));

  mount(contract.changeApplication, async ({ deps, who, params: { id }, body }) => ({
    application: withTimes(await changeApplication(deps, who, id, body), await nextTimes(deps, who, id)),
  }));

  mount(contract.moveApplication, async ({ deps, who, params: { id }, body }) => ({
    application: withTimes(await moveApplication(deps, who, id, body), await nextTimes(deps, who, id)),
  }));

  mount(contract.undoMove, async ({ deps, who, params: { id }, body }) => ({
    application: withTimes(await undoMove(deps, who, id, body), await nextTimes(deps, who, id)),
  }));

  mount(contract.deleteApplication, async ({ deps, who, params }) => {
    await deleteApplication(deps, who, params.id);
    return { ok: true as const };
  });

  mount(contract.restoreApplication, async ({ deps, who, params: { id } }) => ({
    application: withTimes(await restoreApplication(deps, who, id), await nextTimes(deps, who, id)),
  }));

  mount(contract.changeManyApplications, async ({ deps, who, body }) => {
    const { applications, refused } = await changeMany(deps, who, body);
    const times = await nextTimes(deps, who);
    return { applications: applications.map((card) => withTimes(card, times)), refused };
  });

  mount(contract.saveStages, ({ deps, who, body }) => saveStages(deps, who, body.stages));
}

export function transferRoutes(mount: Mount): void {
  mount(transfer.previewImport, async ({ deps, who, files, fields }) => {
    const preview = await previewImport(deps, who, { files, fields });
    // Not validated against the contract: with 50,000 rows that would block the server longer than all the rest.
    return new ReadyAnswer(Buffer.from(JSON.stringify({ preview })));
  });

  mount(transfer.confirmImport, ({ deps, who, files, fields }) =>
    confirmImport(deps, who, { files, fields }),
  );

  mount(transfer.exportApplications, async ({ deps, who, query, reply }) => {
    const { bytes, ...file } = await exportFile(deps, who, query.format);
    asPrivateFile(reply, file);
    return bytes;
  });

  mount(transfer.readReport, async ({ deps, who, query }) => ({ lines: await readLines(deps, who, query) }));

  mount(transfer.downloadReport, async ({ deps, who, query, reply }) => {
    const { bytes, ...file } = await writeReport(deps, who, query);
    asPrivateFile(reply, file);
    return bytes;
  });
}
