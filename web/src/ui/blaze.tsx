import { classes } from "./classes.ts";

export function BlazeStrokes({ className, walking }: { className?: string; walking?: boolean }) {
  const step = walking ? "blaze-step" : undefined;
  return (
    <svg
      viewBox="0 0 28 28"
      className={classes("text-blaze", className)}
      aria-hidden="true"
      fill="currentColor"
    >
      <rect className={step} x="8.4" y="14" width="4.8" height="8" rx="1" />
      <rect className={step} x="14.8" y="6.4" width="4.8" height="8" rx="1" />
    </svg>
  );
}

export function Blaze({ className = "size-7", walking }: { className?: string; walking?: boolean }) {
  return (
    <span className={classes("inline-block shrink-0 rounded-[25%] bg-field", className)}>
      <BlazeStrokes className="block size-full" {...(walking ? { walking } : {})} />
    </span>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes("inline-flex items-center gap-2.5", className)}>
      <Blaze />
      <span className="font-display text-xl font-bold tracking-tight">Waymark</span>
    </span>
  );
}
