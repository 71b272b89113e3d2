import type { FieldRepair } from "@waymark/contract/resume-analysis-advice";
import type { ResumeContent } from "@waymark/contract/resumes";
import { lowConfidence } from "@waymark/contract/resumes-reading";
import { fieldText } from "@waymark/domain/resume-analysis/fixes/field-text";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ModelWait } from "./model-wait.tsx";
import { askForRepairs, readFile, useModel } from "./queries.ts";
import { useModelRequest } from "./use-model-request.ts";

const mostFields = 60;
const mostLines = 1_500;

/**
 * Shows a model's suggestions for fields that were read with low confidence, each with the matching piece of the file.
 * Fields that the person has changed since are left out.
 */
export function RepairFields({
  resumeId,
  content,
  onFix,
}: {
  resumeId: string;
  content: ResumeContent;
  onFix: (field: string, text: string) => void;
}) {
  const { t } = useTranslation();
  const model = useModel("repair");
  const asking = useModelRequest<{ repairs: FieldRepair[] }>();
  const [done, setDone] = useState<readonly string[]>([]);
  if (model === undefined) return null;

  const ask = () =>
    void asking.ask(async (signal) => {
      setDone([]);
      const reading = await readFile(resumeId, signal);
      const fields = reading.fields
        .filter(({ confidence }) => confidence < lowConfidence)
        .map(({ field }) => ({ field, text: fieldText(reading.content, field) ?? "" }))
        .filter(({ field, text }) => fieldText(content, field) === text)
        .slice(0, mostFields);
      const lines = reading.lines.slice(0, mostLines).map(({ text }) => text.slice(0, 2_000));
      if (fields.length === 0 || lines.length === 0) return { repairs: [] };
      return askForRepairs({ fields, lines }, signal);
    });
  // Only fields that still have the value read from the file.
  const open = (asking.answer?.repairs ?? []).filter(
    ({ field, from }) => !done.includes(field) && fieldText(content, field) === from,
  );
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-[0.9375rem] font-semibold">{t("resume-analysis.model.repair")}</h3>
      <p className="text-sm text-muted text-pretty">{t("resume-analysis.model.repairText")}</p>
      {asking.state === "asking" ? (
        <ModelWait onCancel={asking.cancel} />
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={ask}>
          {t(asking.state === "answered" ? "resume-analysis.model.again" : "resume-analysis.model.check")}
        </Button>
      )}
      {asking.state === "failed" && <Notice>{asking.problem}</Notice>}
      {asking.state === "answered" && open.length === 0 && (
        <p className="text-sm">
          {t(done.length > 0 ? "resume-analysis.model.allDone" : "resume-analysis.model.noRepairs")}
        </p>
      )}
      <ul className="grid gap-2">
        {open.map((repair) => (
          <RepairRow
            key={repair.field}
            repair={repair}
            onTake={() => {
              setDone([...done, repair.field]);
              onFix(repair.field, repair.to);
            }}
            onLeave={() => setDone([...done, repair.field])}
          />
        ))}
      </ul>
    </section>
  );
}

function RepairRow({
  repair: { field, from, to, evidence },
  onTake,
  onLeave,
}: {
  repair: FieldRepair;
  onTake: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li className="grid gap-2 rounded-lg bg-sunk px-3 py-2.5 text-sm wrap-anywhere">
      <p className="text-xs text-muted">{t(`resume-analysis.field.${field.split(".").at(-1)}`, field)}</p>
      {from !== "" && <p className="text-muted line-through">{from}</p>}
      <p className="flex gap-1.5">
        <ArrowRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-pine" />
        <span className="min-w-0 font-medium">{to}</span>
      </p>
      <p className="text-xs text-muted">{t("resume-analysis.model.evidence", { evidence })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onTake}>
          {t("resume-analysis.model.accept")}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {t("resume-analysis.model.leave")}
        </Button>
      </div>
    </li>
  );
}
