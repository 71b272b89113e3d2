import { customStagesLimit, type Stage, type StagePhase, stagePhases } from "@waymark/contract/applications";
import { isBuiltIn } from "@waymark/domain/applications/stages";
import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useSaveStages } from "../queries.ts";
import { stageName } from "../words.ts";
import { PhaseMark } from "./phase-mark.tsx";

export function StagesDialog({ stages, onClose }: { stages: readonly Stage[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<readonly Stage[]>(stages);
  const [said, setSaid] = useState("");
  const save = useSaveStages();
  const change = (id: string, to: Partial<Stage>) =>
    setDraft((before) => before.map((stage) => (stage.id === id ? { ...stage, ...to } : stage)));
  const shift = (from: number, to: number) => {
    const stage = draft[from];
    if (stage === undefined || to < 0 || to >= draft.length) return;
    setDraft(draft.toSpliced(from, 1).toSpliced(to, 0, stage));
    setSaid(t("applications.columns.moved", { name: stageName(stage, t), n: to + 1, of: draft.length }));
  };
  const own = draft.filter(({ id }) => !isBuiltIn(id));
  const unnamed = own.some(({ name }) => name?.trim() === "");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("applications.columns.title")}
      description={t("applications.columns.text")}
      steady
      className="sm:max-w-xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            busy={save.isPending}
            disabled={unnamed}
            onClick={() => save.mutate({ stages: [...draft] }, { onSuccess: onClose })}
          >
            {t("applications.columns.save")}
          </Button>
        </>
      }
    >
      <ul
        aria-label={t("applications.columns.title")}
        className="grid divide-y divide-line border-y border-line"
      >
        {draft.map((stage, i) => (
          <StageRow
            key={stage.id}
            stage={stage}
            isFirst={i === 0}
            isLast={i === draft.length - 1}
            onChange={(to) => change(stage.id, to)}
            onShift={(by) => shift(i, i + by)}
            onRemove={() => setDraft(draft.filter(({ id }) => id !== stage.id))}
          />
        ))}
      </ul>
      <span role="status" className="sr-only">
        {said}
      </span>
      {own.length < customStagesLimit && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            setDraft([...draft, { id: newUuid(), name: "", phase: "interviewing", hidden: false }])
          }
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("applications.columns.add")}
        </Button>
      )}
      {save.isError && (
        <Notice>
          {save.error instanceof CallError ? save.error.error : t("applications.columns.failed")}
        </Notice>
      )}
    </Dialog>
  );
}

interface StageRowProps {
  stage: Stage;
  isFirst: boolean;
  isLast: boolean;
  onChange: (to: Partial<Stage>) => void;
  onShift: (by: number) => void;
  onRemove: () => void;
}

function StageRow(props: StageRowProps) {
  const { stage, onChange } = props;
  const { t } = useTranslation();
  const isOwn = !isBuiltIn(stage.id);
  const name = stageName(stage, t);
  const called = name || t("applications.columns.new");
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 py-2">
      <PhaseMark phase={stage.phase} />
      <Field label={t("applications.columns.name", { name: called })} hideLabel className="min-w-32 flex-1">
        <Input
          value={stage.name ?? name}
          maxLength={40}
          autoComplete="off"
          placeholder={t("applications.columns.new")}
          className={stage.hidden ? "text-muted!" : ""}
          onChange={(event) =>
            // A built-in stage with an empty name gets its translated default again.
            onChange({ name: event.target.value === "" && !isOwn ? null : event.target.value })
          }
        />
      </Field>
      {isOwn && (
        <Field label={t("applications.columns.counts", { name: called })} hideLabel className="w-36">
          <Select
            value={stage.phase}
            onChange={(event) => {
              const phase = stagePhases.find((one): one is StagePhase => one === event.target.value);
              if (phase) onChange({ phase });
            }}
          >
            {stagePhases.map((phase) => (
              <option key={phase} value={phase}>
                {t(`applications.phase.${phase}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <StageButtons {...props} called={called} />
    </li>
  );
}

function StageButtons({
  stage,
  called,
  isFirst,
  isLast,
  onChange,
  onShift,
  onRemove,
}: StageRowProps & { called: string }) {
  const { t } = useTranslation();
  const Shown = stage.hidden ? EyeOff : Eye;
  return (
    <span className="ml-auto flex">
      <IconButton
        small
        label={t("applications.columns.up", { name: called })}
        aria-disabled={isFirst}
        onClick={() => onShift(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        small
        label={t("applications.columns.down", { name: called })}
        aria-disabled={isLast}
        onClick={() => onShift(1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        small
        label={t(stage.hidden ? "applications.columns.show" : "applications.columns.hide", {
          name: called,
        })}
        onClick={() => onChange({ hidden: !stage.hidden })}
      >
        <Shown aria-hidden="true" className={stage.hidden ? "size-4 text-muted" : "size-4"} />
      </IconButton>
      {!isBuiltIn(stage.id) && (
        <IconButton small label={t("applications.columns.remove", { name: called })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </span>
  );
}
