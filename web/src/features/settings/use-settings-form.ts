import { zodResolver } from "@hookform/resolvers/zod";
import { UserDetail } from "@waymark/contract/accounts";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldReason } from "../../lib/api/field-reason.ts";
import { useSession } from "../../lib/session/session.tsx";
import { isStillHere, settingsDraftPrefix } from "../../lib/session/stored-user.ts";
import { Autosaver } from "../../lib/sync/autosaver.ts";
import { draftOfTab } from "../../lib/sync/kept-draft.ts";
import type { Choices, Conflict } from "../../lib/sync/merge.ts";
import { laterByTimer, refusalOf } from "../../lib/sync/retry.ts";
import { useAutosaver, useSaveState } from "../../lib/sync/use-autosaver.ts";
import { toast } from "../../ui/overlay/toast.ts";
import { SaveRefused, useSaveSections } from "./save-sections.ts";
import {
  changedFields,
  fieldsAt,
  formOf,
  type SettingsField,
  SettingsForm,
  type Snapshot,
  settingsFields,
  TypedSettings,
} from "./settings-form.ts";

export interface SettingsState {
  readonly form: UseFormReturn<SettingsForm>;
  readonly values: SettingsForm;
  readonly changed: readonly SettingsField[];
  readonly saving: boolean;
  readonly taken: readonly SettingsField[];
  readonly conflicts: readonly Conflict[];
  readonly save: () => Promise<boolean>;
  readonly cancel: () => void;
  readonly discard: () => void;
  readonly choose: (choices: Choices) => Promise<boolean>;
}

/** `onProblem` receives the field to show; `onConflict`: the person has to choose between two versions. */
export function useSettingsForm(
  onProblem: (field: SettingsField) => void,
  onConflict: () => void,
): SettingsState {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<readonly SettingsField[]>([]);
  const { form, saver } = useSavedForm(setTaken, (error) => {
    showProblems(error instanceof SaveRefused ? error.problems : []);
    const part = error instanceof SaveRefused ? error.part : "profile";
    toast({
      title: t("settings.toast.error"),
      description: t(`settings.toast.${part}Failed`),
      variant: "destructive",
    });
  });
  const state = useSaveState(saver);
  const values = form.getValues();

  const showProblems = (problems: readonly { field: SettingsField; reason?: string }[]) => {
    for (const { field, reason } of problems)
      if (reason !== undefined) form.setError(field, { type: "server", message: reason });
    const [first] = problems;
    if (first) onProblem(first.field);
  };

  const save = async (): Promise<boolean> => {
    let done = false;
    const isConflicting = () => saver.state.get().kind === "conflict";
    const send = form.handleSubmit(
      async () => {
        setTaken([]);
        done = await saver.flush();
      },
      (errors) =>
        showProblems(settingsFields.filter((field) => errorAt(errors, field)).map((field) => ({ field }))),
    );
    if (!isConflicting()) await send();
    if (isConflicting()) onConflict();
    return done;
  };

  return {
    form,
    values,
    changed: changedFields(saver.base(), values),
    saving: state.kind === "saving",
    taken,
    conflicts: state.kind === "conflict" ? state.conflicts : [],
    save,
    cancel: () => {
      const typed = structuredClone(form.getValues());
      saver.discard();
      setTaken([]);
      toast({
        title: t("settings.toast.cancelled"),
        description: t("settings.toast.cancelledText"),
        action: { label: t("settings.toast.undo"), run: () => form.reset(typed) },
      });
    },
    discard: saver.discard,
    choose: (choices) => {
      saver.choose(choices);
      return save();
    },
  };
}

function useSavedForm(
  onTaken: (fields: SettingsField[]) => void,
  onRefused: (error: unknown) => void,
): { form: UseFormReturn<SettingsForm>; saver: Autosaver<SettingsForm, Snapshot> } {
  const { t } = useTranslation();
  const { user } = useSession();
  const save = useSaveSections();
  const [kept] = useState(() => draftOfTab(settingsDraftPrefix + user.id, user.id, TypedSettings));
  const [draft] = useState(kept.read);
  const form = useForm<SettingsForm>({
    defaultValues: draft?.mine ?? formOf(user),
    resolver: zodResolver(SettingsForm, { error: (issue) => fieldReason(issue, t) }),
  });
  const latest = useRef({ save, onRefused });
  latest.current = { save, onRefused };
  const [saver] = useState(
    () =>
      new Autosaver<SettingsForm, Snapshot>(
        { form: formOf(user), version: user.version },
        {
          get: () => structuredClone(form.getValues()),
          rebase: (onto) => form.reset(onto(form.getValues()), { keepErrors: true }),
          set: (value) => form.reset(value),
          edited: (row) => row.form,
          lists: "whole",
          send: (row, value, _, onSaved) => latest.current.save(row, SettingsForm.parse(value), onSaved),
          refusalOf: (error) => {
            const refusal = refusalOf(error instanceof SaveRefused ? error.cause : error, snapshotOf);
            if (refusal.kind === "conflict") return refusal;
            latest.current.onRefused(error);
            return { kind: "failed", reason: "", gone: false };
          },
          isAllowed: () => isStillHere(user.id),
          onTaken: (paths) => onTaken(fieldsAt(paths)),
          draft: kept,
          later: laterByTimer,
          auto: false,
        },
        draft,
      ),
  );
  useAutosaver(saver);
  // Subscribes to the whole form; before its first change, the values are the defaults.
  const values = useWatch({ control: form.control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the saver reads the values from the form.
  useEffect(() => saver.changed(), [saver, values]);
  // The account changed elsewhere: another tab, the language menu, the photo.
  useEffect(() => saver.hear({ form: formOf(user), version: user.version }), [saver, user]);
  return { form, saver };
}

function snapshotOf(current: unknown): Snapshot | null {
  const user = UserDetail.safeParse(current);
  return user.success ? { form: formOf(user.data), version: user.data.version } : null;
}

function errorAt(errors: object, field: SettingsField): boolean {
  const [section = "", name = ""] = field.split(".");
  const at = (errors as Record<string, Record<string, unknown> | undefined>)[section];
  return at?.[name] !== undefined;
}
