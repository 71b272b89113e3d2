import { Blaze } from "./blaze.tsx";
import { classes } from "./classes.ts";

export function Spinner({ text, className }: { text: string; className?: string }) {
  return (
    <div role="status" className={classes("grid justify-items-center gap-3 text-muted", className)}>
      <Blaze walking className="size-10" />
      <p className="text-[0.9375rem]">{text}</p>
    </div>
  );
}

export function PageSpinner({ text }: { text: string }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6">
      <Spinner text={text} />
    </main>
  );
}
