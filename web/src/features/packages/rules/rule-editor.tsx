import { ArrowLeft } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SaveState } from "../../../lib/sync/autosaver.ts";
import type { Choice, Choices } from "../../../lib/sync/merge.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { PlanLock } from "../plan-lock.tsx";
import { problemsOf, type RuleRow } from "./rule-draft.ts";
import { AvoidedFields, type BaseResume, MakingFields, type RuleForm, WantedFields } from "./rule-fields.tsx";
import { RulePreview } from "./rule-preview.tsx";
import { type Searches, SearchField } from "./search-field.tsx";
import { useRule } from "./use-rule.ts";

/** The typed rule with its problems, and its saving. The first wrong field gets the focus. */
function useRuleForm(rule: RuleRow, userId: string, onClose: () => void) {
  const { t } = useTranslation();
  const { draft, change, saver, state, wasKept } = useRule(rule, userId);
  const [tried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const problems = problemsOf(draft, t);
  const isWrong = Object.keys(problems).length > 0;
  // An empty form is not full of errors before the first attempt.
  const form: RuleForm = {
    draft,
    change,
    problems: tried ? problems : { ...problems, name: undefined, searchId: undefined },
  };
  const save = async () => {
    setTried(true);
    if (isWrong) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    if (!(await saver.flush())) return;
    toast({ title: t("packages.rule.saved"), description: t("packages.rule.savedText") });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return { form, saver, state, wasKept, element, submit, hasProblems: tried && isWrong };
}

/** A rule's form, beside what it would pick today. */
export function RuleEditor({
  rule,
  userId,
  searches,
  resumes,
  lockedBy,
  onClose,
}: {
  rule: RuleRow;
  userId: string;
  searches: Searches;
  resumes: readonly BaseResume[];
  /** Why the plan does not allow to save it; null if it does. */
  lockedBy: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { form, saver, state, wasKept, element, submit, hasProblems } = useRuleForm(rule, userId, onClose);
  const isNew = rule.version === 0;
  return (
    <form ref={element} onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("packages.rule.back")}
      </Button>
      <h1 className="text-[1.75rem] wrap-anywhere sm:text-3xl">
        {isNew ? t("packages.rule.new") : t("packages.rule.edit", { name: rule.name })}
      </h1>
      {lockedBy !== null && <PlanLock text={`${lockedBy} ${t("packages.lock.rules")}`} />}
      {wasKept && state.kind === "changed" && (
        <Notice tone="info" onRetry={saver.discard} retryLabel={t("packages.rule.discard")}>
          {t("packages.rule.kept")}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <RuleFields form={form} searches={searches} resumes={resumes} />
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <RulePreview draft={form.draft} isLocked={lockedBy !== null} />
        </div>
      </div>
      <SaveProblem state={state} onChoose={(choices) => saver.choose(choices)} />
      <SaveBar state={state} hasProblems={hasProblems} isLocked={lockedBy !== null} isNew={isNew} />
    </form>
  );
}

function RuleFields({
  form,
  searches,
  resumes,
}: {
  form: RuleForm;
  searches: Searches;
  resumes: readonly BaseResume[];
}) {
  const { t } = useTranslation();
  return (
    <>
      <SearchField form={form} searches={searches} />
      <Field label={t("packages.rule.field.name")} required error={form.problems.name}>
        <Input
          value={form.draft.name}
          maxLength={80}
          onChange={(event) => form.change({ name: event.target.value })}
        />
      </Field>
      <WantedFields form={form} />
      <AvoidedFields form={form} />
      <MakingFields form={form} resumes={resumes} />
    </>
  );
}

/** Why the rule is not saved, and how to go on. */
function SaveProblem({ state, onChoose }: { state: SaveState; onChoose: (choices: Choices) => void }) {
  const { t, i18n } = useTranslation();
  if (state.kind === "failed") return <Notice>{state.gone ? t("packages.rule.gone") : state.reason}</Notice>;
  if (state.kind !== "conflict") return null;
  const fields = new Intl.ListFormat(i18n.language).format(
    state.conflicts.map(({ path }) => t(`packages.rule.field.${path}`)),
  );
  const choose = (choice: Choice) =>
    onChoose(Object.fromEntries(state.conflicts.map(({ path }) => [path, choice])));
  return (
    <Notice>
      {t("packages.rule.conflict", { fields })}{" "}
      <span className="inline-flex flex-wrap gap-x-4">
        <TextButton onClick={() => choose("mine")}>{t("packages.rule.keepMine")}</TextButton>
        <TextButton onClick={() => choose("theirs")}>{t("packages.rule.takeTheirs")}</TextButton>
      </span>
    </Notice>
  );
}

/** Save, always in sight, and whether anything waits to be saved. */
function SaveBar({
  state,
  hasProblems,
  isLocked,
  isNew,
}: {
  state: SaveState;
  hasProblems: boolean;
  isLocked: boolean;
  isNew: boolean;
}) {
  const { t } = useTranslation();
  const isSaving = state.kind === "saving";
  const text = hasProblems ? "problems" : state.kind !== "saved" ? "changed" : isNew ? "new" : "saved";
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 -mb-6 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-xs leading-snug text-muted sm:text-sm">
          {t(`packages.rule.bar.${text}`)}
        </p>
        <div className="flex shrink-0 gap-2 sm:gap-3">
          <Button
            variant="secondary"
            className="lg:hidden"
            onClick={() => document.getElementById("rule-preview")?.focus()}
          >
            {t("packages.preview.jump")}
          </Button>
          <Button type="submit" disabled={isLocked} busy={isSaving} className="sm:min-w-36">
            {t("packages.rule.save")}
          </Button>
        </div>
      </div>
    </div>
  );
}
