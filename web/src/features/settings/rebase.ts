import {
  changedFields,
  isSameValue,
  type SettingsField,
  type SettingsForm,
  valueAt,
  withValue,
} from "./settings-form.ts";

export interface Rebased {
  /** Their version with my changes; a field changed by both holds mine. */
  readonly merged: SettingsForm;
  /** Fields changed elsewhere and taken over. */
  readonly taken: readonly SettingsField[];
  /** Fields both changed differently; the person has to choose. */
  readonly conflicts: readonly SettingsField[];
}

/** Three-way merge: applies the changes made here since `base` to the server's version. Nothing is lost. */
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

/** The form with the person's choice for each conflict. 'both' joins two lists. */
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
