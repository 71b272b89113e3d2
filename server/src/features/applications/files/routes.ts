import * as contract from "@waymark/contract/applications-files";
import type { Mount } from "../../../http/mount.ts";
import { asPrivateFile } from "../../../http/private-file.ts";
import { addFile } from "./add-file.ts";
import { deleteFile, linkFile, listFiles, nameFile, openLink, restoreFile } from "./change-file.ts";

export function applicationFileRoutes(mount: Mount): void {
  mount(contract.listApplicationFiles, ({ deps, who, query }) => listFiles(deps, who, query.applicationId));

  mount(contract.linkedApplicationFile, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openLink(deps, params.token);
    asPrivateFile(reply, file);
    return reply.send(bytes);
  });

  mount(contract.addApplicationFile, async ({ deps, who, params, files }) => ({
    file: await addFile(deps, who, params.applicationId, files[0]),
  }));

  mount(contract.renameApplicationFile, async ({ deps, who, params, body }) => ({
    file: await nameFile(deps, who, params.id, body.name),
  }));

  mount(contract.downloadApplicationFile, ({ deps, who, params }) => linkFile(deps, who, params.id));

  mount(contract.deleteApplicationFile, async ({ deps, who, params }) => {
    await deleteFile(deps, who, params.id);
    return { ok: true as const };
  });

  mount(contract.restoreApplicationFile, async ({ deps, who, params }) => ({
    file: await restoreFile(deps, who, params.id),
  }));
}
