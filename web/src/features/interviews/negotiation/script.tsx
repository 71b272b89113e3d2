import type { Negotiation, ScriptPart } from "@waymark/contract/interviews-negotiation";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Part } from "../prepare/page-parts.tsx";

/** The script, part by part: what to say, what to tell in own words, and what is for the person alone. */
export function Script({ negotiation: { script, language } }: { negotiation: Negotiation }) {
  const { t } = useTranslation();
  const copy = () => {
    const text = script
      .flatMap(({ lines }) => lines.filter(({ kind }) => kind !== "know").map((line) => line.text))
      .join("\n");
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t("interviews-negotiation.script.copied") }),
      () => toast({ title: t("interviews-negotiation.script.notCopied"), variant: "destructive" }),
    );
  };
  return (
    <Part
      title={t("interviews-negotiation.script.heading")}
      aside={
        <Button size="sm" variant="quiet" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t("interviews-negotiation.script.copy")}
        </Button>
      }
    >
      <ol className="divide-y divide-line rounded-xl border border-line bg-surface">
        {script.map((part) => (
          <li key={part.part} className="grid gap-2.5 p-4">
            <h3 className="text-sm font-semibold text-muted">
              {t(`interviews-negotiation.script.part.${part.part}`)}
            </h3>
            {part.lines.map((line) => (
              <Line key={line.text} line={line} language={language} />
            ))}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Line({ line: { kind, text }, language }: { line: ScriptPart["lines"][number]; language: string }) {
  const { t } = useTranslation();
  if (kind === "know")
    return (
      <p lang={language} className="rounded-lg bg-sunk px-3 py-2 text-sm text-pretty wrap-anywhere">
        <span className="mr-1.5 font-semibold">
          {t("interviews-negotiation.script.know")}
          {":"}
        </span>
        {text}
      </p>
    );
  return (
    <div className="grid gap-0.5">
      <span className="text-xs text-muted">{t(`interviews-negotiation.script.${kind}`)}</span>
      <blockquote
        lang={kind === "say" ? language : undefined}
        className={`border-l-2 pl-3 text-pretty wrap-anywhere ${kind === "say" ? "border-pine font-medium" : "border-blaze"}`}
      >
        {text}
      </blockquote>
    </div>
  );
}
