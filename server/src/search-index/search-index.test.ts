import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { newId } from "../ids.ts";
import { countNumbers, largestCounts } from "./count-values.ts";
import type { IndexDeclaration } from "./declaration.ts";
import { docsOf } from "./document-list.ts";
import { mergeSegments } from "./merge-segments.ts";
import { matching, type QueryPlan } from "./query-plan.ts";
import { SearchIndex } from "./search-index.ts";
import { readSnapshot, writeSnapshot } from "./snapshot.ts";

interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cuisine: string;
  readonly ingredients: readonly string[];
  readonly energy: number | null;
  readonly unit: string;
  readonly isVegan: boolean;
  /** Written down on this day of January. */
  readonly day: number;
  /** The family whose members alone may find it; empty where everybody may. */
  readonly family: string;
}

const schema = {
  columns: {
    energy: { kind: "number" },
    unit: { kind: "keyword", bits: 8 },
    cuisine: { kind: "keyword", bits: 8 },
    ingredients: { kind: "keywords", bits: 16 },
    vegan: { kind: "flags" },
  },
  vocabularies: ["names"],
} as const;

const wordsOf = (text: string) => [...new Set(text.toLowerCase().split(/\W+/))].filter((word) => word !== "");
const name = {
  token: (term: string) => `n.${term}`,
  wholeToken: (terms: readonly string[]) => `n#${terms.toSorted().join("+")}`,
};
const text = { token: (term: string) => `t.${term}` };

const recipes: IndexDeclaration<Recipe, typeof schema> = {
  schema,
  id: (recipe) => recipe.id,
  time: ({ day }) => Date.UTC(2026, 0, day),
  values: ({ energy, unit, cuisine, ingredients, isVegan }) => ({
    energy,
    unit,
    cuisine,
    ingredients,
    vegan: isVegan ? 1 : 0,
  }),
  words: (recipe) => wordsOf(recipe.name),
  fields: [name, text],
  tokenizer: (tokens) => (recipe, _, put) => {
    const inName = wordsOf(recipe.name);
    for (const word of inName) put(tokens.of(name.token(word)));
    put(tokens.of(name.wholeToken(inName)));
    for (const word of wordsOf(`${recipe.name} ${recipe.text}`)) put(tokens.of(text.token(word)));
    put(tokens.of(`:cuisine-${recipe.cuisine}`));
    if (recipe.family !== "")
      for (const token of [":secret", `:family-${recipe.family}`]) put(tokens.of(token));
  },
};

const recipe = (stated: Partial<Recipe>): Recipe => ({
  id: newId(),
  name: "Soup",
  text: "",
  cuisine: "french",
  ingredients: [],
  energy: null,
  unit: "",
  isVegan: false,
  day: 1,
  family: "",
  ...stated,
});

const soup = recipe({
  name: "Onion soup",
  ingredients: ["onion", "butter"],
  energy: 300,
  unit: "kcal",
  day: 3,
});
const tart = recipe({
  name: "Onion tart with soup",
  ingredients: ["onion"],
  energy: 1_900,
  unit: "kJ",
  day: 9,
});
const stew = recipe({
  name: "Stew",
  text: "As good as onion soup.",
  cuisine: "irish",
  energy: 650,
  unit: "kcal",
  day: 20,
});
const curry = recipe({ name: "Curry", text: "Needs an onion.", cuisine: "indian", isVegan: true, day: 15 });
const secret = recipe({ name: "Secret onion soup", family: "miller", day: 30 });
const all = [stew, soup, secret, curry, tart];

const plan = (stated: Partial<QueryPlan<typeof schema>>): QueryPlan<typeof schema> => ({
  terms: [],
  filters: [],
  not: [],
  restricted: { token: ":secret", unless: [] },
  since: null,
  order: "tiers",
  prefers: [],
  related: { alike: [], further: [], near: [] },
  ...stated,
});

const nameOf = new Map(all.map((one) => [one.id, one.name]));
const names = (
  index: SearchIndex<Recipe, typeof schema>,
  asked: Partial<QueryPlan<typeof schema>>,
  page = 1,
  limit = 10,
) => index.search(plan(asked), page, limit).ids.map((id) => nameOf.get(id));

function indexOf(...batches: (readonly Recipe[])[]) {
  const index = new SearchIndex(recipes);
  for (const batch of batches) index.put(batch);
  return index;
}

const folder = mkdtempSync(join(tmpdir(), "waymark-recipes-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same recipes in one segment, in three, merged, and read from a snapshot. */
async function forms() {
  const parted = indexOf(all.slice(0, 2), all.slice(2, 4), all.slice(4));
  const merged = indexOf(all.slice(0, 2), all.slice(2, 4), all.slice(4));
  const parts = merged.parts();
  merged.replace(parts, mergeSegments(schema, parts), new Set());
  const file = join(folder, "recipes.idx");
  const form = { schema, tokens: "1", cursor: z.object({ page: z.number() }) };
  await writeSnapshot(file, { cursor: { page: 7 }, parts: parted.parts() }, form);
  const snapshot = readSnapshot(file, form);
  const read = new SearchIndex(recipes);
  read.open(snapshot?.parts ?? []);
  expect(snapshot?.cursor).toEqual({ page: 7 });
  return { "one segment": indexOf(all), "three segments": parted, merged, "a snapshot": read };
}

describe.each(Object.entries(await forms()))("an index of recipes in %s", (_, index) => {
  it("finds the very name first, then names, then texts, each newest first", () => {
    expect(names(index, { terms: ["onion", "soup"] })).toEqual([
      "Onion soup",
      "Onion tart with soup",
      "Stew",
    ]);
    expect(names(index, { terms: ["onion"], order: "newest" })).toEqual([
      "Stew",
      "Curry",
      "Onion tart with soup",
      "Onion soup",
    ]);
    expect(names(index, { terms: ["onion"], order: "newest" }, 2, 3)).toEqual(["Onion soup"]);
    expect(index.search(plan({ terms: ["onion"] }), 1, 2)).toMatchObject({ total: 4, hasMore: true });
  });

  it("leaves out what is excluded, too old or restricted to others", () => {
    expect(names(index, { terms: ["soup"], not: [["n.tart"]] })).toEqual(["Onion soup", "Stew"]);
    expect(names(index, { terms: ["onion"], since: Date.UTC(2026, 0, 10) })).toEqual(["Stew", "Curry"]);
    const restricted = { token: ":secret", unless: [":family-smith", ":family-miller"] };
    expect(names(index, { terms: ["secret"], restricted })).toEqual(["Secret onion soup"]);
    expect(
      names(index, { terms: ["secret"], restricted: { token: ":secret", unless: [":family-smith"] } }),
    ).toEqual([]);
  });

  it("compares numbers of one unit, and puts the largest first", () => {
    const energy = { number: "energy", unit: "unit", in: "kcal" } as const;
    const atLeast = (orUnknown: boolean) => [{ of: "energy", meets: { ...energy, least: 400, orUnknown } }];
    expect(names(index, { filters: atLeast(false) })).toEqual(["Stew"]);
    expect(names(index, { filters: atLeast(true), order: "newest" })).toEqual(["Stew", "Curry"]);
    expect(names(index, { order: energy })).toEqual(["Stew", "Onion soup", "Curry", "Onion tart with soup"]);
  });

  it("counts the values of a column, without the filters of its own subject", () => {
    const asked = plan({ filters: [{ of: "cuisine", meets: [":cuisine-irish", ":cuisine-french"] }] });
    const counts = new Map<string, number>();
    for (const from of index.searched()) {
      const { values, names } = from.segment.columns.cuisine;
      const found = countNumbers(values, docsOf(matching(from, asked, text, "cuisine")), names.count);
      for (const i of largestCounts(found, 10))
        counts.set(names.at(i), (counts.get(names.at(i)) ?? 0) + (found[i] ?? 0));
    }
    expect(Object.fromEntries(counts)).toEqual({ irish: 1, french: 2, indian: 1 });
    expect(index.count(asked, text)).toBe(3);
  });

  it("gives back flags, lists of names and the words of names", () => {
    const ingredients = new Map<string, string[]>();
    let vegan = 0;
    let onions = 0;
    for (const segment of index.segments) {
      const { start, values, names } = segment.columns.ingredients;
      for (let doc = 0; doc < segment.docs; doc++) {
        vegan += segment.columns.vegan.values[doc] ?? 0;
        const numbers = [...values.subarray(start[doc], start[doc + 1])];
        ingredients.set(
          segment.id(doc),
          numbers.map((number) => names.at(number)),
        );
      }
      const { words, counts } = segment.vocabulary("names");
      for (let i = 0; i < words.count; i++) if (words.at(i) === "onion") onions += counts[i] ?? 0;
    }
    expect(ingredients.get(soup.id)).toEqual(["onion", "butter"]);
    expect(ingredients.get(stew.id)).toEqual([]);
    expect([vegan, onions]).toEqual([1, 3]);
  });
});

describe("an index of recipes that change", () => {
  it("forgets what is removed, also while segments are merged", () => {
    const index = indexOf(all.slice(0, 3), all.slice(3));
    index.remove([tart.id]);
    const parts = index.parts();
    const bytes = mergeSegments(schema, parts);
    index.remove([stew.id]);
    index.replace(parts, bytes, new Set([stew.id]));
    expect(names(index, { terms: ["onion"] })).toEqual(["Onion soup", "Curry"]);
    expect(index.docs).toBe(3);
  });

  it("counts a name that finds no more room in its column as unknown", () => {
    const many = Array.from({ length: 300 }, (_, i) => recipe({ cuisine: `cuisine ${i}` }));
    const [segment] = indexOf(many).segments;
    const cuisine = segment?.columns.cuisine;
    expect(cuisine?.names.count).toBe(256);
    expect(cuisine?.values.filter((value) => value === 0).length).toBe(45);
  });
});

describe("a snapshot of recipes", () => {
  const file = join(folder, "damaged.idx");
  const form = { schema, tokens: "1", cursor: z.object({ page: z.number() }) };
  const write = () => writeSnapshot(file, { cursor: null, parts: indexOf(all).parts() }, form);

  it("is not used by another version of the tokens, another layout of the columns, or after damage", async () => {
    await write();
    expect(readSnapshot(file, form)?.cursor).toBeNull();
    expect(readSnapshot(file, { ...form, tokens: "2" })).toBeNull();
    const wider = {
      ...schema,
      columns: { ...schema.columns, cuisine: { kind: "keyword", bits: 16 } },
    } as const;
    expect(readSnapshot(file, { ...form, schema: wider })).toBeNull();
    const bytes = readFileSync(file);
    const at = bytes.length - 20;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(file, bytes);
    expect(readSnapshot(file, form)).toBeNull();
    await write();
    writeFileSync(file, readFileSync(file).subarray(0, -9));
    expect(readSnapshot(file, form)).toBeNull();
  });
});
