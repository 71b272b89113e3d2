import type { SentenceEvidence } from "@waymark/contract/letters";
import type { ComponentProps } from "react";
import { classes } from "../../../ui/classes.ts";
import { useFieldControl } from "../../../ui/form/field.tsx";

const lines: Record<SentenceEvidence["status"], string> = {
  neutral: "",
  supported: "underline decoration-pine decoration-dotted decoration-1 underline-offset-4",
  marked: "underline decoration-amber decoration-dashed decoration-2 underline-offset-4",
  blocked: "underline decoration-rust decoration-wavy decoration-1 underline-offset-4",
};

// The same box, font and line breaks, so that the lines stand under the words that are typed above them.
const box =
  "col-start-1 row-start-1 w-full rounded-lg border px-3.5 py-2.5 text-base leading-relaxed wrap-break-word whitespace-pre-wrap";

/** A text box as high as its text, with each sentence underlined by its evidence. */
export function MarkedText({
  value,
  sentences,
  chosen,
  className,
  ...rest
}: ComponentProps<"textarea"> & {
  value: string;
  sentences: readonly SentenceEvidence[];
  chosen: SentenceEvidence | undefined;
}) {
  const pieces = [];
  let at = 0;
  for (const one of sentences) {
    if (one.start > at) pieces.push(value.slice(at, one.start));
    pieces.push(
      <span
        key={one.start}
        className={classes(lines[one.status], one === chosen && one.status !== "neutral" && "bg-blaze-soft")}
      >
        {value.slice(one.start, one.end)}
      </span>,
    );
    at = one.end;
  }
  pieces.push(value.slice(at));
  return (
    <div className={classes("grid rounded-lg bg-surface", className)}>
      {/* Its text is transparent: only the lines under the words are seen. */}
      <div
        aria-hidden="true"
        dir="auto"
        className={classes(box, "min-h-23 border-transparent text-transparent")}
      >
        {pieces}
        {/* A line break at the end has no height of its own. */}
        {"​"}
      </div>
      <textarea
        {...useFieldControl()}
        dir="auto"
        rows={1}
        className={classes(
          box,
          "h-full resize-none overflow-hidden border-edge bg-transparent text-ink transition-colors hover:border-ink",
        )}
        value={value}
        {...rest}
      />
    </div>
  );
}
