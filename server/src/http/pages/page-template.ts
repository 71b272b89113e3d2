import { escapeHtml } from "./escape-html.ts";

export interface PageFilling {
  /** `<!--if:x-->…<!--end:x-->` stays if `x` is among them, `if:not-x` if it is not. */
  readonly facts: ReadonlySet<string>;
  /** Replacements for `__NAME__`, escaped as text. Names without a value become empty. */
  readonly values: Readonly<Record<string, string>>;
}

const part = /<!--if:([a-z-]+)-->([\s\S]*?)<!--end:\1-->/g;

function keepParts(html: string, facts: ReadonlySet<string>): string {
  return html.replace(part, (_, name: string, inside: string) => {
    const holds = name.startsWith("not-") ? !facts.has(name.slice(4)) : facts.has(name);
    return holds ? keepParts(inside, facts) : "";
  });
}

/** In a single pass, so that typed text cannot contain another placeholder. */
export function fillPage(html: string, { facts, values }: PageFilling): string {
  return keepParts(html, facts).replace(/__([A-Z_]+?)__/g, (_, name: string) =>
    escapeHtml(values[name] ?? ""),
  );
}
