import { sealedItemTable } from "../../sealed-items/tables.ts";
import { users } from "../accounts/tables.ts";

export const answers = sealedItemTable("answers", () => users.id);
