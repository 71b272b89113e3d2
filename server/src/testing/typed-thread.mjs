import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// A thread does not take over how its parent reads TypeScript: it registers that itself, then runs what it was made for.
register();
await import(workerData.entry);
