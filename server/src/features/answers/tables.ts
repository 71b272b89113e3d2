import { sealedItemTable } from "../../sealed-items/tables.ts";
import { users } from "../accounts/tables.ts";

/** Answers to questions of application forms, sealed as a whole. */
export const answers = sealedItemTable("answers", () => users.id);
