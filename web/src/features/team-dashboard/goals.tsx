import { type Goal, type GoalKind, goalKinds } from "@waymark/contract/team-dashboard";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../ui/overlay/dialog-foot.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useAnswerGoal, useSetGoal } from "./queries.ts";

/** The goals of one person with this week's progress, and proposals that wait for an answer. */
export function Goals({
  teamId,
  owner,
  goals,
}: {
  teamId: string;
  owner: { userId: string; displayName: string; isSelf: boolean };
  goals: readonly Goal[];
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid gap-2.5">
      {goals.map((goal) =>
        goal.state === "active" ? (
          <ActiveGoal key={goal.id} teamId={teamId} owner={owner} goal={goal} />
        ) : (
          <ProposedGoal key={goal.id} teamId={teamId} isSelf={owner.isSelf} goal={goal} />
        ),
      )}
      <div>
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAsking(true)}>
          {t(owner.isSelf ? "team-dashboard.goal.set" : "team-dashboard.goal.propose")}
        </Button>
      </div>
      {asking && <GoalDialog teamId={teamId} owner={owner} goals={goals} onClose={() => setAsking(false)} />}
    </div>
  );
}

function ActiveGoal({
  teamId,
  owner,
  goal,
}: {
  teamId: string;
  owner: { userId: string; isSelf: boolean };
  goal: Goal;
}) {
  const { t } = useTranslation();
  const set = useSetGoal(teamId);
  const text = t(`team-dashboard.goal.of.${goal.kind}`, { done: goal.done, count: goal.perWeek });
  const remove = () =>
    set.mutate(
      { ownerId: owner.userId, kind: goal.kind, perWeek: null },
      {
        onSuccess: () =>
          toast({
            title: t("team-dashboard.goal.removed"),
            action: {
              label: t("team-dashboard.goal.undo"),
              run: () => set.mutate({ ownerId: owner.userId, kind: goal.kind, perWeek: goal.perWeek }),
            },
          }),
        onError: (error) => toast({ title: reasonOf(error), variant: "destructive" }),
      },
    );
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>{text}</span>
        {owner.isSelf && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("team-dashboard.goal.removeWhat", { text })}
            onClick={remove}
          >
            {t("team-dashboard.goal.remove")}
          </Button>
        )}
      </div>
      <ProgressBar label={text} valueText={text} value={(100 * goal.done) / goal.perWeek} />
    </div>
  );
}

function ProposedGoal({ teamId, isSelf, goal }: { teamId: string; isSelf: boolean; goal: Goal }) {
  const { t } = useTranslation();
  const answer = useAnswerGoal(teamId);
  const say = (accept: boolean) =>
    answer.mutate(
      { goalId: goal.id, accept },
      { onError: (error) => toast({ title: reasonOf(error), variant: "destructive" }) },
    );
  return (
    <div className="grid gap-1.5 rounded-lg bg-sunk p-3 text-sm">
      <span>
        {t(`team-dashboard.goal.proposed.${goal.kind}`, {
          name: goal.setBy.displayName,
          count: goal.perWeek,
        })}
      </span>
      {isSelf ? (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" busy={answer.isPending} onClick={() => say(true)}>
            {t("team-dashboard.goal.accept")}
          </Button>
          <Button size="sm" variant="quiet" busy={answer.isPending} onClick={() => say(false)}>
            {t("team-dashboard.goal.decline")}
          </Button>
        </span>
      ) : (
        <span className="text-muted">{t("team-dashboard.goal.waits")}</span>
      )}
    </div>
  );
}

function GoalDialog({
  teamId,
  owner,
  goals,
  onClose,
}: {
  teamId: string;
  owner: { userId: string; displayName: string; isSelf: boolean };
  goals: readonly Goal[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const set = useSetGoal(teamId);
  const [kind, setKind] = useState<GoalKind>("applications");
  const known = goals.find((goal) => goal.kind === kind && goal.state === "active");
  const [text, setText] = useState(String(known?.perWeek ?? 3));
  const perWeek = Number(text);
  const isRight = /^\d{1,3}$/.test(text.trim()) && perWeek >= 1 && perWeek <= 100;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(owner.isSelf ? "team-dashboard.goal.set" : "team-dashboard.goal.proposeTo", {
        name: owner.displayName,
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) set.mutate({ ownerId: owner.userId, kind, perWeek }, { onSuccess: onClose });
        }}
      >
        <ChoiceField
          label={t("team-dashboard.goal.kind")}
          value={kind}
          values={goalKinds}
          nameOf={(one) => t(`team-dashboard.goal.kinds.${one}`)}
          onChange={setKind}
        />
        <Field
          label={t("team-dashboard.goal.perWeek")}
          error={isRight ? undefined : t("team-dashboard.goal.wrong")}
        >
          <Input inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {set.error && <Notice>{reasonOf(set.error)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t(owner.isSelf ? "team-dashboard.goal.save" : "team-dashboard.goal.send")}
          saving={set.isPending}
          disabled={!isRight}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
