import type { CareerPath } from "@waymark/contract/careers";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/overlay/toast.ts";
import { PathList } from "../panel/path-list.tsx";
import { embeddedFonts } from "./embedded-fonts.ts";
import { PathSheet } from "./path-sheet.tsx";

type Way = "picture" | "print";

/** Scale of the sheet on an A4 page. */
const onPaper = 0.53;
const listOnPaper = 0.75;

const fileName = (path: CareerPath) =>
  `${path.targetRole
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .toLowerCase()}.png`;

async function savePicture(sheet: HTMLElement, path: CareerPath): Promise<void> {
  const { toPng } = await import("html-to-image");
  const fontEmbedCSS = await embeddedFonts();
  const address = await toPng(sheet, { pixelRatio: 2, backgroundColor: "#ffffff", fontEmbedCSS });
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(path);
  link.click();
}

/** Renders the sheet before the browser's own command prints. True in the ref from then until it is printed. */
function useBrowserPrint(render: () => void) {
  const isPrinting = useRef(false);
  const latest = useRef(render);
  latest.current = render;
  useEffect(() => {
    const before = () => {
      isPrinting.current = true;
      flushSync(() => latest.current());
    };
    const after = () => {
      isPrinting.current = false;
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return isPrinting;
}

/** Exports the map as a picture or prints it. The sheet is rendered off screen meanwhile. */
export function usePicture(path: CareerPath | undefined): {
  ask: (way: Way) => void;
  busy: boolean;
  sheet: ReactNode;
} {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const isPrinting = useBrowserPrint(() => setWay("print"));
  useEffect(() => {
    const sheet = ref.current;
    if (way === null || sheet === null || path === undefined) return;
    if (way === "print") {
      const done = () => setWay(null);
      window.addEventListener("afterprint", done, { once: true });
      if (!isPrinting.current) window.print();
      return () => window.removeEventListener("afterprint", done);
    }
    savePicture(sheet, path)
      .then(
        () => toast({ title: t("careers.picture.done") }),
        () => toast({ title: t("careers.picture.failed"), variant: "destructive" }),
      )
      .finally(() => setWay(null));
    return undefined;
  }, [way, path, t, isPrinting]);
  const sheet =
    way === null || path === undefined
      ? null
      : createPortal(
          way === "print" ? (
            <div data-printed>
              <div style={{ zoom: onPaper }}>
                <PathSheet path={path} ref={ref} />
              </div>
              <div style={{ colorScheme: "light", zoom: listOnPaper }} className="px-6 text-ink">
                <PathList path={path} opened={null} onOpen={() => undefined} />
              </div>
            </div>
          ) : (
            <div aria-hidden="true" className="pointer-events-none fixed top-0 left-[-9999px]">
              <PathSheet path={path} ref={ref} />
            </div>
          ),
          document.body,
        );
  return { ask: setWay, busy: way === "picture", sheet };
}
