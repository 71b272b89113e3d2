import type { Command } from "./command.ts";
import { auditCommand } from "./commands/audit.ts";
import { backupCommand } from "./commands/backup.ts";
import { importFactsCommands } from "./commands/import-facts.ts";
import { importJobsCommand } from "./commands/import-jobs.ts";
import { importsCommand, undoImportCommand } from "./commands/imports.ts";
import { linkCommand } from "./commands/link.ts";
import { rebuildIndexCommand } from "./commands/rebuild-index.ts";
import { rotateKeyCommand } from "./commands/rotate-key.ts";
import { sawBackupCommand } from "./commands/saw-backup.ts";
import { seedCommand } from "./commands/seed.ts";
import { statusCommand } from "./commands/status.ts";
import { testClockCommand } from "./commands/test-clock.ts";
import { trySourcesCommand } from "./commands/try-sources.ts";
import { usersCommand } from "./commands/users.ts";
import { afterRestoreCommand } from "./restore-command.ts";

/** `restore` is separate, because it needs the product closed. */
export const commands: readonly Command[] = [
  auditCommand,
  afterRestoreCommand,
  backupCommand,
  ...importFactsCommands,
  importJobsCommand,
  importsCommand,
  linkCommand,
  rebuildIndexCommand,
  rotateKeyCommand,
  sawBackupCommand,
  seedCommand,
  statusCommand,
  testClockCommand,
  trySourcesCommand,
  undoImportCommand,
  usersCommand,
];
