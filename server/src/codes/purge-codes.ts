import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { linkSentTask, startLink } from "./mailed-link.ts";
import { codeMinutes, codeSentTask } from "./make-code.ts";
import { deleteEnded, prolongCode } from "./store.ts";

const purgeCodesTask = taskKind({ name: "purge-codes", input: z.object({}), retries: 2, expireSeconds: 60 });

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** A code's or link's lifetime starts when its message leaves. */
export function registerCodeTasks(deps: Deps): void {
  deps.tasks.handle(linkSentTask, (sent) => startLink(deps, sent));
  deps.tasks.handle(codeSentTask, async ({ key, at }) => {
    const [id = "", codeHash = ""] = key.split(".");
    await prolongCode(deps.db, { id, codeHash, until: minutesAfter(at, codeMinutes) });
  });
  deps.tasks.handle(purgeCodesTask, () => deleteEnded(deps.db, deps.now()));
  deps.tasks.every(purgeCodesTask, "50 * * * *", {});
}
