import { backupOpener } from "../db/backup/open-backup-once.ts";
import { childProgram } from "./child-program.ts";

// The product starts this program itself, so a test cannot name the bundled one.
Object.assign(backupOpener, childProgram("db/backup/check-backup.ts"));
