import type { Resume } from "@waymark/contract/resumes";
import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classes } from "../../../ui/classes.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePages } from "../page/queries.ts";

/** True once the element has come near the viewport, so that unseen thumbnails are never rendered. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: "200px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}

/** The top of a resume's first printed page. */
export function Thumbnail({ resume, className }: { resume: Resume; className?: string }) {
  const { ref, seen } = useSeen();
  const pages = usePages([resume.id, resume.version], resume, { enabled: seen, only: 1 });
  const picture = pages.data?.pictures[0];
  return (
    <div ref={ref} className={classes("overflow-hidden bg-white", className)}>
      {picture ? (
        <img src={picture} alt="" className="block w-full" draggable={false} />
      ) : pages.isError ? (
        <span className="grid h-full place-items-center bg-sunk text-muted">
          <FileText aria-hidden="true" className="size-8" strokeWidth={1.5} />
        </span>
      ) : (
        <Skeleton className="h-full w-full rounded-none" />
      )}
    </div>
  );
}
