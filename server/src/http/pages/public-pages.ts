import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type PublicPage, publicAddresses } from "@waymark/contract/public-pages";
import type { Language } from "@waymark/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { encodingFor } from "../compress-answers.ts";
import { fillPage } from "./page-template.ts";

interface Packed {
  readonly etag: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
}

/** The Host header is whatever a client sends, so only this many variants are cached. */
const mostPacked = 200;

export class PublicPages {
  readonly #folder: string;
  readonly #config: Config;
  readonly #facts: ReadonlySet<string>;
  readonly #read = new Map<string, string>();
  readonly #packed = new Map<string, Packed>();

  /** @param facts Conditions of the pages that are true for this installation. */
  constructor(folder: string, config: Config, facts: ReadonlySet<string>) {
    this.#folder = folder;
    this.#config = config;
    this.#facts = facts;
  }

  /** The address that people use, without a slash at its end. */
  origin(request: FastifyRequest): string {
    const { PUBLIC_URL } = this.#config;
    if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, "");
    const host = /^[\w.:[\]-]{1,255}$/.test(request.host) ? request.host : "localhost";
    return `${request.protocol}://${host}`;
  }

  fill(
    request: FastifyRequest,
    page: PublicPage,
    language: Language,
    more: { facts: readonly string[]; values: Readonly<Record<string, string>> },
  ): string {
    return fillPage(this.#template(page, language), {
      facts: new Set([...this.#facts, ...more.facts]),
      values: { ...more.values, ORIGIN: this.origin(request) },
    });
  }

  /** For a page that is the same for everybody; it is filled and compressed once. */
  send(request: FastifyRequest, reply: FastifyReply, page: PublicPage, language: Language): FastifyReply {
    const key = `${page} ${language} ${this.origin(request)}`;
    const packed =
      this.#packed.get(key) ?? pack(this.fill(request, page, language, { facts: [], values: {} }));
    if (this.#packed.size >= mostPacked) this.#packed.clear();
    this.#packed.set(key, packed);
    void reply
      .header("cache-control", "no-cache")
      .header("vary", "accept-encoding")
      .header("etag", packed.etag)
      .type("text/html; charset=utf-8");
    if (request.headers["if-none-match"] === packed.etag) return reply.code(304).send();
    const coding = encodingFor(request.headers["accept-encoding"]) ?? "identity";
    return reply.header("content-encoding", coding).send(packed.bodies[coding]);
  }

  #template(page: PublicPage, language: Language): string {
    const file = join(this.#folder, "pages", language, `${page}.html`);
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const read = existsSync(file) ? readFileSync(file, "utf8") : "";
    this.#read.set(file, read);
    return read;
  }
}

function pack(html: string): Packed {
  const identity = Buffer.from(html);
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  };
}

export function mountPublicPages(app: FastifyInstance, pages: PublicPages): void {
  for (const { page, language, path } of publicAddresses) {
    if (page === "contact") continue;
    app.get(path, { schema: { hide: true } }, (request, reply) => pages.send(request, reply, page, language));
  }
}
