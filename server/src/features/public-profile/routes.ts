import {
  chooseSlug as chooseSlugEndpoint,
  deleteProfileMessage as deleteMessageEndpoint,
  listProfileMessages as listMessagesEndpoint,
  readPublicProfile as readPublicProfileEndpoint,
  renewSecretLink as renewSecretLinkEndpoint,
} from "@waymark/contract/public-profile";
import type { Mount } from "../../http/mount.ts";
import {
  chooseSlug,
  deleteProfileMessage,
  listProfileMessages,
  readOwnPage,
  renewSecretLink,
} from "./own-page.ts";

export function publicProfileRoutes(mount: Mount): void {
  mount(readPublicProfileEndpoint, ({ deps, actor }) => readOwnPage(deps, actor));
  mount(chooseSlugEndpoint, ({ deps, actor, body }) => chooseSlug(deps, actor, body.slug));
  mount(renewSecretLinkEndpoint, ({ deps, actor }) => renewSecretLink(deps, actor));
  mount(listMessagesEndpoint, ({ deps, actor }) => listProfileMessages(deps, actor));
  mount(deleteMessageEndpoint, ({ deps, actor, params }) => deleteProfileMessage(deps, actor, params.id));
}
