import type { Contact } from "@waymark/contract/applications-contacts";
import ICAL from "ical.js";

export function writeVcards(contacts: readonly Contact[], version: "3.0" | "4.0"): string {
  return contacts.map((contact) => `${cardOf(contact, version)}\r\n`).join("");
}

function cardOf(contact: Contact, version: "3.0" | "4.0"): string {
  const card = new ICAL.Component("vcard");
  const add = (name: string, value: string | string[]) => {
    if (value === "") return;
    // With an explicit type "text", because the library would write a vCard 4.0 phone number as a URI.
    const property = new ICAL.Property([name, {}, "text", value]);
    card.addProperty(property);
  };
  const words = contact.name.trim().split(/\s+/);
  card.addPropertyWithValue("version", version);
  add("fn", contact.name);
  card.addProperty(
    new ICAL.Property(["n", {}, "text", [words.at(-1) ?? "", words.slice(0, -1).join(" "), "", "", ""]]),
  );
  // As a list of parts, so that separators inside a part are escaped.
  if (contact.company !== "") add("org", [contact.company]);
  add("title", contact.role);
  add("email", contact.email);
  add("tel", contact.phone);
  add("note", contact.notes);
  add("uid", `urn:uuid:${contact.id}`);
  return card.toString();
}
