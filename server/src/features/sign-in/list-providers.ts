import type { Provider } from "@waymark/contract/sign-in";
import type { Deps } from "../../deps.ts";
import { allProviders } from "../../ports/openid/providers.ts";

/** The providers to sign in with. Google is listed also while it is not set up, so that the page can say so. */
export const listProviders = (deps: Pick<Deps, "config">): Provider[] =>
  allProviders(deps.config).filter(({ id, ready }) => ready || id === "google");
