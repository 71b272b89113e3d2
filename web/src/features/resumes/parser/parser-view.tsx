import type { ResumeContent } from "@waymark/contract/resumes";
import { type FieldReading, lowConfidence } from "@waymark/contract/resumes-reading";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatPercent } from "../../../lib/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { fieldName } from "../document/field-name.ts";
import { useReading } from "../queries.ts";
import { SeenPages } from "./seen-pages.tsx";
import { UnplacedLines } from "./unplaced-lines.tsx";

/** The uploaded file as a parser reads it: lines in reading order, and each field with its confidence. */
export function ParserView({
  id,
  fileName,
  onField,
  onClose,
}: {
  id: string;
  fileName: string;
  onField: (field: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const reading = useReading(id);
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <div className="grid gap-5 pt-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-2xl">{t("resumes.reading.title")}</h2>
          <p className="max-w-prose text-[0.9375rem] text-muted wrap-anywhere">
            {t("resumes.reading.text", { file: fileName })}
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t("resumes.reading.close")}
        </Button>
      </div>
      {reading.isPending ? (
        <Spinner text={t("resumes.reading.loading")} className="py-16" />
      ) : reading.isError ? (
        <Notice onRetry={() => void reading.refetch()}>
          {reading.error instanceof CallError ? reading.error.error : t("resumes.reading.failed")}
        </Notice>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 content-start gap-3">
            {reading.data.recognized && <Notice tone="info">{t("resumes.reading.recognized")}</Notice>}
            <UnplacedLines lines={reading.data.lines} />
            <SeenPages
              pages={reading.data.pages}
              lines={reading.data.lines}
              fields={reading.data.fields}
              marked={marked}
            />
          </div>
          <Fields
            fields={reading.data.fields}
            content={reading.data.content}
            onField={onField}
            onMark={setMarked}
          />
        </div>
      )}
    </div>
  );
}

function Fields({
  fields,
  content,
  onField,
  onMark,
}: {
  fields: readonly FieldReading[];
  content: ResumeContent;
  onField: (field: string) => void;
  onMark: (field: string | null) => void;
}) {
  const { t, i18n } = useTranslation();
  const low = fields.filter(({ confidence }) => confidence < lowConfidence).length;
  return (
    <section aria-labelledby="read-fields" className="grid content-start gap-2">
      <h3 id="read-fields" className="text-lg">
        {t("resumes.reading.fields")}
      </h3>
      <p className="text-sm text-muted">
        {low > 0 ? t("resumes.reading.low", { count: low }) : t("resumes.reading.sure")}
      </p>
      <ul className="divide-y divide-line">
        {fields.map(({ field, text, confidence }) => {
          const isLow = confidence < lowConfidence;
          return (
            <li key={field}>
              <button
                type="button"
                onClick={() => onField(field)}
                onMouseEnter={() => onMark(field)}
                onMouseLeave={() => onMark(null)}
                onFocus={() => onMark(field)}
                onBlur={() => onMark(null)}
                className={classes(
                  "grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-md px-2 py-2 text-left hover:bg-sunk",
                  isLow && "bg-blaze-soft",
                )}
              >
                <span className="text-sm text-muted wrap-anywhere">{fieldName(field, content, t)}</span>
                <Badge tone={isLow ? "amber" : "grey"} className="tabular self-start">
                  {isLow && `${t("resumes.reading.unsure")} `}
                  {formatPercent(confidence, i18n.language)}
                </Badge>
                <span className="col-span-2 line-clamp-2 text-[0.9375rem] wrap-anywhere" dir="auto">
                  {text}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
