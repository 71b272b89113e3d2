import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { readStoredUser } from "../../../lib/session/stored-user.ts";
import { firstForm, isSameForm, readForm, type SearchForm, writeForm } from "./search-form.ts";
import { readStoredSearch, writeStoredSearch } from "./stored-search.ts";

/**
 * The current search, kept in the address, and the text in the fields, kept in the tab. Both survive a
 * reload, the back button and a visit to another section.
 */
export function useSearchForm() {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const owner = readStoredUser()?.id ?? "";
  const inAddress = useMemo(() => readForm(address), [address]);
  const [kept] = useState(() => readStoredSearch(owner));
  // Without a search in the address, the section continues with the last one.
  const [resumed, setResumed] = useState(inAddress === null ? kept.searched : null);
  if (inAddress !== null && resumed !== null) setResumed(null);
  const searched = inAddress ?? resumed ?? firstForm;

  const [typed, setTyped] = useState(isSameForm(searched, kept.searched) ? kept.typed : searched);
  const [shownFor, setShownFor] = useState(searched);
  if (!isSameForm(shownFor, searched)) {
    // The address changed (a search, the back button, a link): the fields follow.
    setShownFor(searched);
    setTyped(searched);
  }

  const go = useCallback(
    (change: Record<string, unknown>, replace: boolean) =>
      void navigate({
        to: ".",
        search: (before: object) => ({ ...before, ...change }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );

  const choose = useCallback(
    (id: string | null, replace = true) => go({ item: id ?? undefined }, replace),
    [go],
  );

  useEffect(() => {
    if (resumed !== null && !isSameForm(resumed, firstForm)) go(writeForm(resumed), true);
  }, [resumed, go]);

  useEffect(() => writeStoredSearch(owner, { searched, typed }), [owner, searched, typed]);

  return {
    searched,
    typed,
    type: (change: Partial<SearchForm>) => setTyped((before) => ({ ...before, ...change })),
    /** Writes a search to the address as a new history entry. */
    search: (form: SearchForm) => {
      setTyped(form);
      go({ ...writeForm(form), item: undefined, kept: undefined }, isSameForm(form, searched));
    },
    item: typeof address.item === "string" ? address.item : null,
    choose,
  };
}
