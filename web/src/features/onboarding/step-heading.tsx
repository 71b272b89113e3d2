import { useEffect, useRef } from "react";

/** Opens a step and takes the focus as the step appears, so that a reader hears where they are. */
export function StepHeading({ heading, text }: { heading: string; text: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-2">
      <h1 ref={ref} tabIndex={-1} data-quiet-focus className="text-3xl sm:text-4xl">
        {heading}
      </h1>
      <p className="max-w-prose text-muted text-pretty">{text}</p>
    </div>
  );
}
