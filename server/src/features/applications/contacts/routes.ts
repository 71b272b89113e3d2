import * as contract from "@waymark/contract/applications-contacts";
import { Id } from "@waymark/contract/values";
import type { Mount } from "../../../http/mount.ts";
import { asPrivateFile } from "../../../http/private-file.ts";
import { importContacts } from "./import-contacts.ts";
import { changeContact, createContact, deleteContact, listContacts, ownContact } from "./save-contact.ts";
import { writeVcards } from "./write-vcards.ts";

export function peopleRoutes(mount: Mount): void {
  mount(contract.listContacts, ({ deps, who, query }) => listContacts(deps, who, query.applicationId));

  mount(contract.createContact, async ({ deps, who, body }) => ({
    contact: await createContact(deps, who, body),
  }));

  mount(contract.exportContacts, async ({ deps, who, query, reply }) => {
    const { id, version } = query;
    const one = id === undefined ? undefined : await ownContact(deps, who.userId, id);
    const contacts = one === undefined ? (await listContacts(deps, who)).contacts : [one];
    asPrivateFile(reply, { type: "text/vcard; charset=utf-8", fileName: `${one?.name ?? "waymark"}.vcf` });
    return reply.send(writeVcards(contacts, version));
  });

  mount(contract.importContacts, ({ deps, who, files, fields }) => {
    const given = fields.applicationId ?? "";
    return importContacts(deps, who, files[0], given === "" ? undefined : Id.parse(given));
  });

  mount(contract.changeContact, async ({ deps, who, params, body }) => ({
    contact: await changeContact(deps, who, params.id, body),
  }));

  mount(contract.deleteContact, async ({ deps, who, params }) => {
    await deleteContact(deps, who, params.id);
    return { ok: true as const };
  });
}
