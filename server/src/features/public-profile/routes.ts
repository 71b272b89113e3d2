import {
  chooseSlug as chooseSlugEndpoint,
  deleteProfileMessage as deleteMessageEndpoint,
  listProfileMessages as listMessagesEndpoint,
  readPublicProfile as readPublicProfileEndpoint,
  renewSecretLink as renewSecretLinkEndpoint,
} from "@waymark/contract/public-profile";
import type { Mount } from "../../http/mount.ts";
import { chooseSlug } from "./choose-slug.ts";
import { deleteProfileMessage, listProfileMessages } from "./messages.ts";
import { readOwnPage } from "./own-page.ts";
import { renewSecretLink } from "./renew-secret-link.ts";

export function publicProfileRoutes(mount: Mount): void {
  mount(readPublicProfileEndpoint, ({ deps, who }) => readOwnPage(deps, who));
  mount(chooseSlugEndpoint, ({ deps, who, body }) => chooseSlug(deps, who, body.slug));
  mount(renewSecretLinkEndpoint, ({ deps, who }) => renewSecretLink(deps, who));
  mount(listMessagesEndpoint, ({ deps, who }) => listProfileMessages(deps, who));
  mount(deleteMessageEndpoint, ({ deps, who, params }) => deleteProfileMessage(deps, who, params.id));
}
