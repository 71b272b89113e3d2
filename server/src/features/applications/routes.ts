import * as contract from "@waymark/contract/applications";
import * as transfer from "@waymark/contract/applications-transfer";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { moveApplication, undoMove } from "./board/move-application.ts";
import { saveStages } from "./board/stages.ts";
import { changeApplication } from "./change-application.ts";
import { changeMany } from "./change-many.ts";
import { createApplication } from "./create-application.ts";
import { deleteApplication, restoreApplication } from "./delete-application.ts";
import { listApplications, listDeleted } from "./list-applications.ts";
import { type ReadNextTimes, withTimes } from "./next-times.ts";
import { readApplication, readTimeline } from "./read-application.ts";
import { exportFile } from "./transfer/export-file.ts";
import { confirmImport, previewImport } from "./transfer/import-applications.ts";
import { readLines, writeReport } from "./transfer/work-search-report.ts";

/** @param nextTimes Reads an application's next interview and reminder. */
export function applicationRoutes(mount: Mount, nextTimes: ReadNextTimes): void {
  // There may be a thousand cards of our own rows: they are not validated again.
  mount(contract.listApplications, async ({ deps, actor, query }) =>
    ReadyAnswer.of(contract.listApplications, await listApplications(deps, actor, query, nextTimes)),
  );

  mount(contract.listDeletedApplications, ({ deps, actor }) => listDeleted(deps, actor));

  mount(contract.readTimeline, async ({ deps, actor }) =>
    ReadyAnswer.of(contract.readTimeline, await readTimeline(deps, actor)),
  );

  mount(contract.createApplication, async ({ deps, actor, body }) => {
    const made = await createApplication(deps, actor, body);
    return { application: withTimes(made, await nextTimes(deps, actor, made.id)) };
  });

  mount(contract.readApplication, async ({ deps, actor, params: { id } }) => ({
    application: withTimes(await readApplication(deps, actor, id), await nextTimes(deps, actor, id)),
  }));

  mount(contract.changeApplication, async ({ deps, actor, params: { id }, body }) => ({
    application: withTimes(await changeApplication(deps, actor, id, body), await nextTimes(deps, actor, id)),
  }));

  mount(contract.moveApplication, async ({ deps, actor, params: { id }, body }) => ({
    application: withTimes(await moveApplication(deps, actor, id, body), await nextTimes(deps, actor, id)),
  }));

  mount(contract.undoMove, async ({ deps, actor, params: { id }, body }) => ({
    application: withTimes(await undoMove(deps, actor, id, body), await nextTimes(deps, actor, id)),
  }));

  mount(contract.deleteApplication, async ({ deps, actor, params }) => {
    await deleteApplication(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(contract.restoreApplication, async ({ deps, actor, params: { id } }) => ({
    application: withTimes(await restoreApplication(deps, actor, id), await nextTimes(deps, actor, id)),
  }));

  mount(contract.changeManyApplications, async ({ deps, actor, body }) => {
    const { applications, refused } = await changeMany(deps, actor, body);
    const times = await nextTimes(deps, actor);
    return { applications: applications.map((card) => withTimes(card, times)), refused };
  });

  mount(contract.saveStages, ({ deps, actor, body }) => saveStages(deps, actor, body.stages));
}

export function transferRoutes(mount: Mount): void {
  mount(transfer.previewImport, async ({ deps, actor, files, fields }) => {
    const preview = await previewImport(deps, actor, { files, fields });
    // Not validated against the contract: with 50,000 rows that would block the server longer than all the rest.
    return ReadyAnswer.of(transfer.previewImport, { preview });
  });

  mount(transfer.confirmImport, ({ deps, actor, files, fields }) =>
    confirmImport(deps, actor, { files, fields }),
  );

  mount(transfer.exportApplications, async ({ deps, actor, query, reply }) => {
    const { bytes, ...file } = await exportFile(deps, actor, query.format);
    asPrivateFile(reply, file);
    return bytes;
  });

  mount(transfer.readReport, async ({ deps, actor, query }) => ({
    lines: await readLines(deps, actor, query),
  }));

  mount(transfer.downloadReport, async ({ deps, actor, query, reply }) => {
    const { bytes, ...file } = await writeReport(deps, actor, query);
    asPrivateFile(reply, file);
    return bytes;
  });
}
