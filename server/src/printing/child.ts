import { join } from "node:path";
import { repositoryRoot } from "../root.ts";
import { Job, type Report } from "./messages.ts";
import { openTypesetter } from "./typesetter.ts";

/** Typesets one resume after the other for its parent, and ends with it. */
const typeset = openTypesetter(join(repositoryRoot, "server/src/printing/templates"));
const say = (report: Report): void => {
  process.send?.(report);
};

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => say(typeset(Job.parse(message))));
say({ kind: "ready" });
