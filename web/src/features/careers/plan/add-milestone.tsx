import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { asTitle, longestTitle } from "./milestone-title.tsx";

export function AddMilestone({ label, onAdd }: { label: string; onAdd: (title: string) => void }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState("");
  return (
    <form
      className="flex items-end gap-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const filled = asTitle(title);
        if (filled === "") return;
        onAdd(filled);
        setTitle("");
      }}
    >
      <Field label={label} hideLabel className="min-w-0 flex-1">
        <Input
          value={title}
          maxLength={longestTitle}
          placeholder={label}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        <Plus aria-hidden="true" className="size-4" />
        {t("careers.plan.add")}
      </Button>
    </form>
  );
}
