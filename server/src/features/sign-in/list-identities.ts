import type { AnswerOf } from "@waymark/contract/endpoint";
import { type listIdentities as endpoint, ProviderId } from "@waymark/contract/sign-in";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { providerName } from "../../ports/openid/providers.ts";
import { signInMethodsOf } from "../accounts/credentials/identities.ts";

/** The caller's linked providers, oldest first, and whether they also have a password. */
export async function listIdentities(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const { hasPassword, identities } = await signInMethodsOf(deps, actor.userId);
  return {
    hasPassword,
    identities: identities.flatMap(({ id, provider, createdAt }) => {
      const known = ProviderId.safeParse(provider).data;
      if (known === undefined) return [];
      return [
        { id, provider: known, name: providerName(deps.config, known), linkedAt: createdAt.toISOString() },
      ];
    }),
  };
}
