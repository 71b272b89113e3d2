import { expect, it } from "vitest";
import { aLetterRow } from "../testing/a-letter.ts";
import { filtered, noFilter } from "./filter.ts";

const rows = [
  aLetterRow({ name: "Krankenschwester", company: "Klinik Zürich", updatedAt: "2026-11-01T08:00:00.000Z" }),
  aLetterRow({
    name: "Nurse",
    company: "Vale Clinic",
    jobTitle: "Emergency Nurse",
    status: "sent",
    createdAt: "2026-11-09T08:00:00.000Z",
    updatedAt: "2026-11-02T08:00:00.000Z",
  }),
];
const names = (change: Partial<typeof noFilter>) =>
  filtered(rows, { ...noFilter, ...change }).map(({ name }) => name);

it.each([
  ["everything, the one changed last first", {}, ["Nurse", "Krankenschwester"]],
  ["words without their accents", { text: "zurich" }, ["Krankenschwester"]],
  ["all words, wherever they stand", { text: "clinic emergency" }, ["Nurse"]],
  ["no letter", { text: "clinic zurich" }, []],
  ["one state", { status: "sent" as const }, ["Nurse"]],
  ["by name", { sort: "name" as const }, ["Krankenschwester", "Nurse"]],
  ["by company", { sort: "company" as const }, ["Krankenschwester", "Nurse"]],
  ["by the day it was made", { sort: "created" as const }, ["Nurse", "Krankenschwester"]],
])("%s", (_, change, expected) => expect(names(change)).toEqual(expected));
