import { type RefObject, useEffect, useRef } from "react";

let box: HTMLInputElement | null = null;
let wanted = false;

/** Or as soon as it is mounted. @returns whether it is. */
export function focusSearch(): boolean {
  wanted = box === null;
  box?.focus();
  box?.select();
  return box !== null;
}

/** For the search screen's main input, so that `/` can focus it. */
export function useSearchFocus(): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box = ref.current;
    if (wanted) focusSearch();
    return () => {
      box = null;
    };
  }, []);
  return ref;
}
