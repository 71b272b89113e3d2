import * as endpoints from "@waymark/contract/personal-data";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { downloadExport, prepareDownload } from "./download-export.ts";
import { cancelErasure, requestErasure } from "./request-erasure.ts";
import { readPersonalData, requestExport } from "./request-export.ts";

export function personalDataRoutes(mount: Mount): void {
  mount(endpoints.readPersonalData, ({ deps, actor }) => readPersonalData(deps, actor));

  mount(endpoints.requestExport, ({ deps, actor, request }) => requestExport(deps, actor, request.sessionId));

  mount(endpoints.prepareDownload, ({ deps, actor, params, request }) =>
    prepareDownload(deps, actor, request.sessionId, params.id),
  );

  mount(endpoints.downloadExport, async ({ deps, actor, params, request, reply }) => {
    const { stream, bytes, ...file } = await downloadExport(deps, actor, request.sessionId, params.id);
    asPrivateFile(reply, file);
    reply.header("content-length", bytes);
    return stream;
  });

  mount(endpoints.requestErasure, ({ deps, actor, body, request }) =>
    requestErasure(deps, actor, request.sessionId, body.confirm),
  );

  mount(endpoints.cancelErasure, ({ deps, actor }) => cancelErasure(deps, actor));
}
