import { useEffect, useRef } from "react";

/** Takes the focus, so that screen readers announce the step. */
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
