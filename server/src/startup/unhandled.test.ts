import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, it } from "vitest";
import { describeProblem } from "../describe-problem.ts";
import { UnhandledCounter } from "./unhandled.ts";

it("a failure that nobody waited for is logged and counted, without the data it was about", () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: describeProblem } }, { write: (line) => void lines.push(line) });
  const host = new EventEmitter();
  const counter = new UnhandledCounter();
  const stop = counter.watch(host, log);
  host.emit("uncaughtException", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }));
  host.emit("unhandledRejection", Object.assign(new Error("value nora@example.org"), { code: "22P02" }));
  expect(counter.count).toBe(2);
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(["read ECONNRESET", "database"]);
  expect(lines.join()).not.toContain("nora@");
  stop();
  expect(host.listenerCount("uncaughtException")).toBe(0);
});
