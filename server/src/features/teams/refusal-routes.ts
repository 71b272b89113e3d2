import * as endpoints from "@waymark/contract/teams";
import type { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { orExpiredLinkPage } from "../notifications/form-routes.ts";
import { escaped, mailPage } from "../notifications/unsubscribe-page.ts";
import { readRefusal, refuseInvitations } from "./refuse-invitations.ts";

/** The page behind "no more invitations" in an invitation. Mounted where plain forms are accepted. */
export function refusalRoutes(mount: Mount): void {
  mount(endpoints.refuseInvitationsPage, ({ deps, query, reply, language }) =>
    orExpiredLinkPage(deps, reply, language, async (nonce) => {
      const refusal = readRefusal(deps, query.token);
      return pageOf(deps, refusal.language, nonce, { state: "ask", token: query.token });
    }),
  );

  mount(endpoints.refuseInvitations, ({ deps, query, reply, language }) =>
    orExpiredLinkPage(deps, reply, language, async (nonce) => {
      const isAgain = query.again === "1";
      const refusal = await refuseInvitations(deps, query.token, isAgain);
      const state = isAgain ? "allowed" : "refused";
      return pageOf(deps, refusal.language, nonce, { state, token: query.token });
    }),
  );
}

/** Shows the current state with a button for the opposite, which posts. */
function pageOf(
  { translate }: Pick<Deps, "translate">,
  language: Language,
  nonce: string,
  { state, token }: { state: "ask" | "refused" | "allowed"; token: string },
): string {
  const t = (key: string) => translate(language, `mail.refusal.${key}`);
  const offersAgain = state === "refused";
  const address = `${endpoints.refuseInvitations.path}?token=${encodeURIComponent(token)}${offersAgain ? "&again=1" : ""}`;
  const title = t(`${state}Title`);
  return mailPage(
    language,
    nonce,
    title,
    `<h1>${escaped(title)}</h1><p>${escaped(t(`${state}Text`))}</p>
<form method="post" action="${escaped(address)}"><button>${escaped(t(offersAgain ? "again" : "refuse"))}</button></form>`,
  );
}
