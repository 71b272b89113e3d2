import * as contract from "@waymark/contract/support";
import type { Mount } from "../../http/mount.ts";
import { readStatus } from "./read-status.ts";

export function supportRoutes(mount: Mount): void {
  mount(contract.readStatus, async ({ deps }) => ({ status: await readStatus(deps) }));
}
