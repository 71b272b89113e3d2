import { type Milestone, milestoneKinds } from "@waymark/contract/careers-plans";
import { FileCheck2, Footprints, GraduationCap } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { newUuid } from "../../../lib/uuid.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { AddMilestone } from "./add-milestone.tsx";
import { MilestoneRow } from "./milestone-row.tsx";
import { mostMilestones, withChanged, withMoved, withPutBack } from "./milestones.ts";

const icons = { skill: GraduationCap, evidence: FileCheck2, step: Footprints };

interface MilestonesProps {
  milestones: readonly Milestone[];
  /** Receives a function that changes the current milestones. */
  onChange: (update: (milestones: readonly Milestone[]) => readonly Milestone[]) => void;
}

/** A plan's milestones by kind: skills in order, evidence, other steps. */
export function MilestoneGroups({ milestones, onChange }: MilestonesProps) {
  const [said, setSaid] = useState("");
  return (
    <div className="grid grid-cols-1 gap-6">
      <span role="status" className="sr-only">
        {said}
      </span>
      {milestoneKinds.map((kind) => (
        <Group key={kind} kind={kind} milestones={milestones} onChange={onChange} onMoved={setSaid} />
      ))}
    </div>
  );
}

function Group({
  kind,
  milestones,
  onChange,
  onMoved,
}: MilestonesProps & { kind: Milestone["kind"]; onMoved: (said: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const own = milestones.filter((one) => one.kind === kind);
  const Icon = icons[kind];
  const isFull = milestones.length >= mostMilestones;
  const { remove, tellEdited } = useUndoable({ milestones, onChange });
  return (
    <section aria-labelledby={`${id}-${kind}`} className="grid grid-cols-1 gap-2.5">
      <h2 id={`${id}-${kind}`} className="flex items-center gap-2.5 text-xl">
        <Icon aria-hidden="true" className="size-5 text-pine" />
        {t(`careers.plan.group.${kind}`)}
      </h2>
      <div className="rounded-xl border border-line bg-surface">
        <ol className="divide-y divide-line">
          {own.map((one, i) => (
            <MilestoneRow
              key={one.id}
              milestone={one}
              isFirst={i === 0}
              isLast={i === own.length - 1}
              onChange={(change) => onChange((now) => withChanged(now, one.id, change))}
              onEdited={(before) => tellEdited(one, before)}
              onMove={(way) => {
                onChange((now) => withMoved(now, one.id, way));
                onMoved(t("careers.plan.moved", { title: one.title, n: i + 1 + way, all: own.length }));
              }}
              onRemove={() => remove(one)}
            />
          ))}
          {own.length === 0 && (
            <li className="p-4 text-[0.9375rem] text-muted">{t(`careers.plan.none.${kind}`)}</li>
          )}
        </ol>
        <div className="border-t border-line">
          {isFull ? (
            <p className="p-4 text-sm text-muted">{t("careers.plan.full", { n: mostMilestones })}</p>
          ) : (
            <AddMilestone
              label={t(`careers.plan.new.${kind}`)}
              onAdd={(title) =>
                onChange((now) => [
                  ...now,
                  { id: newUuid(), kind, title, skillId: null, dueOn: null, doneAt: null },
                ])
              }
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Removes a milestone, and tells that one was edited, each with an undo. */
function useUndoable({ milestones, onChange }: MilestonesProps) {
  const { t } = useTranslation();
  const remove = (one: Milestone) => {
    const at = milestones.findIndex((other) => other.id === one.id);
    onChange((now) => now.filter((other) => other.id !== one.id));
    toast({
      title: t("careers.plan.removed"),
      description: one.title,
      action: { label: t("careers.undo"), run: () => onChange((now) => withPutBack(now, one, at)) },
    });
  };
  const tellEdited = (one: Milestone, before: Partial<Milestone>) =>
    toast({
      title: t(`careers.plan.${"title" in before ? "renamed" : "dated"}`),
      description: before.title ?? one.title,
      action: { label: t("careers.undo"), run: () => onChange((now) => withChanged(now, one.id, before)) },
    });
  return { remove, tellEdited };
}
