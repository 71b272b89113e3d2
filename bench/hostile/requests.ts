import { readFileSync } from "node:fs";
import { join } from "node:path";
import { usualBodyLimit } from "../../contract/src/endpoint.ts";
import { emptyContent, maxResumeBytes } from "../../contract/src/resumes.ts";
import { resumeBodyLimit } from "../../contract/src/resumes-limits.ts";
import { styleFor } from "../../contract/src/resumes-style.ts";

/** A request that tries to block the process. */
export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Whether it is sent with a session. */
  readonly isSignedIn?: boolean;
  /** Statuses that count as a correct answer. */
  readonly expected: readonly number[];
}

const json = { "content-type": "application/json" };
const form = { "content-type": "multipart/form-data; boundary=b" };
const megabyte = 1_000_000;
const usual = usualBodyLimit.bytes;
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const listOf = (piece: string, bytes: number) => `[${filled(`${piece},`, bytes - piece.length - 2)}${piece}]`;
const file = (field: string, content: Buffer | string, name = "a.pdf") =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n--b--\r\n"),
  ]);
const part = (name: string, content: string, type = "text/plain") =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;

/** A resume file of nearly 10 MB: a real one with bytes after its end. */
function largeResume(): Buffer {
  const fixtures = join(import.meta.dirname, "../../server/src/document-parsers/fixtures");
  const pdf = readFileSync(join(fixtures, "logistics-en.pdf"));
  return Buffer.concat([pdf, Buffer.alloc(maxResumeBytes - pdf.length - 10, "%\n")]);
}

const job = (description: string) => ({
  ...{
    id: "1",
    title: "Nurse",
    company: "Clinic",
    location: "Bonn",
    startDate: "",
    endDate: "",
    current: false,
  },
  description,
});
/** A resume of the longest allowed text, by default; each job has 20,000 letters. */
const longest = (jobs = 19) => ({
  ...emptyContent(),
  experience: Array.from({ length: jobs }, () => job("Led é team. ".repeat(1_660))),
});
/** So many are printed on at most 60 pages. */
const printedJobs = 13;
const escaped = (text: string) =>
  text.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A resume with as many values as its schema and its length allow. */
function mostValues() {
  const item = { id: "", title: "a", subtitle: "", date: "", description: "" };
  const custom = Array.from({ length: 30 }, (_, i) => ({
    id: `c${i}`,
    title: "a",
    items: Array.from({ length: 100 }, () => item),
  }));
  return { ...emptyContent(), custom, skills: Array.from({ length: 500 }, (_, i) => `${i}`) };
}

/** Requests without a session. */
const anonymous = (): HostileRequest[] =>
  [
    {
      what: "15 MB of [1] to an open endpoint",
      path: "/api/session/sign-out",
      body: listOf("[1]", 15 * megabyte),
      expected: [413],
    },
    {
      what: "15 MB of [1] to nowhere",
      path: "/api/nowhere",
      body: listOf("[1]", 15 * megabyte),
      expected: [413],
    },
    {
      what: "15 MB to a closed endpoint",
      path: "/api/resume/parse",
      body: listOf("[1]", 14 * megabyte),
      expected: [401],
    },
    { what: "64 KB of [1]", path: "/api/session/sign-out", body: listOf("[1]", usual), expected: [413] },
    { what: "64 KB of nested lists", path: "/api/login", body: filled("[", usual), expected: [413] },
    { what: "64 KB of nested objects", path: "/api/login", body: filled('{"a":', usual), expected: [413] },
    {
      what: "64 KB of keys",
      path: "/api/login",
      body: `{${Array.from({ length: 6_000 }, (_, i) => `"k${i}":0`).join()}}`,
      expected: [413],
    },
    {
      what: "64 KB of backslashes",
      path: "/api/login",
      body: `{"email":"${filled("\\\\", usual - 40)}"}`,
      expected: [400],
    },
    {
      what: "64 KB as an e-mail address",
      path: "/api/check-email",
      body: `{"email":"${filled("a.", usual - 40)}@x.org"}`,
      expected: [400],
    },
    {
      what: "64 KB of form fields",
      path: "/contact",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: filled("a=&", usual),
      expected: [400, 404, 422],
    },
    {
      what: "100 MB of a form",
      path: "/api/resumes/upload",
      headers: form,
      body: Buffer.alloc(100 * megabyte, "x"),
      expected: [401],
    },
    {
      what: "64 KB to the payments' webhook",
      path: "/api/webhooks/payments",
      body: listOf("[1]", usual),
      expected: [400, 404],
    },
  ].map((request) => ({ method: "POST", headers: json, ...request }));

const addresses = (): HostileRequest[] =>
  [
    {
      what: "15 KB of query parameters",
      path: `/api/jobs/search?${filled("a&", 15_000)}`,
      expected: [200, 400],
    },
    {
      what: "15 KB as a search",
      path: `/api/jobs/search?query=${filled("a+b-c", 15_000)}`,
      expected: [200, 400],
    },
    { what: "15 KB of percent signs", path: `/api/user/${filled("%25", 15_000)}`, expected: [401, 414] },
    { what: "15 KB of slashes", path: `/${filled("/a", 15_000)}`, expected: [404] },
    {
      what: "15 KB of cookies",
      path: "/api/session",
      headers: { cookie: filled("a=b; ", 15_000) },
      expected: [200, 401],
    },
    {
      what: "15 KB of languages",
      path: "/api/session",
      headers: { "accept-language": filled("xx;q=0.1,", 15_000) },
      expected: [200, 401],
    },
    {
      what: "1,900 headers",
      path: "/api/session",
      headers: Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`x${i}`, ""])),
      expected: [200, 401, 431],
    },
    {
      what: "20 KB of headers",
      path: "/api/session",
      headers: { "x-long": filled("x", 20_000) },
      expected: [431],
    },
  ].map((request) => ({ method: "GET", ...request }));

/** JSON bodies with a session. */
const signedIn = (): HostileRequest[] =>
  [
    {
      what: "a resume at its limit of tiny values",
      path: "/api/resumes",
      body: listOf("1", resumeBodyLimit.bytes),
      expected: [413],
    },
    {
      what: "a resume of a million keys",
      path: "/api/resumes",
      body: `{${Array.from({ length: 170_000 }, (_, i) => `"k${i}":0`).join()}}`,
      expected: [413],
    },
    {
      what: "a resume of 21,000 wrong values",
      path: "/api/resumes",
      body: `{"content":{"custom":[${filled('{"items":[{},{},{},{},{},{},{},{},{},{}]},', 35_000)}{}]}}`,
      expected: [400],
    },
    {
      what: "a resume as long as may be",
      path: "/api/resumes",
      body: JSON.stringify({ name: "x", content: longest() }),
      expected: [200],
    },
    {
      what: "a resume of 2.4 MB of letters",
      path: "/api/resumes",
      body: JSON.stringify({
        content: { ...emptyContent(), experience: Array.from({ length: 99 }, () => job("x".repeat(20_000))) },
      }),
      expected: [413],
    },
    {
      what: "a resume of 2.4 MB of escapes",
      path: "/api/resumes",
      body: escaped(
        JSON.stringify({
          content: {
            ...emptyContent(),
            experience: Array.from({ length: 19 }, () => job("é".repeat(20_000))),
          },
        }),
      ),
      expected: [200],
    },
    {
      what: "a resume of as many values as may be",
      path: "/api/resumes",
      body: JSON.stringify({ name: "x", content: mostValues() }),
      expected: [200],
    },
    {
      what: "an analysis of as many values as may be",
      path: "/api/resume/analyze",
      body: JSON.stringify({ resume: mostValues() }),
      expected: [200],
    },
    {
      what: "an analysis of the longest resume",
      path: "/api/resume/analyze",
      body: JSON.stringify({ resume: longest() }),
      expected: [200, 400],
    },
    {
      what: "a preview of the longest resume that can be printed",
      path: "/api/resume/preview",
      body: JSON.stringify({ content: longest(printedJobs), style: { ...styleFor("en"), size: "small" } }),
      expected: [200],
    },
    {
      what: "a preview of a resume that is too long for print",
      path: "/api/resume/preview",
      body: JSON.stringify({ content: longest(), style: styleFor("en") }),
      expected: [422],
    },
    {
      what: "14 MB of base64 that is no file",
      path: "/api/resume/parse",
      body: JSON.stringify({ resumeContent: "A".repeat(13_900_000), fileType: "application/pdf" }),
      expected: [415, 422],
    },
    {
      what: "14 MB of blanks as base64",
      path: "/api/resume/parse",
      body: JSON.stringify({ resumeContent: " ".repeat(13_900_000), fileType: "application/pdf" }),
      expected: [400, 415, 422],
    },
    {
      what: "a resume of 10 MB as base64",
      path: "/api/resume/parse",
      body: JSON.stringify({ resumeContent: largeResume().toString("base64"), fileType: "application/pdf" }),
      expected: [200, 422],
    },
    {
      what: "a posting as long as may be, pasted",
      path: "/api/own-postings/read",
      body: JSON.stringify({ text: "Nurse (m/f) ".repeat(1_660) }),
      expected: [200, 422],
    },
    {
      what: "a thousand skills for paths",
      path: "/api/career-paths",
      body: JSON.stringify({
        currentRole: "a b ".repeat(4_990),
        target: "é".repeat(19_900),
        skills: Array.from({ length: 1_000 }, (_, i) => `sql ${i} ${"x".repeat(30)}`),
      }),
      expected: [200],
    },
    {
      what: "a skill of 20,000 letters for paths",
      path: "/api/career-paths",
      body: JSON.stringify({ skills: ["ab ".repeat(6_600)] }),
      expected: [200],
    },
  ].map((request) => ({ method: "POST", headers: json, isSignedIn: true, ...request }));

const forms = (): HostileRequest[] =>
  [
    {
      what: "a form with 10 MB that is no file",
      path: "/api/resumes/upload",
      body: file("resume", Buffer.alloc(10 * megabyte, "x")),
      expected: [415, 422],
    },
    {
      what: "a form with a resume of 10 MB",
      path: "/api/resumes/upload",
      body: file("resume", largeResume()),
      expected: [200, 422],
    },
    {
      what: "a form cut in its middle",
      path: "/api/resumes/upload",
      body: file("resume", largeResume()).subarray(0, 5 * megabyte),
      expected: [400],
    },
    {
      what: "a form of 100 MB",
      path: "/api/resumes/upload",
      body: file("resume", Buffer.alloc(100 * megabyte, "x")),
      expected: [413],
    },
    {
      what: "a form of 10,000 parts",
      path: "/api/resumes/upload",
      body: `${part("a", "1").repeat(10_000)}--b--\r\n`,
      expected: [400],
    },
    {
      what: "a form of line ends",
      path: "/api/resumes/upload",
      body: file("resume", filled("\r\n--", 10 * megabyte)),
      expected: [400, 415, 422],
    },
    {
      what: "a form with 100 KB of JSON",
      path: "/api/application-import/preview",
      body: `${part("choices", listOf("[1]", 100_000), "application/json")}--b--\r\n`,
      expected: [400, 415],
    },
    {
      what: "a table of 9 MB of commas",
      path: "/api/application-import/preview",
      body: file("applications", filled(",", 9 * megabyte), "a.csv"),
      expected: [200, 400, 413, 415, 422],
    },
    {
      what: "a table of a million rows",
      path: "/api/application-import/preview",
      body: file("applications", `company,title\n${filled("a,b\n", 9 * megabyte)}`, "a.csv"),
      expected: [200, 400, 413, 415, 422],
    },
    {
      what: "9 MB of JSON as a table",
      path: "/api/application-import/preview",
      body: file("applications", listOf("[1]", 9 * megabyte), "a.json"),
      expected: [400, 413, 415, 422],
    },
    {
      what: "1 MB of contacts",
      path: "/api/contacts/import",
      body: file("file", filled("BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCARD\n", 1_040_000), "a.vcf"),
      expected: [200, 422],
    },
    {
      what: "a contact of 1 MB",
      path: "/api/contacts/import",
      body: file(
        "file",
        `BEGIN:VCARD\nVERSION:4.0\nFN:A\n${filled("NOTE:a\n", megabyte)}END:VCARD\n`,
        "a.vcf",
      ),
      expected: [200, 422],
    },
    {
      what: "a posting's page of tiny lists as data",
      path: "/api/own-postings/read-file",
      body: file(
        "posting",
        `<script type="application/ld+json">${listOf("[1]", 990_000)}</script>`.repeat(2),
        "a.html",
      ),
      expected: [200, 413, 415, 422],
    },
    {
      what: "a posting's page of 9 MB",
      path: "/api/own-postings/read-file",
      body: file("posting", filled("<div>", 9 * megabyte), "a.html"),
      expected: [200, 413, 415, 422],
    },
  ].map((request) => ({ method: "POST", headers: form, isSignedIn: true, ...request }));

/** Every hostile request, created on demand because they take several hundred megabytes. */
export const hostileRequests = (): HostileRequest[] => [
  ...anonymous(),
  ...addresses(),
  ...signedIn(),
  ...forms(),
];
