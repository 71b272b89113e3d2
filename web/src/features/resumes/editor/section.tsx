import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classes } from "../../../ui/classes.ts";
import { useEditor, useMember } from "../document/editor-context.ts";

export function Section({
  id,
  title,
  count,
  menu,
  children,
}: {
  id: string;
  title: string;
  /** Number of entries, shown while it is collapsed. */
  count?: number | undefined;
  menu?: ReactNode;
  children: ReactNode;
}) {
  const { folded } = useEditor();
  const [isFolded, setFolded] = useMember(folded, id);
  const bodyId = useId();
  return (
    <section aria-labelledby={`${bodyId}-title`} data-section={id} className="scroll-mt-24 py-5 first:pt-0">
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 flex-1 text-xl">
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : bodyId}
            onClick={() => setFolded(!isFolded)}
            className="flex min-h-9 w-full items-center gap-2 rounded-md text-left"
          >
            <span id={`${bodyId}-title`} className="min-w-0 wrap-anywhere" dir="auto">
              {title}
            </span>
            {count !== undefined && count > 0 && (
              <span className="tabular font-sans text-sm font-normal tracking-normal text-muted">
                {count}
              </span>
            )}
            <ChevronDown
              aria-hidden="true"
              className={classes(
                "size-4.5 shrink-0 text-muted transition-transform",
                isFolded && "-rotate-90",
              )}
            />
          </button>
        </h2>
        {menu}
      </div>
      {!isFolded && (
        <div id={bodyId} className="@container grid gap-4 pt-3">
          {children}
        </div>
      )}
    </section>
  );
}
