import type { CareerConnection } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { bandOf, bandText } from "../bands.ts";
import { ReasonIcon } from "./reason-icon.tsx";

const mostAdds = 6;

/** The reason for a connection, the probability, and the skills to learn. */
export function EdgeNote({
  connection,
  from,
  to,
  style,
}: {
  connection: CareerConnection;
  from: string;
  to: string;
  style: React.CSSProperties;
}) {
  const { t } = useTranslation();
  const { kind, reason, probability, adds } = connection;
  return (
    // Hidden from screen readers: the connection's button has the same text as its label.
    <div
      aria-hidden="true"
      style={style}
      className="pointer-events-none absolute z-10 grid w-72 max-w-[calc(100%-1rem)] animate-appear gap-1.5 rounded-xl border border-line-strong bg-surface p-3.5 text-sm shadow-lift"
    >
      <p className="text-[0.8125rem] text-muted">
        {from} → {to}
      </p>
      <p className="flex items-start gap-2 font-semibold">
        <ReasonIcon
          kind={kind}
          className={classes("mt-0.5 size-4 shrink-0", bandText[bandOf(probability)])}
        />
        {reason}
      </p>
      <p className="tabular text-[0.8125rem]">{t("careers.map.near", { n: probability })}</p>
      {adds.length > 0 && (
        <p className="text-[0.8125rem]">
          <span className="text-muted">{t("careers.map.addsTitle")} </span>
          {adds.slice(0, mostAdds).join(", ")}
          {adds.length > mostAdds && ` +${adds.length - mostAdds}`}
        </p>
      )}
    </div>
  );
}
