import { readFigures as readFiguresEndpoint } from "@waymark/contract/analytics";
import type { Mount } from "../../http/mount.ts";
import { readFigures } from "./read-figures.ts";

export function analyticsRoutes(mount: Mount): void {
  mount(readFiguresEndpoint, ({ deps, actor, query }) => readFigures(deps, actor, query));
}
