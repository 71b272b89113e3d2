import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Gazetteer } from "./gazetteer.ts";
import { openGazetteer } from "./open-gazetteer.ts";
import { readPacked, writePacked } from "./packed-file.ts";
import { packTowns } from "./packed-towns.ts";

describe("the gazetteer", () => {
  const { gazetteer, ready } = openGazetteer(pino({ level: "silent" }), {
    entry: join(import.meta.dirname, "../testing/typed-thread.mjs"),
    workerData: { entry: join(import.meta.dirname, "pack-thread.ts") },
  });
  beforeAll(() => ready);

  it("holds the towns of the world in little memory", () => {
    expect(gazetteer.size).toBeGreaterThan(150_000);
  });

  it.each([
    ["Basingstoke", "GB", "ENG"],
    ["BASINGSTOKE", undefined, "ENG"],
    ["Springfield", "US", "IL"],
    ["Saint-Étienne", "FR", "84"],
    ["saint etienne", "FR", "84"],
    ["Villingen-Schwenningen", "DE", "01"],
    ["Cartagena", "ES", "31"],
  ])("finds %s", (name, country, division) => {
    expect(gazetteer.find(name, country).map((town) => town.division)).toContain(division);
  });

  it("distinguishes towns with the same name, and finds none for an empty name", () => {
    const parises = gazetteer.find("Paris");
    expect(new Set(parises.map((town) => town.key)).size).toBe(parises.length);
    expect(parises.map((town) => town.country)).toEqual(expect.arrayContaining(["FR", "US"]));
    for (const name of ["", "  ", "Nowhere-at-all", "💥"]) expect(gazetteer.find(name)).toEqual([]);
  });

  it("finds what is near, nearest first", () => {
    const [bonn] = gazetteer.find("Bonn", "DE");
    if (bonn === undefined) throw new Error("Bonn is not there.");
    const near = gazetteer.near(bonn, 30).map((town) => town.name);
    expect(near[0]).toBe("bonn");
    expect(near).toEqual(expect.arrayContaining(["siegburg", "koln"]));
    expect(near).not.toContain("dusseldorf");
  });
});

it("finds nothing before it is loaded, and keeps the first of two duplicates", () => {
  const empty = new Gazetteer();
  expect([empty.find("Paris"), empty.near({ latitude: 0, longitude: 0 }, 10), empty.size]).toEqual([
    [],
    [],
    0,
  ]);
  const row = { name: "Ulm", lat: 48.4, lng: 10, country: "DE", admin1: "01" };
  empty.fill(packTowns([row, { ...row, lat: 1 }, { ...row, name: "" }]));
  expect(empty.find("ulm")).toMatchObject([{ key: "de-01-ulm", latitude: expect.closeTo(48.4, 3) }]);
});

describe("the packed file of the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-towns-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const rows = ["Ulm", "Köln", "Saint-Étienne"].map((name, i) => ({
    name,
    lat: 48.4 + i,
    lng: 10 - i,
    country: "DE",
    admin1: `0${i}`,
  }));

  it("gives back what was packed", () => {
    const file = join(folder, "towns.bin");
    const packed = packTowns(rows);
    writePacked(file, packed);
    expect(readPacked(file)).toEqual(packed);
    const gazetteer = new Gazetteer();
    gazetteer.fill(structuredClone(readPacked(file) ?? packed));
    expect(gazetteer.find("köln")).toMatchObject([{ key: "de-01-koln", latitude: expect.closeTo(49.4, 3) }]);
  });

  it("is null for a missing or truncated file", () => {
    expect(readPacked(join(folder, "absent.bin"))).toBeNull();
    writeFileSync(join(folder, "torn.bin"), "torn");
    expect(readPacked(join(folder, "torn.bin"))).toBeNull();
  });
});
