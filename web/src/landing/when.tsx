import type { ReactNode } from "react";

/**
 * What stands here only where a fact holds for the installation (`source-remoteok`, `examples`) or, with `not-`
 * before it, does not hold. The build turns the marks into comments; the server decides when it serves the page.
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

/** The marks as comments. */
export const asComments = (html: string): string =>
  html.replace(/\[\[(if|end):([a-z-]+)\]\]/g, (_, kind: string, fact: string) => `<!--${kind}:${fact}-->`);
