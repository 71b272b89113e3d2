import * as contract from "@waymark/contract/applications-contacts";
import { Id } from "@waymark/contract/values";
import type { Mount } from "../../../http/mount.ts";
import { asPrivateFile } from "../../../http/private-file.ts";
import { changeContact, createContact, deleteContact, listContacts, ownContact } from "./contacts.ts";
import { importContacts } from "./import-contacts.ts";
import { writeVcards } from "./vcards.ts";

export function peopleRoutes(mount: Mount): void {
  mount(contract.listContacts, ({ deps, actor, query }) => listContacts(deps, actor, query.applicationId));

  mount(contract.createContact, async ({ deps, actor, body }) => ({
    contact: await createContact(deps, actor, body),
  }));

  mount(contract.exportContacts, async ({ deps, actor, query, reply }) => {
    const { id, version } = query;
    const one = id === undefined ? undefined : await ownContact(deps, actor.userId, id);
    const contacts = one === undefined ? (await listContacts(deps, actor)).contacts : [one];
    asPrivateFile(reply, { type: "text/vcard; charset=utf-8", fileName: `${one?.name ?? "waymark"}.vcf` });
    return reply.send(writeVcards(contacts, version));
  });

  mount(contract.importContacts, ({ deps, actor, files, fields }) => {
    const given = fields.applicationId ?? "";
    return importContacts(deps, actor, files[0], given === "" ? undefined : Id.parse(given));
  });

  mount(contract.changeContact, async ({ deps, actor, params, body }) => ({
    contact: await changeContact(deps, actor, params.id, body),
  }));

  mount(contract.deleteContact, async ({ deps, actor, params }) => {
    await deleteContact(deps, actor, params.id);
    return { ok: true as const };
  });
}
