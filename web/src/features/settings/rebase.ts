import {
  changedFields,
  isSameValue,
  type SettingsField,
  type SettingsForm,
  valueAt,
  withValue,
} from "./settings-form.ts";

export interface Rebased {
  /** Theirs with what is changed only here; where both changed a field it holds mine. */
  readonly merged: SettingsForm;
  /** What was changed elsewhere and is taken over. */
  readonly taken: readonly SettingsField[];
  /** What both changed, each in another way: a person has to choose. */
  readonly conflicts: readonly SettingsField[];
}

/** Puts what was changed here since `base` on top of what stands on the server by now. Nothing of either is lost. */
export function rebase(base: SettingsForm, mine: SettingsForm, theirs: SettingsForm): Rebased {
  const changedHere = new Set(changedFields(base, mine));
  const changedThere = changedFields(base, theirs);
  const isSame = (field: SettingsField) => isSameValue(valueAt(mine, field), valueAt(theirs, field));
  let merged = theirs;
  for (const field of changedHere) merged = withValue(merged, field, valueAt(mine, field));
  return {
    merged,
    taken: changedThere.filter((field) => !changedHere.has(field)),
    conflicts: changedThere.filter((field) => changedHere.has(field) && !isSame(field)),
  };
}

export type Choice = "mine" | "theirs" | "both";

/** The form after a person chose for each field that both changed; lists can be put together. */
export function resolve(
  rebased: Rebased,
  theirs: SettingsForm,
  choices: Readonly<Partial<Record<SettingsField, Choice>>>,
): SettingsForm {
  let form = rebased.merged;
  for (const field of rebased.conflicts) {
    const here = valueAt(form, field);
    const there = valueAt(theirs, field);
    const choice = choices[field] ?? "mine";
    if (choice === "theirs") form = withValue(form, field, there);
    if (choice === "both" && Array.isArray(here) && Array.isArray(there))
      form = withValue(form, field, [...new Set([...there, ...here])]);
  }
  return form;
}
