import { pino } from "pino";
import { openEmbedded } from "../open-embedded.ts";
import { DatabaseProblem } from "../problem.ts";

// Opens the embedded database of a folder in a separate process, prints the result as a line of JSON, and with `stay`
// holds it until it is killed.
const translate = (line: string) => void process.stdout.write(`${line}\n`);
const [dataDir = "", stay = ""] = process.argv.slice(2);
try {
  const database = await openEmbedded({ dataDir, log: pino({ level: "silent" }), durable: stay !== "" });
  const server = database.embedded;
  const { rows } = await database.query("SHOW dynamic_shared_memory_type");
  const account = process.getuid?.();
  translate(
    JSON.stringify({ server: server?.pid, watcher: server?.watcherPid, url: database.url, account, rows }),
  );
  if (stay === "") await database.close();
  else {
    await database.query("CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)");
    translate("kept");
    setInterval(() => {}, 1_000);
  }
} catch (error) {
  if (!(error instanceof DatabaseProblem)) throw error;
  translate(JSON.stringify({ reason: error.reason, ...error.details }));
}
