import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";
import type { Who } from "../../who.ts";
import { getUser } from "../accounts/get-user.ts";

/** Tells a person by mail what was changed in their account, and what to do if it was not them. */
export async function mailPerson(
  deps: Deps,
  who: Who,
  key: string,
  params: Readonly<Record<string, string>> = {},
  to?: string,
): Promise<void> {
  const { email } = await getUser(deps, who, who.userId);
  await deps.mail.send(deps.db, {
    userId: who.userId,
    to: to ?? email,
    language: who.locale,
    key,
    params: { settings: pageAddress(deps, "/settings"), signIn: pageAddress(deps, "/signin"), ...params },
  });
}

/** A page of the product as a mail names it. */
const pageAddress = ({ config }: Pick<Deps, "config">, path: string) =>
  `${(config.PUBLIC_URL ?? localAddress(config)).replace(/\/$/, "")}${path}`;
