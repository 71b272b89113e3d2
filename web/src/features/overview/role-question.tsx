import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSaveRole } from "./queries.ts";

const longestRole = 120;

/** Asks somebody of whom no role is known what they look for, keeps it as their role and searches for it. */
export function RoleQuestion() {
  const { t } = useTranslation();
  const { user, update } = useSession();
  const navigate = useNavigate();
  const save = useSaveRole(user);
  const [role, setRole] = useState("");
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const said = role.trim();
    if (said === "") return;
    save.mutate(said, {
      onSuccess: (saved) => {
        update(saved);
        const search = { section: "search", query: said, sort: "match" };
        void navigate({ to: "/dashboard", search });
      },
    });
  };
  return (
    <form onSubmit={ask} className="grid max-w-xl gap-3">
      <Field label={t("app-shell.hub.role.label")} hint={t("app-shell.hub.role.hint")}>
        <Input
          value={role}
          maxLength={longestRole}
          autoComplete="organization-title"
          onChange={(event) => setRole(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        busy={save.isPending}
        disabled={role.trim() === ""}
        className="justify-self-start"
      >
        {t("app-shell.hub.search.action")}
      </Button>
      {save.error && (
        <Notice>
          {t("app-shell.hub.role.failed", {
            reason: save.error instanceof CallError ? save.error.error : "",
          })}
        </Notice>
      )}
    </form>
  );
}
