import type { Team } from "@waymark/contract/teams";
import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { useRename } from "./queries.ts";

export function TeamName({ team }: { team: Team }) {
  const { t } = useTranslation();
  const [name, setName] = useState<string | null>(null);
  const rename = useRename(team.id);
  if (name === null) {
    return (
      <div className="flex items-center gap-1">
        <h2 className="text-2xl">{team.name}</h2>
        <IconButton label={t("teams.rename")} onClick={() => setName(team.name)}>
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    rename.mutate(name.trim(), { onSuccess: () => setName(null) });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        label={t("teams.name")}
        error={rename.error instanceof CallError ? rename.error.error : undefined}
      >
        <Input
          autoFocus
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && setName(null)}
        />
      </Field>
      <Button type="submit" busy={rename.isPending} disabled={name.trim() === ""}>
        {t("teams.save")}
      </Button>
      <Button variant="quiet" onClick={() => setName(null)}>
        {t("common.cancel")}
      </Button>
    </form>
  );
}
