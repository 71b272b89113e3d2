import * as contract from "@waymark/contract/team-boards";
import type { Mount } from "../../http/mount.ts";
import * as cards from "./cards.ts";

export function teamBoardRoutes(mount: Mount): void {
  mount(contract.readTeamBoard, ({ deps, actor, params }) => cards.readTeamBoard(deps, actor, params.teamId));
  mount(contract.createCard, ({ deps, actor, params, body }) =>
    cards.createCard(deps, actor, params.teamId, body),
  );
  mount(contract.changeCard, ({ deps, actor, params, body }) => cards.changeCard(deps, actor, params, body));
  mount(contract.deleteCard, ({ deps, actor, params }) => cards.deleteCard(deps, actor, params));
  mount(contract.restoreCard, ({ deps, actor, params }) => cards.restoreCard(deps, actor, params));
  mount(contract.commentOnCard, ({ deps, actor, params, body }) =>
    cards.commentOnCard(deps, actor, params, body),
  );
  mount(contract.takeCard, ({ deps, actor, params, body }) => cards.takeCard(deps, actor, params, body));
}
