import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Base64Body } from "./base64-body.ts";

const most = 60_000;

/** Reads a body in pieces of the given length; gives the rest of it, parsed, and the file. */
function read(text: string, pieceLength = 16_384) {
  const body = new Base64Body("file", most, 50);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceLength) body.add(bytes.subarray(at, at + pieceLength));
  const { json, file } = body.end();
  return {
    rest: JSON.parse(json) as unknown,
    file: file === null ? null : Buffer.from(file).toString("latin1"),
  };
}

const codeOf = (text: string): string => {
  try {
    read(text);
    return "taken";
  } catch (error) {
    return String((error as { code?: string }).code);
  }
};

const hello = Buffer.from("hello, world").toString("base64");

describe("a JSON body with a file as base64", () => {
  it("gives the same bytes in whatever pieces it comes, with line breaks, escapes, a prefix and either alphabet", () => {
    const forms: ((encoded: string) => string)[] = [
      (encoded) => encoded,
      (encoded) => encoded.replace(/=+$/, ""),
      (encoded) => encoded.replaceAll("+", "-").replaceAll("/", "_"),
      (encoded) => encoded.replace(/.{76}/g, "$&\r\n"),
      (encoded) => encoded.replace(/[/+]/g, (it) => `\\u00${it.charCodeAt(0).toString(16)}`),
      (encoded) => `data:application/pdf;base64,${encoded}`,
    ];
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 900 }),
        fc.constantFrom(...forms),
        fc.integer({ min: 1, max: 500 }),
        fc.boolean(),
        (bytes, form, pieceLength, isEscaped) => {
          const encoded = form(Buffer.from(bytes).toString("base64"));
          const value = encoded.includes("\\u") ? `"${encoded}"` : JSON.stringify(encoded);
          const text = `{ "a": [1, "\\"file\\":"], "file" : ${isEscaped ? value.replaceAll("/", "\\/") : value}, "b": "x" }`;
          const { rest, file } = read(text, pieceLength);
          expect(file).toBe(Buffer.from(bytes).toString("latin1"));
          expect(rest).toEqual({ a: [1, '"file":'], file: encoded === "" ? "" : "base64", b: "x" });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("takes a file of just the limit, and refuses a byte more", () => {
    const of = (bytes: number) => JSON.stringify({ file: Buffer.alloc(bytes, 7).toString("base64") });
    expect(read(of(most)).file).toHaveLength(most);
    expect([codeOf(of(most + 1)), codeOf(of(3 * most))]).toEqual(["file_too_large", "file_too_large"]);
  });

  it.each([
    ["a character that is none of base64's", `{"file":"${hello}!${hello}"}`, "file_corrupt"],
    ["more after its end", `{"file":"aGVsbG8=${hello}"}`, "file_corrupt"],
    ["an escaped quote", `{"file":"${hello}\\"${hello}"}`, "file_corrupt"],
    ["an escape that does not exist", `{"file":"\\x${hello}"}`, "file_corrupt"],
    ["a file twice", `{"file":"${hello}","file":"${hello}"}`, "invalid_request"],
    ["a rest of many values", `{"file":"${hello}","a":[${"1,".repeat(100)}1]}`, "body_too_complex"],
    ["a long rest", `{"file":"${hello}","a":"${"x".repeat(70_000)}"}`, "body_too_large"],
  ])("with %s is refused", (_what, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it.each([
    ["in another object", `{"a":{"file":"${hello}"}}`],
    ["as the end of another name", `{"\\"file":"${hello}"}`],
    ["inside of a text", JSON.stringify({ a: `"file":"${hello}"` })],
    ["as a number", '{"file":12}'],
  ])("the same name %s is left to be parsed", (_what, text) => {
    expect(read(text)).toEqual({ rest: JSON.parse(text), file: null });
  });
});
