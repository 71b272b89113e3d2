import { ArrowLeft } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useFilledText } from "../../ui/form/use-filled-text.ts";
import { cleanLine } from "../clean-text.ts";
import { TextRouteLink } from "../navigation/links.tsx";
import type { Autosaver } from "../sync/autosaver.ts";
import type { EditStore } from "./edit-store.ts";
import { SaveStatus } from "./save-status.tsx";
import { UndoButtons } from "./undo.tsx";

/** Back to the list, name, save status, undo, and the document's own actions. */
export function EditorHeader<Draft extends { readonly name: string }>({
  editor: { store, saver },
  back,
  title,
  nameLabel,
  badge,
  children,
}: {
  editor: {
    readonly store: EditStore<Draft>;
    readonly saver: Pick<Autosaver<unknown, { version: number }>, "state" | "retry">;
  };
  back: { section: "resumes" | "cover-letters"; label: string; text: string };
  /** The saved name, read by screen readers as the page's heading. */
  title: string;
  nameLabel: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <header className="z-20 -mx-4 -mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:-mx-8 sm:px-8 lg:sticky lg:top-0">
      <TextRouteLink
        to="/dashboard"
        search={{ section: back.section }}
        aria-label={back.label}
        className="flex min-h-9 items-center gap-1.5 text-sm text-ink no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.text}
      </TextRouteLink>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <h1 className="sr-only">{title}</h1>
        <NameField label={nameLabel} store={store} />
        {badge}
      </div>
      <div className="flex flex-wrap items-center gap-1 max-[75rem]:w-full">
        <span className="mr-auto pr-2 min-[75rem]:mr-0">
          <SaveStatus saver={saver} />
        </span>
        <UndoButtons store={store} />
        {children}
      </div>
    </header>
  );
}

function NameField<Draft extends { readonly name: string }>({
  label,
  store,
}: {
  label: string;
  store: EditStore<Draft>;
}) {
  const name = useSyncExternalStore(store.subscribe, () => store.draft().name);
  const input = useFilledText(name, {
    clean: cleanLine,
    onChange: (next) => store.edit("name", (draft) => ({ ...draft, name: next })),
  });
  return (
    <input
      aria-label={label}
      {...input}
      maxLength={200}
      dir="auto"
      autoComplete="off"
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      className="field-sizing-content max-w-full min-w-24 truncate rounded-md border border-transparent bg-transparent px-2 py-1 font-display text-xl font-bold tracking-tight transition-colors hover:border-edge focus:border-edge focus:bg-surface"
    />
  );
}
