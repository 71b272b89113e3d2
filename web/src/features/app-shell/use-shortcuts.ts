import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusSearch } from "../../lib/search-focus.ts";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Ctrl/Cmd+K opens the command menu, `/` focuses the search box. */
export function useShortcuts(onCommands: () => void): void {
  const navigate = useNavigate();
  const open = useRef(onCommands);
  open.current = onCommands;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        open.current();
        return;
      }
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== "/" || !plain || isTyping(event.target) || document.querySelector("[role=dialog]"))
        return;
      event.preventDefault();
      if (!focusSearch()) void navigate({ to: "/dashboard", search: { section: "search" } });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [navigate]);
}
