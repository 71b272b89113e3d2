import * as endpoints from "@waymark/contract/personal-data";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { askErasure, cancelErasure } from "./ask-erasure.ts";
import { askExport, readPersonalData } from "./ask-export.ts";
import { downloadExport, prepareDownload } from "./download-export.ts";

export function personalDataRoutes(mount: Mount): void {
  mount(endpoints.readPersonalData, ({ deps, actor }) => readPersonalData(deps, actor));

  mount(endpoints.askExport, ({ deps, actor, request }) => askExport(deps, actor, request.sessionId));

  mount(endpoints.prepareDownload, ({ deps, actor, params, request }) =>
    prepareDownload(deps, actor, request.sessionId, params.id),
  );

  mount(endpoints.downloadExport, async ({ deps, actor, params, request, reply }) => {
    const { stream, bytes, ...file } = await downloadExport(deps, actor, request.sessionId, params.id);
    asPrivateFile(reply, file);
    reply.header("content-length", bytes);
    return stream;
  });

  mount(endpoints.askErasure, ({ deps, actor, body, request }) =>
    askErasure(deps, actor, request.sessionId, body.confirm),
  );

  mount(endpoints.cancelErasure, ({ deps, actor }) => cancelErasure(deps, actor));
}
