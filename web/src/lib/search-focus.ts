import { type RefObject, useEffect, useRef } from "react";

let box: HTMLInputElement | null = null;
let wanted = false;

/** Waits for the box if it is not mounted yet. @returns whether it is. */
export function focusSearch(): boolean {
  wanted = box === null;
  box?.focus();
  box?.select();
  return box !== null;
}

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
