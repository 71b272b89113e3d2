import * as contract from "@waymark/contract/analytics";
import type { Mount } from "../../http/mount.ts";
import { readFigures } from "./read-figures.ts";

export function analyticsRoutes(mount: Mount): void {
  mount(contract.readFigures, ({ deps, actor, query }) => readFigures(deps, actor, query));
}
