import type { ReactNode } from "react";

/**
 * Content shown only if a fact holds for the installation (`source-remoteok`, `examples`) or, with `not-` before it,
 * does not hold. The build turns the markers into comments, and the server evaluates them when it serves the page.
 */
export function When({ fact, children }: { fact: string; children: ReactNode }) {
  return (
    <>
      {`[[if:${fact}]]`}
      {children}
      {`[[end:${fact}]]`}
    </>
  );
}

/** Turns the markers into HTML comments. */
export const asComments = (html: string): string =>
  html.replace(/\[\[(if|end):([a-z-]+)\]\]/g, (_, kind: string, fact: string) => `<!--${kind}:${fact}-->`);
