import { setFlagsFromString } from "node:v8";
import { stopSignals } from "./startup/stop.ts";

// V8 counts the bytes of an upload as growth of its heap. By default it searched the whole heap after about 8 MB of
// them, twice for each file of 10 MB, which took 0.15 s of processor. Now it waits until the heap is half as large again.
setFlagsFromString("--heap-growing-percent=50");

// Nothing is open while the program loads, so there is nothing to close. A container's first process would not even end.
for (const name of stopSignals) process.on(name, () => process.exit(0));
const { start } = await import("./startup/start.ts");
await start(process);
