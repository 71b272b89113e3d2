import { describe, expect, it } from "vitest";
import { testDeps } from "../testing/deps.ts";
import { freshDataDir, removeDataDir } from "../testing/template.ts";
import { openTranslate } from "../translate.ts";
import { openAdminSocket } from "./admin-socket.ts";
import { runOperator } from "./main.ts";
import { localTime, parseMoment } from "./restore-moment-command.ts";

describe("a moment as an operator writes it", () => {
  it.each([
    ["2026-11-22T14:32", new Date(2026, 10, 22, 14, 32)],
    ["2026-11-22 14:32:07", new Date(2026, 10, 22, 14, 32, 7)],
    ["2026-11-22T14:32Z", new Date("2026-11-22T14:32:00Z")],
    ["2026-11-22T14:32:07.250+05:30", new Date("2026-11-22T09:02:07.250Z")],
  ])("%s", (text, at) => {
    expect(parseMoment(text)).toEqual(at);
  });

  it.each(["yesterday", "2026-11-22", "2026-06-31T10:00", "2026-11-22T25:00", "2026-11-22T14:32Y", ""])(
    "%s is none",
    (text) => expect(parseMoment(text)).toBeNull(),
  );

  it("is read again as it is printed", () => {
    const at = new Date("2026-11-22T14:32:07Z");
    expect(parseMoment(localTime(at))).toEqual(at);
  });
});

describe("a backup by the operator's own tools", () => {
  it("is seen by status once they tell of it", async () => {
    const deps = await testDeps();
    const closeDoor = await openAdminSocket(deps);
    const env = { DATA_DIR: deps.config.DATA_DIR, LANG: "en" };
    const ask = async (command: string) => {
      const lines: string[] = [];
      await runOperator([command], { env, folder: "/", write: (line) => lines.push(line) });
      return lines.join("\n");
    };
    expect(await ask("status")).toContain("none seen");
    const noted = /made, (\S+)\.$/.exec(await ask("saw-backup"))?.[1];
    expect(await ask("status")).toContain(`last seen ${noted}`);
    await closeDoor();
    await deps.database.close();
  });
});

describe("restore --at", () => {
  it.each([
    [["--at", "yesterday"], 2, "That is not a moment"],
    [["--at", "2026-11-22T14:32", "backup.tar.gz"], 2, "--at 2026-11-22T14:32"],
    [["--at", "2026-11-22T14:32"], 1, "No moment can be chosen"],
  ])("%j says what is wrong", async (args, code, sentence) => {
    const dataDir = freshDataDir("waymark-moment-");
    const lines: string[] = [];
    const terminal = {
      env: { DATA_DIR: dataDir, LANG: "en" },
      folder: "/",
      write: (line: string) => lines.push(line),
    };
    expect(await runOperator(["restore", ...args], terminal)).toBe(code);
    expect(lines.join("\n")).toContain(sentence);
    removeDataDir(dataDir);
  });

  it("names what would be gone in every language", () => {
    const translate = openTranslate();
    const counts = { gone: 3, back: 0, changed: 12 };
    for (const language of ["en", "de", "fr", "es"] as const)
      expect(translate(language, "operator.restoreAt.kind.resumes", counts)).toMatch(
        /: \D+ 3, .* 0, .* 12$|: .*3.* 0.* 12$/,
      );
  });
});
