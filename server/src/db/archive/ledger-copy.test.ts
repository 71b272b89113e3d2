import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { newId } from "../../ids.ts";
import { readChanges, readErased, recordChange, recordErasure } from "../ledger.ts";
import { openBackupFolder } from "./backup-store.ts";
import { copyLedger, fetchLedger, keepLedgerCopied } from "./ledger-copy.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-ledger-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const freshFolder = () => mkdtempSync(join(root, "data-"));
const at = new Date("2026-11-22T12:00:00Z");

describe("the ledger of erasures with the backups", () => {
  it("tells a new machine who was erased and blocked, and what it knows itself counts as later", async () => {
    const store = openBackupFolder(join(freshFolder(), "backups"));
    const [lost, found] = [freshFolder(), freshFolder()];
    const [gone, blocked] = [newId(), newId()];
    await recordErasure(lost, gone);
    await recordChange(lost, "blocked", blocked, at);
    await copyLedger({ dataDir: lost, store, recipient: undefined });
    await recordChange(found, "unblocked", blocked, at);
    // The new machine was started on the same backups before the restore.
    await copyLedger({ dataDir: found, store, recipient: undefined });
    const from = { store, name: "waymark.tar.gz" };
    for (let again = 0; again < 2; again++) expect(await fetchLedger(found, from, undefined)).toBe("found");
    expect(await readErased(found)).toEqual([gone]);
    expect((await readChanges(found)).blocks.get(blocked)).toBe(false);
    expect(readFileSync(join(found, "erasures/changes"), "utf8").split("\n")).toHaveLength(3);
    expect(await fetchLedger(found, join(store.where, "waymark.tar.gz"), undefined)).toBe("found");
  });

  it("is encrypted as they are, and one that does not open is not taken for none", async () => {
    const store = openBackupFolder(join(freshFolder(), "backups"));
    const [identity, other] = [await generateIdentity(), await generateIdentity()];
    const lost = freshFolder();
    const gone = newId();
    await recordErasure(lost, gone);
    await copyLedger({ dataDir: lost, store, recipient: await identityToRecipient(identity) });
    const [name = ""] = await store.list("");
    expect(readFileSync(join(store.where, name), "latin1")).toMatch(/^age-encryption/);
    const found = freshFolder();
    const from = { store, name: "waymark.tar.gz.age" };
    expect(await fetchLedger(found, from, undefined)).toBe("closed");
    expect(await fetchLedger(found, from, other)).toBe("closed");
    expect(await fetchLedger(found, from, identity)).toBe("found");
    expect(await readErased(found)).toEqual([gone]);
    expect(await fetchLedger(found, join(freshFolder(), "backup"), identity)).toBe("none");
  });

  it("is copied again after each change, once, and its earlier copy goes away", async () => {
    const store = openBackupFolder(join(freshFolder(), "backups"));
    const dataDir = freshFolder();
    const place = { dataDir, store, recipient: undefined };
    const log = pino({ level: "silent" });
    await keepLedgerCopied(place, log).close();
    const first = await store.list("");
    await keepLedgerCopied(place, log).close();
    expect([first.length, await store.list("")]).toEqual([1, first]);
    await recordErasure(dataDir, newId());
    await keepLedgerCopied(place, log).close();
    const second = await store.list("");
    expect([second.length, second[0] === first[0]]).toEqual([1, false]);
  });
});
