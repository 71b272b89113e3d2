import { sealedItemTable } from "../../sealed-items/tables.ts";
import { users } from "../accounts/tables.ts";

/** Experiences that people tell in letters and interviews, sealed as a whole. */
export const stories = sealedItemTable("stories", () => users.id);
