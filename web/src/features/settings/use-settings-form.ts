import { zodResolver } from "@hookform/resolvers/zod";
import { UserDetail } from "@waymark/contract/accounts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { fieldReason } from "../../lib/api/field-reason.ts";
import { useSession } from "../../lib/session/session.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { type Choice, rebase, resolve } from "./rebase.ts";
import { SaveRefused, useSaveSections } from "./save-sections.ts";
import {
  changedFields,
  formOf,
  isSettingsField,
  type SettingsField,
  SettingsForm,
  type Snapshot,
  settingsFields,
} from "./settings-form.ts";

export interface SettingsState {
  readonly form: UseFormReturn<SettingsForm>;
  readonly values: SettingsForm;
  readonly changed: readonly SettingsField[];
  readonly saving: boolean;
  /** Fields changed elsewhere and taken over while there were unsaved changes here. */
  readonly taken: readonly SettingsField[];
  /** The server's version of conflicting fields; null without conflicts. */
  readonly clash: { readonly theirs: SettingsForm; readonly conflicts: readonly SettingsField[] } | null;
  readonly save: () => Promise<boolean>;
  readonly cancel: () => void;
  readonly discard: () => void;
  readonly choose: (choices: Partial<Record<SettingsField, Choice>>) => Promise<boolean>;
}

/**
 * All of Settings as one form over the last saved snapshot. `onProblem` receives the field to show, `onClash`
 * is called when the person has to choose between two versions.
 */
export function useSettingsForm(
  onProblem: (field: SettingsField) => void,
  onClash: () => void,
): SettingsState {
  const { t } = useTranslation();
  const { user } = useSession();
  const [draft] = useState(() => readDraft(user.id));
  const [base, setBase] = useState<Snapshot>(() =>
    draft ? { form: draft.base, version: draft.version } : { form: formOf(user), version: user.version },
  );
  const [theirs, setTheirs] = useState<Snapshot | null>(null);
  const [taken, setTaken] = useState<readonly SettingsField[]>([]);
  const [saving, setSaving] = useState(false);
  const sections = useSaveSections();
  const form = useForm<SettingsForm>({
    defaultValues: draft?.typed ?? base.form,
    resolver: zodResolver(SettingsForm, { error: (issue) => fieldReason(issue, t) }),
  });
  // Subscribes to the whole form; before its first change, the values are the defaults.
  useWatch({ control: form.control });
  const values = form.getValues();
  const changed = changedFields(base.form, values);
  const isChanged = changed.length > 0;
  const clash = useMemo(() => {
    if (theirs === null) return null;
    const { conflicts } = rebase(base.form, values, theirs.form);
    return conflicts.length === 0 ? null : { theirs: theirs.form, conflicts };
  }, [theirs, base, values]);

  /** Merges the server's version; `free` is false when the person has to choose first. */
  const takeIn = useCallback(
    (from: Snapshot, now: Snapshot): { merged: SettingsForm; free: boolean } => {
      const mine = form.getValues();
      const rebased = rebase(from.form, mine, now.form);
      if (rebased.conflicts.length > 0) {
        setTheirs(now);
        return { merged: mine, free: false };
      }
      setTheirs(null);
      setBase(now);
      form.reset(rebased.merged, { keepErrors: true });
      setTaken(changedFields(from.form, mine).length > 0 ? rebased.taken : []);
      return { merged: rebased.merged, free: true };
    },
    [form],
  );

  // The account changed elsewhere (another tab, the language menu, the photo). Versions older than the
  // snapshot are ignored.
  const shown = useRef(base);
  shown.current = base;
  useEffect(() => {
    if (!saving && user.version > shown.current.version)
      takeIn(shown.current, { form: formOf(user), version: user.version });
  }, [user, saving, takeIn]);

  useEffect(() => {
    if (isChanged) keepDraft({ userId: user.id, version: base.version, base: base.form, typed: values });
    else forgetDraft();
  }, [isChanged, values, base, user.id]);

  const showProblems = (problems: readonly { field: SettingsField; reason?: string }[]) => {
    for (const { field, reason } of problems)
      if (reason !== undefined) form.setError(field, { type: "server", message: reason });
    const [first] = problems;
    if (first) onProblem(first.field);
  };

  const send = async (from: Snapshot, wanted: SettingsForm, triesLeft: number): Promise<boolean> => {
    try {
      await sections.save(from, wanted, setBase);
      return true;
    } catch (error) {
      if (!(error instanceof SaveRefused)) throw error;
      const now = currentOf(error.cause);
      if (now === null) {
        showProblems(error.problems);
        toast({
          title: t("settings.toast.error"),
          description: t(`settings.toast.${error.part}Failed`),
          variant: "destructive",
        });
        return false;
      }
      const { merged, free } = takeIn(error.saved, now);
      if (free && triesLeft > 0) return send(now, merged, triesLeft - 1);
      onClash();
      return false;
    }
  };

  const saveOn = async (from: Snapshot): Promise<boolean> => {
    let done = false;
    const refused = (errors: object) => {
      const problems = settingsFields.filter((field) => errorAt(errors, field));
      showProblems(problems.map((field) => ({ field })));
    };
    await form.handleSubmit(async (wanted) => {
      setSaving(true);
      setTaken([]);
      try {
        done = await send(from, wanted, 2);
      } finally {
        setSaving(false);
      }
    }, refused)();
    return done;
  };

  return {
    form,
    values,
    changed,
    saving,
    taken,
    clash,
    save: async () => {
      if (clash === null) return saveOn(base);
      onClash();
      return false;
    },
    cancel: () => {
      const typed = structuredClone(form.getValues());
      form.reset(theirs?.form ?? base.form);
      if (theirs) setBase(theirs);
      setTheirs(null);
      setTaken([]);
      toast({
        title: t("settings.toast.cancelled"),
        description: t("settings.toast.cancelledText"),
        action: { label: t("settings.toast.undo"), run: () => form.reset(typed) },
      });
    },
    discard: () => {
      form.reset(base.form);
      forgetDraft();
    },
    choose: async (choices) => {
      if (theirs === null) return false;
      const chosen = resolve(rebase(base.form, form.getValues(), theirs.form), theirs.form, choices);
      form.reset(chosen);
      setBase(theirs);
      setTheirs(null);
      return saveOn(theirs);
    },
  };
}

/** The account a save conflicted with; null when it failed for another reason. */
function currentOf(error: unknown): Snapshot | null {
  if (!(error instanceof CallError) || error.code !== "conflict") return null;
  const current = UserDetail.safeParse(error.details?.current);
  return current.success ? { form: formOf(current.data), version: current.data.version } : null;
}

function errorAt(errors: object, field: SettingsField): boolean {
  if (!isSettingsField(field)) return false;
  const [section = "", name = ""] = field.split(".");
  const at = (errors as Record<string, Record<string, unknown> | undefined>)[section];
  return at?.[name] !== undefined;
}
