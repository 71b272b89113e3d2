import * as contract from "@waymark/contract/applications-files";
import type { Mount } from "../../../http/mount.ts";
import { asPrivateFile } from "../../../http/private-file.ts";
import { addFile } from "./add-file.ts";
import { deleteFile, linkFile, listFiles, nameFile, openLink, restoreFile } from "./change-file.ts";

export function applicationFileRoutes(mount: Mount): void {
  mount(contract.listApplicationFiles, ({ deps, actor, query }) =>
    listFiles(deps, actor, query.applicationId),
  );

  mount(contract.linkedApplicationFile, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openLink(deps, params.token);
    asPrivateFile(reply, file);
    return reply.send(bytes);
  });

  mount(contract.addApplicationFile, async ({ deps, actor, params, files }) => ({
    file: await addFile(deps, actor, params.applicationId, files[0]),
  }));

  mount(contract.renameApplicationFile, async ({ deps, actor, params, body }) => ({
    file: await nameFile(deps, actor, params.id, body.name),
  }));

  mount(contract.downloadApplicationFile, ({ deps, actor, params }) => linkFile(deps, actor, params.id));

  mount(contract.deleteApplicationFile, async ({ deps, actor, params }) => {
    await deleteFile(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(contract.restoreApplicationFile, async ({ deps, actor, params }) => ({
    file: await restoreFile(deps, actor, params.id),
  }));
}
