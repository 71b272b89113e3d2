import { BlazeStrokes } from "./blaze.tsx";
import { classes } from "./classes.ts";

export interface StepperMark {
  id: string;
  title: string;
  text?: string;
  state: "done" | "here" | "ahead";
}

const signs: Record<StepperMark["state"], string> = {
  done: "bg-field",
  here: "bg-field ring-2 ring-blaze ring-offset-3 ring-offset-side",
  ahead: "border-2 border-dashed border-side-quiet",
};

/** Marks are filled when done, ringed for the current one, dashed for later ones; in a row on small screens. */
export function Stepper({
  label,
  marks,
  doneLabel,
  className,
}: {
  label: string;
  marks: readonly StepperMark[];
  doneLabel?: string;
  className?: string;
}) {
  return (
    <ol aria-label={label} className={classes("flex items-center lg:grid", className)}>
      {marks.map((mark, i) => (
        <li
          key={mark.id}
          aria-current={mark.state === "here" ? "step" : undefined}
          className="relative flex items-center gap-2.5 not-last:flex-1 lg:items-start lg:gap-4 lg:not-last:pb-9"
        >
          <span
            aria-hidden="true"
            className={classes("size-7 shrink-0 rounded-md lg:size-9", signs[mark.state])}
          >
            {mark.state !== "ahead" && <BlazeStrokes className="block size-full" />}
          </span>
          <span className={classes("grid gap-0.5 lg:pt-1", mark.state !== "here" && "max-lg:sr-only")}>
            <span
              className={classes(
                "text-[0.9375rem] font-semibold leading-tight whitespace-nowrap max-[22rem]:whitespace-normal lg:leading-normal lg:whitespace-normal",
                mark.state === "ahead" ? "text-side-quiet" : "text-side-on",
              )}
            >
              {mark.title}
              {mark.state === "done" && doneLabel && <span className="sr-only">, {doneLabel}</span>}
            </span>
            {mark.text && <span className="hidden text-sm text-side-quiet lg:block">{mark.text}</span>}
          </span>
          {i < marks.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                "mr-2.5 min-w-4 flex-1 border-t-2 border-dashed lg:absolute lg:top-11 lg:bottom-2 lg:left-[1.0625rem] lg:mr-0 lg:border-t-0 lg:border-l-2",
                mark.state === "done" ? "border-blaze" : "border-side-quiet",
              )}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
