import type { Provider } from "@waymark/contract/sign-in";
import type { Deps } from "../../deps.ts";
import { allProviders } from "../../ports/openid/providers.ts";

/** The providers for signing in. Google is listed even if it is not set up, so that the page can say so. */
export const listProviders = (deps: Pick<Deps, "config">): Provider[] =>
  allProviders(deps.config).filter(({ id, ready }) => ready || id === "google");
