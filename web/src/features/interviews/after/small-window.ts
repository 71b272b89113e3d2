import { useCallback, useEffect, useState } from "react";

/** Document Picture-in-Picture, where the browser has it: a window that stays above the others. */
interface PictureInPicture {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}
const size = { width: 400, height: 640 };

function pictureInPicture(): PictureInPicture | null {
  const found: unknown = Reflect.get(window, "documentPictureInPicture");
  const isIt = (value: unknown): value is PictureInPicture =>
    typeof value === "object" && value !== null && "requestWindow" in value;
  return isIt(found) ? found : null;
}

/** The other window looks like this one: its styles, language and colours are copied. */
function dress(other: Window, title: string): void {
  const { documentElement: root, head } = other.document;
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
  for (const sheet of document.querySelectorAll("link[rel=stylesheet], style"))
    head.append(other.document.importNode(sheet, true));
  other.document.title = title;
  other.document.body.className = document.body.className;
}

async function openWindow(): Promise<Window | null> {
  const picture = pictureInPicture();
  // Refused inside frames, and by some policies: a plain window then.
  const small = await picture?.requestWindow(size).catch(() => null);
  if (small) return small;
  return window.open("", "waymark-cue-cards", `popup,width=${size.width},height=${size.height}`);
}

/** Opens a window beside the call, for the same page to draw into at `root`. It closes with the page. */
export function useSmallWindow(title: string): {
  readonly root: HTMLElement | null;
  readonly isBlocked: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [small, setSmall] = useState<Window | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const open = useCallback(async () => {
    const opened = await openWindow();
    setBlocked(opened === null);
    if (opened === null) return;
    dress(opened, title);
    opened.document.body.replaceChildren();
    setSmall(opened);
  }, [title]);
  useEffect(() => {
    if (small === null) return;
    const gone = () => setSmall(null);
    small.addEventListener("pagehide", gone);
    const close = () => small.close();
    window.addEventListener("pagehide", close);
    return () => {
      small.removeEventListener("pagehide", gone);
      window.removeEventListener("pagehide", close);
      small.close();
    };
  }, [small]);
  return {
    root: small?.document.body ?? null,
    isBlocked,
    open: () => void open(),
    close: () => setSmall(null),
  };
}
