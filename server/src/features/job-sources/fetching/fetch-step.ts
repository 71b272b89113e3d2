import { AppError } from "@waymark/contract/errors";
import type { SourceProblem } from "@waymark/contract/job-sources";
import type { Deps } from "../../../deps.ts";
import { limits } from "../../../document-parsers/limits.ts";
import type { JobSource, Step } from "../../../ports/job-sources/port.ts";
import { agentName, type Robots } from "../../../ports/job-sources/robots.ts";
import { PageHead } from "./answer-shape.ts";
import { type AnswerRow, readAnswer } from "./fetch-runs-store.ts";
import { retryAfter } from "./plan-run.ts";

/** A source's page as a child process read it; `batches` of clean postings are unparsed JSON. */
export interface PageRead {
  readonly head: PageHead;
  readonly batches: readonly string[];
}

/** The result of one request: a page, no change since the last time, or a problem. */
export type StepAnswer =
  | { readonly page: PageRead; readonly etag: string; readonly lastModified: string }
  | { readonly same: AnswerRow }
  | { readonly problem: SourceProblem; readonly until?: Date | undefined };

export interface Asking {
  readonly deps: Deps;
  readonly source: JobSource;
  readonly keys: Readonly<Record<string, string>>;
  readonly robots: Robots;
  /** A short-lived token, for sources that issue one. */
  readonly token: string | undefined;
  readonly signal: AbortSignal | undefined;
}

const mostBytes = limits.answerBytes;

/** The address at the operator's mirror, when there is one. */
function atMirror(address: string, base: string | undefined): string {
  if (base === undefined) return address;
  const { pathname, search } = new URL(address);
  return `${base.replace(/\/+$/, "")}${pathname}${search}`;
}

/** Fills in the keys, which are in no stored step. */
const withKeys = (text: string, keys: Readonly<Record<string, string>>): string =>
  text.replace(/\{([A-Z][A-Z0-9_]+)\}/g, (whole, name: string) => {
    const key = keys[name];
    return key === undefined ? whole : encodeURIComponent(key);
  });

function problemOfStatus(status: number, source: JobSource): SourceProblem {
  if (status === 429) return "limited";
  if (status === 404 || status === 410) return "gone";
  if (status === 401 || status === 403) return source.policy.keys.length > 0 ? "key_refused" : "limited";
  return "failed";
}

function problemOf(error: unknown): SourceProblem {
  if (!(error instanceof AppError)) return "failed";
  // The reading process gave up, or its input is no answer of this source.
  if (error.code === "file_corrupt") return "garbled";
  if (error.code === "file_timeout") return "slow";
  if (error.code === "file_bomb" || error.code === "file_too_large") return "too_large";
  if (error.code === "outbound_refused") return error.details?.reason === "redirect" ? "moved" : "forbidden";
  if (error.details?.reason === "time") return "slow";
  if (error.details?.reason === "size") return "too_large";
  return error.code === "source_unavailable" ? "unreachable" : "failed";
}

/** Reads an answer in a child process, because it is untrusted and may be long. */
async function readPage({ deps, source }: Asking, text: string, step: Step): Promise<PageRead> {
  const asked = { what: "source", source: source.id, step, now: deps.now().toISOString() };
  const [head = "", ...batches] = await deps.pool.readAnswer(Buffer.from(text), JSON.stringify(asked));
  return { head: PageHead.parse(JSON.parse(head)), batches };
}

function headersOf({ source, keys, token }: Asking, step: Step, known: AnswerRow | undefined) {
  return {
    accept: "application/json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5",
    "user-agent": `${agentName} (self-hosted job search)`,
    ...(step.body === undefined ? {} : { "content-type": "application/json" }),
    ...(known === undefined || known.etag === "" ? {} : { "if-none-match": known.etag }),
    ...(known === undefined || known.lastModified === "" ? {} : { "if-modified-since": known.lastModified }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...source.headers?.(keys),
  };
}

/** Requests one address and reads the answer. Never throws because of the other side. */
export async function requestStep(asking: Asking, step: Step): Promise<StepAnswer> {
  const { deps, source, keys, signal } = asking;
  try {
    const address = atMirror(withKeys(step.url, keys), deps.config.JOB_SOURCES_BASE);
    if (source.policy.obeysRobots === true && step.kind !== "robots") {
      const rules = await asking.robots.for(address);
      if (!rules.allows(address)) return { problem: "robots" };
    }
    const known = step.body === undefined ? await readAnswer(deps.db, source.id, step.url) : undefined;
    const answer = await deps.fetch(address, {
      ...(step.body === undefined ? {} : { method: "POST", body: step.body }),
      headers: headersOf(asking, step, known),
      maxBytes: mostBytes,
      timeoutMs: 30_000,
      sameHostRedirects: true,
      ...(signal === undefined ? {} : { signal }),
    });
    if (answer.status === 304 && known !== undefined) return { same: known };
    // A site without robots.txt has its usual map.
    const isMissingRobots = step.kind === "robots" && (answer.status === 404 || answer.status === 410);
    if (isMissingRobots) return { page: await readPage(asking, "", step), etag: "", lastModified: "" };
    if (answer.status !== 200 && answer.status !== 206) {
      return {
        problem: problemOfStatus(answer.status, source),
        until: retryAfter(answer.headers["retry-after"], deps.now()),
      };
    }
    return {
      page: await readPage(asking, answer.text, step),
      etag: (answer.headers.etag ?? "").slice(0, 300),
      lastModified: (answer.headers["last-modified"] ?? "").slice(0, 100),
    };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Requests a source's short-lived token. */
export async function requestToken(
  deps: Deps,
  source: JobSource,
  keys: Readonly<Record<string, string>>,
): Promise<{ token: string | undefined } | { problem: SourceProblem }> {
  if (source.token === undefined) return { token: undefined };
  try {
    const answer = await deps.fetch(atMirror(source.token.url, deps.config.JOB_SOURCES_BASE), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: withKeys(source.token.body, keys),
      maxBytes: 100_000,
      timeoutMs: 20_000,
    });
    if (answer.status !== 200) return { problem: answer.status < 500 ? "key_refused" : "failed" };
    const given: unknown = JSON.parse(answer.text);
    const token =
      typeof given === "object" && given !== null ? Reflect.get(given, "access_token") : undefined;
    const isToken = typeof token === "string" && /^[\x21-\x7e]{8,4000}$/.test(token);
    return isToken ? { token } : { problem: "garbled" };
  } catch (error) {
    return { problem: error instanceof SyntaxError ? "garbled" : problemOf(error) };
  }
}
