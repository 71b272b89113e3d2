import * as endpoints from "@waymark/contract/personal-data";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { askErasure, cancelErasure } from "./ask-erasure.ts";
import { askExport, readPersonalData } from "./ask-export.ts";
import { downloadExport, prepareDownload } from "./download-export.ts";

export function personalDataRoutes(mount: Mount): void {
  mount(endpoints.readPersonalData, ({ deps, who }) => readPersonalData(deps, who));

  mount(endpoints.askExport, ({ deps, who, request }) => askExport(deps, who, request.sessionId));

  mount(endpoints.prepareDownload, ({ deps, who, params, request }) =>
    prepareDownload(deps, who, request.sessionId, params.id),
  );

  mount(endpoints.downloadExport, async ({ deps, who, params, request, reply }) => {
    const { stream, bytes, ...file } = await downloadExport(deps, who, request.sessionId, params.id);
    asPrivateFile(reply, file);
    reply.header("content-length", bytes);
    return stream;
  });

  mount(endpoints.askErasure, ({ deps, who, body, request }) =>
    askErasure(deps, who, request.sessionId, body.confirm),
  );

  mount(endpoints.cancelErasure, ({ deps, who }) => cancelErasure(deps, who));
}
