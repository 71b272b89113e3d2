import type { CSSProperties, ReactNode } from "react";
import { Wordmark } from "./blaze.tsx";
import { Button } from "./button/button.tsx";
import { LinkButton } from "./button/link-button.tsx";
import { classes } from "./classes.ts";

/** A pine panel with contour lines beside the content; on small screens a band at the top. */
export function SplitPage({
  headline,
  aside,
  actions,
  footer,
  logo,
  colors,
  children,
}: {
  /** In place of the product's logo. */
  logo?: ReactNode;
  /** Custom properties that change the panel's colours. */
  colors?: CSSProperties;
  headline?: string;
  aside?: ReactNode;
  /** One or more `SplitAction`, at the top right. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      style={colors}
      className="relative grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-1 xl:grid-cols-[25rem_minmax(0,1fr)] 2xl:grid-cols-[30rem_minmax(0,1fr)]"
    >
      <SidePanel headline={headline} aside={aside} logo={logo} hasActions={Boolean(actions)} />
      {actions && (
        <nav className="absolute top-3 right-3 z-10 flex flex-wrap justify-end gap-1 sm:right-7 lg:top-6 lg:right-8">
          {actions}
        </nav>
      )}
      <div className="flex min-w-0 flex-col">
        <main
          id="main"
          tabIndex={-1}
          data-quiet-focus
          className="grid flex-1 px-4 py-8 sm:px-8 lg:px-12 lg:py-20"
        >
          {children}
        </main>
        {footer && (
          <footer className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 px-4 py-5 text-sm text-muted sm:px-8 lg:px-12">
            {footer}
          </footer>
        )}
      </div>
    </div>
  );
}

function SidePanel({
  headline,
  aside,
  logo,
  hasActions,
}: {
  headline: string | undefined;
  aside: ReactNode;
  logo: ReactNode;
  hasActions: boolean;
}) {
  return (
    <div className="lg:sticky lg:top-0 lg:h-dvh">
      <header className="contours h-full overflow-hidden bg-side text-side-on [--contour:var(--side-hover)] lg:overflow-y-auto">
        <div className="flex min-h-full flex-col gap-4 px-4 pt-3.5 pb-4 sm:px-8 lg:gap-10 lg:p-10 2xl:p-14">
          <a
            href="/"
            className={classes(
              "self-start rounded-md text-side-on no-underline",
              // Next to the actions a narrow screen has room for the logo only.
              hasActions && "max-[26rem]:[&_span_span+span]:sr-only",
            )}
          >
            {logo ?? <Wordmark />}
          </a>
          {headline && (
            <p className="mt-auto hidden font-display text-4xl leading-[1.08] font-bold tracking-tight text-balance lg:block 2xl:text-5xl">
              {headline}
            </p>
          )}
          {aside && <div className={headline ? "lg:mb-auto" : "lg:my-auto"}>{aside}</div>}
        </div>
      </header>
    </div>
  );
}

const actionClass = "max-lg:text-side-on max-lg:hover:bg-side-hover";

/** For the top right, which is on pine on a small screen and on white on a wide one. */
export function SplitAction({
  children,
  ...to
}: { children: ReactNode } & ({ onClick: () => void } | { href: string })) {
  return "href" in to ? (
    <LinkButton variant="quiet" size="sm" className={actionClass} href={to.href}>
      {children}
    </LinkButton>
  ) : (
    <Button variant="quiet" size="sm" className={actionClass} onClick={to.onClick}>
      {children}
    </Button>
  );
}
