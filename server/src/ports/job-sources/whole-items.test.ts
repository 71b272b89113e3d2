import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholeItems } from "./whole-items.ts";

const read = (broken: string) => {
  const whole = wholeItems(broken);
  return whole === null ? null : { value: JSON.parse(whole.text), lost: whole.lost };
};

describe("a JSON text that is broken", () => {
  it.each([
    ["cut inside an item", '[{"a":1},{"b":"x, ]', [{ a: 1 }], 1],
    ["cut after an item", '[{"a":1},{"b":2}', [{ a: 1 }, { b: 2 }], 0],
    ["cut after a comma", '[{"a":1},', [{ a: 1 }], 0],
    ["cut inside a list of an item", '[{"a":1},{"b":["x","y', [{ a: 1 }], 1],
    ["cut inside a named list", '{"n":2,"jobs":[{"a":1},{"b":', { n: 2, jobs: [{ a: 1 }] }, 1],
    ["cut inside what lies deeper", '{"d":{"jobs":[{"a":1},{"b"', { d: { jobs: [{ a: 1 }] } }, 1],
    ["cut after the list", '{"jobs":[{"a":1}],"meta":{"next":"ab', { jobs: [{ a: 1 }], meta: {} }, 0],
    ["cut right behind the list", '{"jobs":[{"a":1}]', { jobs: [{ a: 1 }] }, 0],
    ["an item that is none", '[{"a":1},{b:2},{"c":"\\"3"}]', [{ a: 1 }, { c: '"3' }], 1],
    ["the first item is none", '{"jobs":[{a},{"c":3}],"n":1}', { jobs: [{ c: 3 }], n: 1 }, 1],
    ["a line break inside a text", '[{"a":"x\ny"},{"b":1}]', [{ b: 1 }], 1],
    ["something behind its end", '[{"a":1}]<p>late</p>', [{ a: 1 }], 0],
    ["two lists", '{"x":[{"a":1}],"y":[{"b":2},{"c', { x: [{ a: 1 }], y: [{ b: 2 }] }, 1],
    ["a number that may go on", "[1,2,3", [1, 2], 1],
    ["brackets that do not fit", '[{"a":1},{"b":[2}},{"c":3}]', [{ a: 1 }], 1],
  ])("%s keeps what is whole", (_, broken, value, lost) => {
    expect(read(broken)).toEqual({ value, lost });
  });

  it.each(["", "<html>[{}]</html>", "[", '{"a":1', '[{"a":', '{"jobs":[]', "null", '"[{}', "]", "}{"])(
    "%j holds nothing",
    (broken) => expect(wholeItems(broken)).toBeNull(),
  );

  it("cut anywhere gives the items before the cut, each as it was", () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.boolean(),
        (items, cut, isNamed) => {
          const text = JSON.stringify(isNamed ? { n: 1, jobs: items } : items);
          const whole = read(text.slice(0, cut % text.length));
          const kept: unknown[] = whole === null ? [] : isNamed ? whole.value.jobs : whole.value;
          expect(kept).toEqual(JSON.parse(JSON.stringify(items)).slice(0, kept.length));
          expect(items.length - kept.length).toBeGreaterThanOrEqual(whole?.lost ?? 0);
        },
      ),
    );
  });

  it("takes text of any kind", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\a1 ') }), (text) => void wholeItems(text)),
    );
  });

  it("millions of brackets are no long work", () => {
    expect(wholeItems("[".repeat(4_000_000))).toBeNull();
    expect(wholeItems(`[${"[".repeat(600)}${"]".repeat(600)},{"a":1}`)).toBeNull();
    expect(wholeItems(`{"a":{}${',"b":{}'.repeat(5_000_000)}`)).toBeNull();
    expect(wholeItems(`[${'{"a":1},'.repeat(500_000)}`)?.lost).toBe(1);
  });
});
