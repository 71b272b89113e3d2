import { AppError } from "@waymark/contract/errors";
import * as endpoints from "@waymark/contract/notifications";
import type { Language } from "@waymark/contract/values";
import type { FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { styleNonce } from "../../http/security.ts";
import { readUnsubscription, unsubscribe } from "./unsubscribe.ts";
import { confirmPage, donePage, expiredLinkPage } from "./unsubscribe-page.ts";

/** The page behind the link in a mail. Mounted where plain forms are accepted, because mail programs send one. */
export function unsubscribeRoutes(mount: Mount): void {
  mount(endpoints.unsubscribePage, ({ deps, query, reply, language }) =>
    orExpiredLinkPage(deps, reply, language, async (nonce) =>
      confirmPage(deps.translate, await readUnsubscription(deps, query.token), query.token, nonce),
    ),
  );

  mount(endpoints.unsubscribe, ({ deps, query, reply, language }) =>
    orExpiredLinkPage(deps, reply, language, async (nonce) =>
      donePage(deps.translate, await unsubscribe(deps, query.token), nonce),
    ),
  );
}

export async function orExpiredLinkPage(
  deps: Deps,
  reply: FastifyReply,
  language: Language,
  work: (nonce: string) => Promise<string>,
): Promise<string> {
  const nonce = styleNonce(reply);
  // The address is a secret of the mail's reader.
  reply.headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  try {
    return await work(nonce);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    reply.code(404);
    return expiredLinkPage(deps.translate, language, nonce);
  }
}
