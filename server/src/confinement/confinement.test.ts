import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aScan } from "../testing/a-scan.ts";
import { childArguments } from "../testing/child-program.ts";

const Reached = z.array(z.string());
const Spied = z.object({
  ...{ main: Reached, worker: Reached, program: Reached, native: Reached.nullable() },
  sessionNiceness: z.number().nullable(),
});
const Tried = z.object({
  chosen: z.string(),
  tried: z.array(
    z.object({
      kind: z.string(),
      networkClosed: z.boolean(),
      refused: z.array(z.string()),
      spied: Spied.nullable(),
      worked: z.unknown(),
    }),
  ),
  open: Spied,
});

const isLinux = process.platform === "linux";
const isRoot = process.getuid?.() === 0;
const plainId = 64_123;
const dot = { width: 200, height: 200, channels: 3, background: "#204060" } as const;
let folder = "";
let nativeModule = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-spy-"));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "scan.pdf"), await aScan());
  writeFileSync(join(folder, "photo.png"), await sharp({ create: dot }).png().toBuffer());
  const compiler = ["/usr/bin/cc", "/usr/bin/gcc", "/usr/bin/clang"].find(existsSync);
  if (compiler === undefined) return;
  nativeModule = join(folder, "reach.node");
  const source = join(import.meta.dirname, "testing/reach.c");
  execFileSync(compiler, ["-D_GNU_SOURCE", "-shared", "-fPIC", "-o", nativeModule, source]);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  // The TypeScript loader leaves a folder for each user that it ran as.
  for (const name of readdirSync(tmpdir()).filter((name) =>
    /^tsx-(?:19\d{8}|60\d{3}|61[01]\d\d)$/.test(name),
  ))
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
});

/** Tries every confinement as a user, in a process whose environment has a secret. */
function tryAs(id: number | undefined): z.infer<typeof Tried> {
  const ran = spawnSync(
    process.execPath,
    [
      ...childArguments("confinement/testing/try-confinements.ts"),
      ...[nativeModule, join(folder, "scan.pdf"), join(folder, "photo.png")],
    ],
    {
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        WAYMARK_BUNDLED_CHILDREN: process.env.WAYMARK_BUNDLED_CHILDREN,
        SECRET_OF_TESTS: "a secret in the environment",
      },
      encoding: "utf8",
      timeout: 280_000,
      ...(id === undefined ? {} : { uid: id, gid: id }),
    },
  );
  expect(ran.stderr).toBe("");
  return Tried.parse(JSON.parse(ran.stdout));
}

/** Whether the kernel lets a user create namespaces, tested without the product's code. */
const grantsNamespaces = (id: number | undefined): boolean =>
  spawnSync("unshare", ["--user", "--map-root-user", "--mount", "--net", "true"], {
    ...(id === undefined ? {} : { uid: id, gid: id }),
  }).status === 0;

const all = ["key", "environment", "socket", "network"];

describe
  .skipIf(!isLinux)
  .each([
    ...(isRoot ? [{ actor: "root", id: undefined }] : []),
    { actor: "a plain user", id: isRoot ? plainId : undefined },
  ])("a hostile file read for $actor", ({ actor, id }) => {
  let told: z.infer<typeof Tried>;
  beforeAll(() => {
    told = tryAs(id);
  }, 300_000);

  it("reaches key, socket, environment and network where nothing confines it: the spy is no fool", () => {
    expect(told.open.main).toEqual(all);
    expect(told.open.worker).toEqual(all);
    expect(told.open.program).toEqual(["ran", "key", "environment"]);
    if (nativeModule !== "") expect(told.open.native).toEqual(all);
  });

  it("reaches none of them from its script, a worker, another program or native code, wherever it is confined", () => {
    const granted = told.tried.filter(({ spied }) => spied !== null);
    for (const { kind, networkClosed, spied } of granted) {
      const { sessionNiceness: _, ...reached } = spied ?? {};
      const beyond = networkClosed ? [] : ["network"];
      expect({ kind, ...reached }).toEqual({
        kind,
        main: beyond,
        worker: beyond,
        program: ["ran"],
        native: nativeModule === "" ? null : beyond,
      });
    }
  });

  it("does not take as much of the processor as everybody else together, in a session of its own either", () => {
    const spied = told.tried.find(({ kind }) => kind === "bubblewrap")?.spied;
    if (spied && spied.sessionNiceness !== null) expect(spied.sessionNiceness).toBe(5);
  });

  it("is read all the same, as a scan and a photo are, and a resume is printed", () => {
    const worked = { name: "Odalys Whitcombe", recognized: true, photoType: "image/jpeg", isPdf: true };
    const kinds = new Set(told.tried.filter(({ spied }) => spied !== null).map(({ kind }) => kind));
    const done = told.tried.filter((tried) => tried.worked !== null);
    expect(done.map((tried) => ({ kind: tried.kind, worked: tried.worked }))).toEqual(
      [...kinds].map((kind) => ({ kind, worked })),
    );
  });

  it("is confined by the first that holds, wherever the system grants one", () => {
    const first = told.tried.find(({ spied }) => spied !== null);
    expect(told.chosen).toBe(first?.kind ?? "none");
    if (actor === "root") expect(told.chosen).not.toBe("none");
    if (grantsNamespaces(id)) expect(["bubblewrap", "unshare"]).toContain(told.chosen);
  });
});
