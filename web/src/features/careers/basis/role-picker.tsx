import type { RoleName } from "@waymark/contract/careers";
import { useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useRoleSearch } from "../queries.ts";

/** A search box for roles. Arrow keys and Enter choose among the matches. */
export function RolePicker({ label, onChoose }: { label: string; onChoose: (role: RoleName) => void }) {
  const { t } = useTranslation();
  const list = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const query = useDeferredValue(typed.trim().slice(0, 200));
  const { data, isError } = useRoleSearch(query);
  const roles = query === "" ? [] : (data?.roles ?? []);
  const isNone = query !== "" && data !== undefined && roles.length === 0;
  return (
    <div className="grid gap-2">
      <Field label={label}>
        <Input
          role="combobox"
          aria-expanded={roles.length > 0}
          aria-controls={list}
          aria-activedescendant={roles[at] ? `${list}-${at}` : undefined}
          autoComplete="off"
          maxLength={200}
          value={typed}
          placeholder={t("careers.pick.example")}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const role = roles[at];
            if (event.key === "ArrowDown") setAt(Math.min(at + 1, roles.length - 1));
            else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
            else if (event.key === "Enter" && role) onChoose(role);
            else return;
            event.preventDefault();
          }}
        />
      </Field>
      <div id={list} role="listbox" aria-label={label} className="max-h-64 overflow-y-auto">
        {roles.map((role, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={role.id}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === at}
            onClick={() => onChoose(role)}
            onPointerMove={() => setAt(i)}
            className={classes(
              "flex min-h-10 cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-md px-2.5 py-1.5 text-[0.9375rem]",
              i === at && "bg-pine-soft",
            )}
          >
            <span>{role.title}</span>
            <span className="text-sm text-muted">{role.industry}</span>
          </div>
        ))}
      </div>
      <p role="status" className={classes("text-sm text-muted", !isNone && !isError && "sr-only")}>
        {isError
          ? t("careers.pick.failed")
          : isNone
            ? t("careers.pick.none")
            : query !== "" && t("careers.pick.found", { count: roles.length })}
      </p>
    </div>
  );
}
