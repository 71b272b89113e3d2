import { escapeHtml } from "./escape-html.ts";

export interface PageFilling {
  /** What holds here: of `<!--if:x-->…<!--end:x-->` the inside stays when `x` does, of `if:not-x` when it does not. */
  readonly facts: ReadonlySet<string>;
  /** What stands for `__NAME__`; it enters the page as text. Names without a value become empty. */
  readonly values: Readonly<Record<string, string>>;
}

const part = /<!--if:([a-z-]+)-->([\s\S]*?)<!--end:\1-->/g;

function keepParts(html: string, facts: ReadonlySet<string>): string {
  return html.replace(part, (_, name: string, inside: string) => {
    const holds = name.startsWith("not-") ? !facts.has(name.slice(4)) : facts.has(name);
    return holds ? keepParts(inside, facts) : "";
  });
}

/** Fills a prerendered page. Values are looked at once: what somebody typed cannot name another value. */
export function fillPage(html: string, { facts, values }: PageFilling): string {
  return keepParts(html, facts).replace(/__([A-Z_]+?)__/g, (_, name: string) =>
    escapeHtml(values[name] ?? ""),
  );
}
