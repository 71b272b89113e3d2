import * as contract from "@waymark/contract/public-profile";
import type { Mount } from "../../http/mount.ts";
import {
  chooseSlug,
  deleteProfileMessage,
  listProfileMessages,
  publishPage,
  readOwnPage,
  renewSecretLink,
} from "./own-page.ts";

export function publicProfileRoutes(mount: Mount): void {
  mount(contract.readPublicProfile, ({ deps, actor }) => readOwnPage(deps, actor));
  mount(contract.publishPage, ({ deps, actor, body }) => publishPage(deps, actor, body.published));
  mount(contract.chooseSlug, ({ deps, actor, body }) => chooseSlug(deps, actor, body.slug));
  mount(contract.renewSecretLink, ({ deps, actor }) => renewSecretLink(deps, actor));
  mount(contract.listProfileMessages, ({ deps, actor }) => listProfileMessages(deps, actor));
  mount(contract.deleteProfileMessage, ({ deps, actor, params }) =>
    deleteProfileMessage(deps, actor, params.id),
  );
}
