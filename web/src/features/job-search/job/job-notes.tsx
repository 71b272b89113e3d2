import type { Job, JobSignal } from "@waymark/contract/jobs";
import { Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { applyAddress } from "../../../lib/job-text.ts";
import { TextLink } from "../../../ui/button/link-button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** Warning signs of a posting, in a few words. */
export function JobSignals({ job, className }: { job: Job; className?: string }) {
  const { t } = useTranslation();
  const signals = job.signals ?? [];
  if (signals.length === 0) return null;
  const said = signals.map(({ kind, count }) => t(`job-search.signal.${kind}`, { count: count ?? 0 }));
  return <p className={className}>{said.join(" · ")}</p>;
}

/** The same with the text they are based on, and other places where the job is posted. */
export function JobNotes({ job }: { job: Job }) {
  const { t } = useTranslation();
  const signals = job.signals ?? [];
  const others = (job.links ?? []).slice(1).flatMap((link) => {
    const address = applyAddress(link);
    return address === null ? [] : [{ address, name: link.origin?.name ?? link.source }];
  });
  if (signals.length === 0 && others.length === 0) return null;
  return (
    <div className="grid gap-3 text-sm">
      {signals.length > 0 && (
        <section
          aria-label={t("job-search.signal.label")}
          className="grid gap-2 rounded-xl bg-sunk px-4 py-3"
        >
          {signals.map((signal) => (
            <SignalLine key={signal.kind} signal={signal} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <p className="text-muted">
          {t("job-search.alsoAt")}{" "}
          {others.map(({ address, name }, i) => (
            <span key={address}>
              {i > 0 && ", "}
              <TextLink href={address} target="_blank" rel="noopener nofollow">
                {name}
                <VisuallyHidden>{t("job-search.viaHint")}</VisuallyHidden>
              </TextLink>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function SignalLine({ signal: { kind, count, evidence } }: { signal: JobSignal }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-2">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="grid min-w-0 gap-1">
        <p>{t(`job-search.signal.${kind}`, { count: count ?? 0 })}</p>
        {evidence.map(({ start, text }) => (
          <p key={start} className="text-muted wrap-anywhere">
            {t("job-search.signal.says", { text })}
          </p>
        ))}
      </div>
    </div>
  );
}
