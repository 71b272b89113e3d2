import { fold } from "../vocabulary/fold.ts";

const address = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,62}\.){1,4}[a-z]{2,24}\b/gi;
const mostCharacters = 40_000;
/** Mailboxes that take no applications, folded. */
const otherMailbox =
  /^(?:no-?reply|donotreply|privacy|datenschutz|dpo|rgpd|lopd|accommodations?|support|abuse|press|presse|accessibility|compliance|fraud|security)\b/;
const applying =
  /\b(?:appl(?:y|ications?)|send (?:us )?your|email (?:us )?your|cvs?|resumes?|bewerb\w*|bewirb\w*|lebenslauf|unterlagen|candidatures?|postule[rz]?|envoye[rz]|curriculum|candidatura|enviar?|envia(?:nos)?|mandar?|postula\w*|inscri\w*)\b/;
const window = 160;

/** The address in a posting to which applications are sent; null when none is named for that. */
export function mailAddressIn(text: string): string | null {
  const start = text.slice(0, mostCharacters);
  for (const { 0: found, index } of start.matchAll(address)) {
    if (otherMailbox.test(fold(found))) continue;
    const around = start.slice(Math.max(0, index - window), index + found.length + window / 2);
    if (
      applying.test(fold(around.replace(found, " "))) ||
      /^(?:jobs?|career|karriere|bewerbung|recrut|rrhh|hr|talent|personal|recruiting)/.test(fold(found))
    )
      return found;
  }
  return null;
}
