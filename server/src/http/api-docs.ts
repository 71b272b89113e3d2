import type { FastifyInstance } from "fastify";
import type { Translate } from "../translate.ts";
import { styleNonce } from "./security.ts";

interface Operation {
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

const json = "application/json";
const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

const style = `:root{color-scheme:light dark;--ink:light-dark(#17211c,#eceFea);--line:light-dark(#e2dfd5,#26312b);--paper:light-dark(#faf9f5,#0f1613);--raised:light-dark(#fff,#151e1a);--pine:light-dark(#1e5b46,#5fb08f)}
body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;background:var(--paper);color:var(--ink)}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;text-transform:capitalize}a{color:var(--pine)}
details{background:var(--raised);border:1px solid var(--line);border-radius:10px;margin:.5rem 0;padding:.6rem 1rem}
summary{cursor:pointer;font:15px ui-monospace,monospace;overflow-wrap:anywhere}summary b{color:var(--pine);display:inline-block;min-width:4.5rem}
pre{overflow:auto;font-size:13px;line-height:1.45}`;

const schemaText = (schema: unknown) => `<pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>`;

function operationHtml(
  method: string,
  path: string,
  operation: Operation,
  word: (key: string) => string,
): string {
  const parts: string[] = [];
  const inputs = operation.parameters ?? [];
  if (inputs.length > 0) {
    parts.push(
      `<h3>${word("parameters")}</h3>`,
      ...inputs.map((p) => `<p><code>${escaped(p.name)}</code> (${p.in})</p>${schemaText(p.schema)}`),
    );
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    parts.push(`<h3>${word("body")}: ${escaped(type)}</h3>`, schemaText(schema));
  }
  const answer = operation.responses?.["200"]?.content?.[json]?.schema;
  if (answer !== undefined) parts.push(`<h3>${word("answer")}</h3>`, schemaText(answer));
  const files = Object.keys(operation.responses?.["200"]?.content ?? {}).filter((type) => type !== json);
  for (const type of files) parts.push(`<h3>${word("answer")}: ${escaped(type)}</h3>`);
  return `<details><summary><b>${method.toUpperCase()}</b> ${escaped(path)}</summary>${parts.join("")}</details>`;
}

/** The OpenAPI description as a page without scripts. */
export function mountApiDocs(app: FastifyInstance, translate: Translate): void {
  app.get("/api/docs", { schema: { hide: true } }, async (request, reply) => {
    const word = (key: string) => escaped(translate(request.language, `docs.${key}`));
    const groups = new Map<string, string[]>();
    for (const [path, operations] of Object.entries(app.swagger().paths ?? {})) {
      for (const [method, operation] of Object.entries(operations as Record<string, Operation>)) {
        const noun = operation.tags?.[0] ?? "";
        groups.set(noun, [...(groups.get(noun) ?? []), operationHtml(method, path, operation, word)]);
      }
    }
    const body = [...groups].map(([noun, rows]) => `<h2>${escaped(noun)}</h2>${rows.join("")}`).join("");
    return reply
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="${request.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${word("title")}</title><link rel="icon" type="image/svg+xml" href="/icon.svg"><style nonce="${styleNonce(reply)}">${style}</style></head><body><main><h1>${word("title")}</h1><p>${word("intro")} <a href="/api/openapi.json">openapi.json</a></p>${body}</main></body></html>`,
      );
  });
}
